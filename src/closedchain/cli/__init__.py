"""The commands of the command line, one module each, with a `register` function that adds it."""

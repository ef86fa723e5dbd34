"""The commands of the command line: one module each, however short, with a `register` function that adds it."""

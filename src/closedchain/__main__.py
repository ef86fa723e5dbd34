"""python -m closedchain: the command line."""

from closedchain.cli import main

if __name__ == "__main__":
    main()

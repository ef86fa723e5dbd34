"""python -m closedchain: the command line."""

from closedchain.cli.app import main

if __name__ == "__main__":
    main()

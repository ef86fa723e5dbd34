"""Lilly, Orin: Efficient dynamic simulation for multiple chain robotic mechanisms.

python papers/multichain.py [folder for figures, default out/multichain]   the study is in closedchain.papers.multichain
"""

from closedchain.papers.script import main

if __name__ == "__main__":
    main("multichain")

"""Sinatra, Xi, Staicu: Dynamics of the Hexapod parallel robot.

python papers/hexapod.py [folder for figures, default out/hexapod]      the study is in closedchain.papers.hexapod
"""

from closedchain.papers.script import main

if __name__ == "__main__":
    main("hexapod")

"""Saha, Schiehlen: Recursive kinematics and dynamics for closed loop multibody systems.

python papers/denoc.py [folder for figures, default out/denoc]      the study is in closedchain.papers.denoc
"""

from closedchain.papers.script import main

if __name__ == "__main__":
    main("denoc")

"""Wang, Gosselin, Cheng: Modeling and simulation of robotic systems with closed kinematic chains, virtual springs.

python papers/virtual_spring.py [folder for figures]      the study is in closedchain.papers.virtual_spring
"""

from closedchain.papers.script import main

if __name__ == "__main__":
    main("virtual_spring")

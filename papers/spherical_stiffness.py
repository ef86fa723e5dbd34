"""Wu, Bai, Kepler: Mobile platform center shift in spherical parallel manipulators with flexible limbs.

python papers/spherical_stiffness.py [folder for figures]      the study is in closedchain.papers.spherical_stiffness
"""

from closedchain.papers.script import main

if __name__ == "__main__":
    main("spherical_stiffness")

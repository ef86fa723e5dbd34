from closedchain import library

robot = library.gough_stewart()  # Wang, Gosselin and Cheng
other = library.gough_stewart(position=(-1.2, 0.0, 1.4))  # the same robot, started elsewhere
linkage = library.four_bar_saha(side=-1, mode="down")  # a layout that the paper leaves open

for name, make in library.machines().items():  # all machines that need no arguments
    print(name, len(make().bodies))

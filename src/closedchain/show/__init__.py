"""Plots and drawings; lower packages reach them only through `closedchain.views`, when a result is plotted."""

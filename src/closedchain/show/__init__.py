"""Plots, reports and views; nothing below imports this."""

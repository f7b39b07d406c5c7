"""Datasets: what they hold, how they are made, and how they are read."""

"""Kernels of Cut it: cutting, and the search for the best puzzle."""

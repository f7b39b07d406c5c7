"""Kernels of the building game of Scalino."""

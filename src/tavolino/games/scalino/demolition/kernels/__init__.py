"""Kernels of the demolition of Scalino."""

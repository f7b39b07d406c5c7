"""Datasets: their contents, making and reading them."""

"""Cut the Rope at many tables."""

"""Cut it as fixed arrays."""

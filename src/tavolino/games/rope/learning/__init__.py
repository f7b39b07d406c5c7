"""Cut the Rope as fixed arrays."""

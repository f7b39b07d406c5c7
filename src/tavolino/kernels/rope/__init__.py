"""Cut the Rope, compiled."""

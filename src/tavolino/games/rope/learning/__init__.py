"""The encoding of Cut the Rope."""

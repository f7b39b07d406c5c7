"""The encoding of Scalino demolition."""

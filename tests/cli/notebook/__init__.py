"""Games in notebooks."""

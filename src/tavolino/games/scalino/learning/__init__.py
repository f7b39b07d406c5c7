"""The encoding of Scalino."""

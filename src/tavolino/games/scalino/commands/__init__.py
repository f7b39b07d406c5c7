"""The commands of Scalino."""

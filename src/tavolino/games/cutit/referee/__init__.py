"""The referee of a real table of Cut it, whose players report what they do."""

"""The referee of a real table of Cut the Rope, whose players report what they do."""

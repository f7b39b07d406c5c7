"""Puzzles as a server and a device both offer them: which there are, tries, and what is shown."""

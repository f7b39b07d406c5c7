"""A table without input and output: seats, clocks, undo, stand-ins, and who may see what."""

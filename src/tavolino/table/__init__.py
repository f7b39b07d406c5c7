"""A table without I/O: events, seats, clocks, undo, stand-ins, and who may see what."""

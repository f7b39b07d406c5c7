"""A table without I/O. Seats, clocks, commands, frames, stored events, and who may see what."""

"""Rules of the games. Each is a folder of its own; none knows another."""

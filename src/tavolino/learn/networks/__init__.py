"""Trained networks as bots: small networks in NumPy, their files and their inputs."""

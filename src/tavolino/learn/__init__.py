"""Encodings, batches, adapters, datasets. For programs that learn to play.

Each adapter to a framework is imported by its own name only.
"""

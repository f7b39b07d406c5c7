"""Tavolino: table games as clean rules, fair dealing, records and bots."""

__version__ = "0.1.0"

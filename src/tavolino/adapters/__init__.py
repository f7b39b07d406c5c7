"""Adapters: how programs that are not part of this package take part in games."""

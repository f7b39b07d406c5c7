"""Adapters: how programs that are not part of this package take part in games, as engines or in
the environments of other frameworks. Each is imported by its own name only.
"""

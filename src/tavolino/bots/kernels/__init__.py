"""Compiled implementations of the rules: packed states, playouts and search at the speed of C.

The readable rules are the reference; differential tests compare the two move by move. Nothing
outside this package needs the compiler. Importing the rules, the command line or the server never
loads it.
"""

"""The rules once more, compiled: packed states, random playouts and search at the speed of C.

The readable rules stay the reference; tests compare both move by move. Nothing outside this
package needs the compiler, and importing the rules, the command line or the server never loads it.
"""

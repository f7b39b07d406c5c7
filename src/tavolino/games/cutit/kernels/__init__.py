"""Cut it, compiled: cutting and the search for the best puzzle."""

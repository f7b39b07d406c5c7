no-pyramid = not a finished game of Scalino with a complete pyramid

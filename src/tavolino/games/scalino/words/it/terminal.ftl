no-pyramid = non è una partita finita di Scalino con una piramide completa

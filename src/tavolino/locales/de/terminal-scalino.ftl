no-pyramid = kein beendetes Spiel Scalino mit vollständiger Pyramide

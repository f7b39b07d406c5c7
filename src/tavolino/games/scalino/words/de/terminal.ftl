no-pyramid = keine beendete Partie Scalino mit fertiger Pyramide

no-pyramid = ce n’est pas une partie terminée de Scalino avec une pyramide complète

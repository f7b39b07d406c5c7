# Les premières parties guidées

guide-step = Étape { $at } sur { $count }
guide-over = Fin du guide
guide-leave = Quitter le guide
guide-next = Suivant
guide-pass = Passer cette étape
guide-praise = Bien joué.
guide-end = Vous connaissez le jeu maintenant.
guide-stay = Continuer la partie
guide-again = Nouvelle partie
guide-rules = Lire les règles

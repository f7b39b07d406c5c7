# Les premières parties guidées

guide-step = Étape { $at } sur { $count }
guide-over = Guide terminé
guide-leave = Quitter le guide
guide-next = Suivant
guide-pass = Passer cette étape
guide-praise = Bien joué !
guide-end = Vous savez maintenant jouer.
guide-stay = Continuer la partie
guide-again = Nouvelle partie
guide-rules = Lire les règles

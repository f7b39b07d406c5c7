referee-title = Arbitre pour une vraie table
referee-lead = Votre plateau, vos cartes, vos ciseaux : un téléphone posé à côté lance les dés, mesure le temps et compte. Sans compte et, sur cet appareil, même sans réseau.
referee-game = Quel jeu est sur la table ?
referee-players = Qui joue ?
referee-remove = Retirer { $name }
referee-add = Encore un joueur
referee-start = Commencer

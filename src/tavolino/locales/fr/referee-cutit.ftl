game-referee-cutit = Cut it avec ciseaux et papier
about-referee-cutit = L’arbitre d’une vraie table : il lance les dés, compte vos coupes ou note vos points, retourne le sablier et fait l’addition.
option-referee-cutit-sheet = { option-cutit-sheet }
option-referee-cutit-sheet-standard = { option-cutit-sheet-standard }
option-referee-cutit-sheet-standard-b = { option-cutit-sheet-standard-b }
option-referee-cutit-sheet-sharp = { option-cutit-sheet-sharp }
help-referee-cutit-sheet = { help-cutit-sheet }
option-referee-cutit-stars = { option-cutit-stars }
option-referee-cutit-stars-normal = { option-cutit-stars-normal }
option-referee-cutit-stars-advanced = { option-cutit-stars-advanced }
option-referee-cutit-stars-strict = { option-cutit-stars-strict }
help-referee-cutit-stars = { help-cutit-stars }

refused-notation-referee-cutit = « { $text } » ne peut pas être saisi ; écrivez roll, un coin (corner a1), une coupe (A3-E3-E0/a1), points 2,0,3,0, penalty, turn, finished 1, complete, out 3,5 ou outside 7.
refused-rc-1-phase = « { $move } » ne peut pas être saisi maintenant.
refused-rc-2-last = On ne coupe pas à la manche { $round } : on compte ce que la dernière coupe a laissé.
refused-rc-2-by-points = Vous avez déjà saisi des points, votre grille n’est donc plus connue ; saisissez encore des points.
refused-rc-3-more = Le dé { $colour ->
    [G] vert
    [P] rose
    [Y] jaune
   *[B] bleu
} rapporte au plus { $most }, pas { $got }.
refused-rc-3-number = Le dé { $colour ->
    [G] vert
    [P] rose
    [Y] jaune
   *[B] bleu
} rapporte { $number } ou rien, pas { $got }.
refused-rc-3-none = Une manche sans aucun point est une pénalité ; saisissez-la comme telle.
refused-rc-3-one-cut = On ne coupe rien à la manche { $round }, il n’y a donc pas eu de coupe unique.
refused-rc-4-seat = { $seats ->
    [one] Il n’y a que { $seats } joueur ici.
   *[other] Il n’y a que { $seats } joueurs ici.
}
refused-rc-4-finished = Ce joueur a déjà fini.
refused-rc-4-glass = Il n’y a qu’un sablier pour tous.
refused-rc-5-by-cuts = Vos coupes sont connues ; dites quels morceaux sont dehors.
refused-rc-5-by-points = Vos morceaux ne sont pas connus ; dites combien de cases sont dehors.
refused-rc-5-spaces = Il peut y avoir au plus { $most } cases dehors : un morceau est toujours dans le puzzle.
refused-rc-5-snippet = Il n’y a pas de morceau { $number } ; les vôtres vont de 1 à { $last }.
refused-rc-5-all = Tous les morceaux ne peuvent pas être dehors : il y en a toujours un dans le puzzle.
refused-rc-5-nothing = Posez d’abord au moins un morceau.

cause-referee-cutit-done = Tous les puzzles sont finis.
cause-referee-cutit-time = Le temps était écoulé.

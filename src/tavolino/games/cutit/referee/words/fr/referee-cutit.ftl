game-referee-cutit = Cut it avec ciseaux et papier
about-referee-cutit = Pour une vraie table : lance les dés, compte vos coupes ou note vos points, gère le sablier et fait le total.
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

refused-notation-referee-cutit = « { $text } » ne peut pas être saisi. Écrivez roll, un coin (corner a1), une coupe (A3-E3-E0/a1), points 2,0,3,0, penalty, turn, finished 1, complete, out 3,5 ou outside 7.
refused-rc-1-phase = « { $move } » ne peut pas être saisi maintenant.
refused-rc-2-last = On ne coupe pas au tour { $round } : vous comptez ce que la dernière coupe a laissé.
refused-rc-2-by-points = Vous avez déjà saisi des points, votre grille n’est donc plus connue. Continuez avec des points.
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
refused-rc-3-none = Un tour sans aucun point est un malus. Saisissez-le comme tel.
refused-rc-3-one-cut = On ne coupe pas au tour { $round }, et « Une coupe » n’y compte donc pas.
refused-rc-4-seat = { $seats ->
    [one] Il n’y a que { $seats } joueur ici.
   *[other] Il n’y a que { $seats } joueurs ici.
}
refused-rc-4-finished = Ce joueur a déjà terminé.
refused-rc-4-glass = Il n’y a qu’un sablier pour tout le monde.
refused-rc-5-by-cuts = Vos coupes sont connues. Indiquez quels morceaux sont hors du puzzle.
refused-rc-5-by-points = Vos morceaux ne sont pas connus. Indiquez combien de cases sont hors du puzzle.
refused-rc-5-spaces = Au plus { $most } cases peuvent rester hors du puzzle : il y a toujours un morceau dedans.
refused-rc-5-snippet = Il n’y a pas de morceau { $number }. Les vôtres vont de 1 à { $last }.
refused-rc-5-all = Il y a toujours un morceau dans le puzzle : ils ne peuvent pas tous rester dehors.
refused-rc-5-nothing = Posez d’abord au moins un morceau.

cause-referee-cutit-done = Tous les puzzles sont terminés.
cause-referee-cutit-time = Le temps est écoulé.

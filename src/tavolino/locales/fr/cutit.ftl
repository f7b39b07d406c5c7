game-cutit = Cut it
about-cutit = Détachez des morceaux d’une grille au gré des dés, puis réunissez-les tous par leurs étoiles.
option-cutit-assist = Aide au puzzle
option-cutit-assist-off = Les fautes sont seulement marquées
option-cutit-assist-on = Les fautes sont refusées
help-cutit-assist = Un morceau qui ferait une faute ne peut pas être posé, ou il est seulement marqué.
option-cutit-contact = Morceaux qui se touchent
option-cutit-contact-free = Même sans raccord
option-cutit-contact-joined = Seulement avec un raccord
help-cutit-contact = Deux morceaux peuvent se toucher même sans étoile qui les raccorde, ou seulement avec.
option-cutit-glass = Temps du puzzle
option-cutit-glass-together = Trois minutes pour tous à la fois
option-cutit-glass-own = Trois minutes chacun, dès qu’on est prêt
help-cutit-glass = Les trois minutes commencent pour tous ensemble, ou pour chacun quand il est prêt, ce qui convient aux parties sur plusieurs jours ou à plusieurs devant un écran.
option-cutit-jokers = Jokers
option-cutit-jokers-best = Rapportent toujours le plus possible
option-cutit-jokers-choice = Vous pouvez prendre moins de points
help-cutit-jokers = Les jokers rapportent toujours le plus possible, ou vous pouvez prendre moins de points, par exemple pour monter à la manche suivante.
option-cutit-scissors = Ciseaux
option-cutit-scissors-guarded = Un seul morceau à la fois
option-cutit-scissors-free = Deux coupes droites quelconques
help-cutit-scissors = Avec deux coupes droites quelconques, vous pouvez aussi détacher plusieurs morceaux d’un coup : cela coûte 5 points, et tous vont dans votre puzzle.
option-cutit-design = Grille personnelle
option-cutit-design-none = Aucune
help-cutit-design = Jouer sur une grille générée et imprimée ; elle remplace celle choisie plus bas.
option-cutit-seed = Ou une nouvelle grille, à partir de mots au choix
help-cutit-seed = Laissez vide pour la grille ci-dessus. Les mêmes mots donnent toujours la même grille.
option-cutit-sheet = Grille
option-cutit-sheet-standard = Standard
option-cutit-sheet-standard-b = Standard, l’autre face
option-cutit-sheet-sharp = Tranchante
help-cutit-sheet = Tous découpent la même grille ; d’une grille à l’autre, couleurs et étoiles changent de place.
option-cutit-stars = Étoiles
option-cutit-stars-normal = Normales
option-cutit-stars-advanced = Pour experts
option-cutit-stars-strict = Strictes
help-cutit-stars = Pour experts : une demi-étoile ne touche jamais un côté nu ; strictes : elle ne peut pas non plus donner sur le vide, et presque aucun puzzle n’est complet.

refused-notation-cutit = « { $text } » n’est pas un coup ; écrivez un coin (corner a1), une coupe (A3-K3/a1, A3-E3-E0/a1, A3-K3/a1=4) ou, pour le puzzle, 5@3,-2r1, lift 5, keep 5, ready, done.
refused-notation-cutit-space = « { $text } » n’est pas une case ; les cases vont de a1 à j10.

refused-ci-1-code = Ce n’est pas le code d’une grille.
refused-ci-1-not-json = Ce n’est pas un fichier de grille : une grille est un seul objet JSON.
refused-ci-1-rows = Une grille a besoin de { $expected } lignes de « { $field } ».
refused-ci-1-row = « { $field } » doit avoir { $expected } signes à la ligne { $rank }.
refused-ci-1-character = « { $field } » a le caractère « { $got } » en { $space } ; signes possibles : { $expected }.
refused-ci-1-name = Une grille a besoin de « { $field } », un texte de 1 à 60 lettres.
refused-ci-1-corner-colour = Le coin { $space } est { $colour ->
    [J] un joker
   *[K] noir
} ; les coins sont vert, rose, jaune et bleu.
refused-ci-1-corner-twice = Les coins { $other } et { $space } sont tous deux { $colour ->
    [G] verts
    [P] roses
    [Y] jaunes
   *[B] bleus
} ; chaque coin a sa propre couleur.
refused-ci-1-black-star = Il y a une étoile sur la case noire { $space } ; les cases noires n’en ont pas.
refused-ci-1-no-joker-star = Aucune case joker n’a d’étoile ; exactement une en a une.
refused-ci-1-joker-stars = Une seule case joker a une étoile, et une seule ; ici ce sont { $space } et { $other }.
refused-ci-2-dice = Il manque les dés de la grille ; il faut six faces pour chacun de « { $expected } ».
refused-ci-2-faces = Le dé « { $colour } » doit avoir six faces parmi { $expected }.
refused-ci-2-face = Le dé ne peut pas montrer { $got } ; ses faces sont { $expected }.

refused-ci-3-phase = { $phase ->
    [first-player] On tire d’abord au sort qui commence
    [dice] C’est le moment des dés
    [corners] C’est le moment de choisir les coins
    [cuts] C’est le moment de couper
    [ready] Chacun se prépare au puzzle
    [check] Les puzzles sont vérifiés
   *[puzzle] C’est le moment du puzzle
} ; « { $move } » n’a pas sa place ici.

refused-ci-4-slanted = De { $start } à { $end }, ce n’est pas une coupe droite le long d’une ligne de la grille.
refused-ci-4-no-angle = Les deux coupes doivent se rencontrer à angle droit ; en { $point } ce n’est pas le cas.
refused-ci-4-space = La case { $space } n’est plus sur votre grille.
refused-ci-4-first-space = La partie porte le nom de sa première case, { $expected }, pas de { $space }.
refused-ci-4-no-paper = { $path } ne longe aucun papier.
refused-ci-4-ends = { $path } ne va pas d’un bord à l’autre ; la coupe à cet endroit est { $expected }.
refused-ci-4-meeting = { $point } n’est pas à l’intérieur du papier ; deux coupes se rencontrent en un point intérieur.
refused-ci-4-arm = Une coupe s’arrête au premier bord qu’elle rencontre : en { $expected }, pas en { $point }.

refused-ci-5-first = La place { $got } ne peut pas commencer à une table de { $seats }.
refused-ci-5-no-corner = { $space } n’est pas un coin de la grille ; les coins sont a1, j1, j10 et a10.
refused-ci-5-taken = Le coin { $space } est déjà pris par la place { $seat }.
refused-ci-5-without-corner = Votre premier morceau doit contenir votre coin { $corner } ; { $cut } le laisse sur la grille.

refused-ci-7-best = À cette table, les jokers rapportent toujours le plus possible ; vous ne pouvez pas prendre { $claim }.
refused-ci-7-penalty = Cette manche est une pénalité ; on ne peut y prendre aucun point.
refused-ci-7-impossible = { $count ->
    [0] Avec ces dés, le morceau ne rapporte aucun point ; vous ne pouvez pas prendre { $claim }.
    [one] Quel que soit l’usage des jokers, le morceau rapporte { $possible } ; vous ne pouvez pas prendre { $claim }.
   *[other] Vous ne pouvez pas prendre { $claim } ; selon l’usage des jokers, le morceau rapporte { $possible }.
}
refused-ci-7-most = { $claim } est le plus que rapporte le morceau ; cela compte sans le demander.

refused-ci-9-same = Les deux coupes sont { $path }.

refused-ci-11-snippet = Il n’y a pas de morceau { $number } ; les vôtres vont de 1 à { $last }.
refused-ci-11-not-on-table = Le morceau { $number } n’est pas sur la table.
refused-ci-11-table = La table s’arrête à { $most } cases de son milieu.
refused-ci-11-overlap = Le morceau { $number } recouvrirait le morceau { $other } en { $x },{ $y }.
refused-ci-11-unjoined = Les morceaux { $number } et { $other } se toucheraient en { $x },{ $y } sans raccord entre eux.
refused-ci-11-ready = Vous avez déjà dit que vous êtes prêt.
refused-ci-11-not-ready = Vous n’êtes pas encore prêt ; dites d’abord « ready ».
refused-ci-11-waiting = Le sablier n’est pas encore retourné ; tout le monde n’est pas prêt.
refused-ci-11-running = Le sablier coule ; on ne peut plus l’arrêter.
refused-ci-11-alone = Seul, il n’y a pas de sablier, ni à se dire prêt.
refused-ci-11-glass = « { $got } » n’est pas ce que l’horloge dit maintenant ; c’est « { $expected } ».
refused-ci-12-colours = Des demi-étoiles de couleurs différentes se rencontreraient entre les morceaux { $number } et { $other } en { $x },{ $y }.
refused-ci-14-part = Le morceau { $number } ne désigne aucune partie ; ces morceaux en désignent une : { $names }.
refused-ci-16-plain = Une demi-étoile toucherait un côté nu entre les morceaux { $number } et { $other } en { $x },{ $y }.

cause-cutit-done = Tous les puzzles sont finis.
cause-cutit-time = Le temps est écoulé.

# Défi du jour
daily-goal-cutit = Faites autant de points que possible, en solo sur une grille que personne n’a encore vue.
daily-score-cutit = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

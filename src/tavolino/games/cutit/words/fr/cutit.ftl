game-cutit = Cut it
about-cutit = Découpez une grille au gré des dés, puis réassemblez les morceaux grâce à leurs étoiles.
option-cutit-assist = Aide au puzzle
option-cutit-assist-off = Signaler les erreurs
option-cutit-assist-on = Empêcher les erreurs
help-cutit-assist = Le jeu signale seulement les erreurs, ou il les empêche.
option-cutit-contact = Morceaux côte à côte
option-cutit-contact-free = Toujours permis
option-cutit-contact-joined = Seulement s’ils sont reliés
help-cutit-contact = Deux morceaux peuvent toujours se toucher, ou seulement si une étoile les relie.
option-cutit-glass = Sablier du puzzle
option-cutit-glass-together = Le même pour tous
option-cutit-glass-own = Chacun le sien
help-cutit-glass = Les trois minutes démarrent pour tous ensemble, ou chacun démarre quand il est prêt : idéal pour les parties sur plusieurs jours ou sur un même écran.
option-cutit-jokers = Jokers
option-cutit-jokers-best = Toujours le maximum
option-cutit-jokers-choice = Points au choix
help-cutit-jokers = Les jokers rapportent le plus possible, ou vous pouvez marquer moins de points, par exemple pour faire mieux au tour suivant.
option-cutit-scissors = Ciseaux
option-cutit-scissors-guarded = Un seul morceau à la fois
option-cutit-scissors-free = Deux coupes au choix
help-cutit-scissors = Avec deux coupes au choix, vous pouvez aussi détacher plusieurs morceaux à la fois. Cela coûte 5 points, et tous font partie de votre puzzle.
option-cutit-design = Votre propre grille
option-cutit-design-none = Aucune
help-cutit-design = Jouez sur une grille que vous avez générée et imprimée. Elle remplace la grille choisie plus bas.
option-cutit-seed = Ou une nouvelle grille à partir de mots au choix
help-cutit-seed = Laissez vide pour garder la grille ci-dessus. Les mêmes mots donnent toujours la même grille.
option-cutit-sheet = Grille
option-cutit-sheet-standard = Standard
option-cutit-sheet-standard-b = Standard B
option-cutit-sheet-sharp = Affûtée
help-cutit-sheet = Tous les joueurs découpent la même grille. Couleurs et étoiles changent de place d’une grille à l’autre.
option-cutit-stars = Étoiles
option-cutit-stars-normal = Normal
option-cutit-stars-advanced = Expert
option-cutit-stars-strict = Strict
expected-design = « none » ou le code d’une grille
help-cutit-stars = Expert : une demi-étoile ne peut pas toucher un côté nu. Strict : elle ne peut pas non plus donner sur le vide, et presque aucun puzzle n’est alors réalisable.

refused-notation-cutit = « { $text } » n’est pas un coup. Écrivez un coin (corner a1), une coupe (A3-K3/a1, A3-E3-E0/a1, A3-K3/a1=4) ou, pour le puzzle, 5@3,-2r1, lift 5, keep 5, ready, done.
refused-notation-cutit-space = « { $text } » n’est pas une case. Les cases vont de a1 à j10.

refused-ci-1-code = Ce n’est pas le code d’une grille.
refused-ci-1-not-json = Ce n’est pas un fichier de grille : une grille est un seul objet JSON.
refused-ci-1-rows = Il faut { $expected } lignes de « { $field } » pour une grille.
refused-ci-1-row = « { $field } » doit avoir { $expected } caractères à la ligne { $rank }.
refused-ci-1-character = « { $field } » contient le caractère « { $got } » en { $space }. Caractères possibles : { $expected }.
refused-ci-1-name = Une grille doit avoir un « { $field } » : un texte de 1 à 60 caractères.
refused-ci-1-corner-colour = Le coin { $space } est { $colour ->
    [J] un joker
   *[K] noir
}. Les coins sont vert, rose, jaune et bleu.
refused-ci-1-corner-twice = Les coins { $other } et { $space } sont tous les deux { $colour ->
    [G] verts
    [P] roses
    [Y] jaunes
   *[B] bleus
}. Chaque coin doit avoir sa propre couleur.
refused-ci-1-black-star = Il y a une étoile sur la case noire { $space }. Les cases noires n’en ont jamais.
refused-ci-1-no-joker-star = Aucune case joker n’a d’étoile. Il en faut exactement une.
refused-ci-1-joker-stars = Une seule case joker peut avoir une étoile, et une seule étoile. Ici : { $space } et { $other }.
refused-ci-2-dice = La grille n’a pas de dés. Il faut six faces pour chacun des dés « { $expected } ».
refused-ci-2-faces = Le dé « { $colour } » doit avoir six faces parmi { $expected }.
refused-ci-2-face = Le dé ne peut pas montrer { $got }. Ses faces sont { $expected }.

refused-ci-3-phase = { $phase ->
    [first-player] Il faut d’abord désigner le premier joueur
    [dice] Il faut d’abord lancer les dés
    [corners] C’est le moment de choisir les coins
    [cuts] C’est le moment de couper
    [ready] Les joueurs se préparent au puzzle
    [check] On vérifie les puzzles
   *[puzzle] Le puzzle est en cours
} ; « { $move } » n’est pas possible maintenant.

refused-ci-4-slanted = De { $start } à { $end }, ce n’est pas une coupe droite le long d’une ligne de la grille.
refused-ci-4-no-angle = Les deux coupes doivent se rejoindre à angle droit. Ce n’est pas le cas en { $point }.
refused-ci-4-space = La case { $space } n’est plus sur votre grille.
refused-ci-4-first-space = Une partie porte le nom de sa première case : { $expected }, pas { $space }.
refused-ci-4-no-paper = Il n’y a pas de papier le long de { $path }.
refused-ci-4-ends = { $path } ne va pas d’un bord à l’autre. La coupe à cet endroit est { $expected }.
refused-ci-4-meeting = { $point } n’est pas à l’intérieur du papier. Deux coupes doivent s’y rejoindre.
refused-ci-4-arm = Une coupe s’arrête au premier bord rencontré : en { $expected }, pas en { $point }.

refused-ci-5-first = La place { $got } ne peut pas commencer à une table de { $seats }.
refused-ci-5-no-corner = { $space } n’est pas un coin de la grille. Les coins sont a1, j1, j10 et a10.
refused-ci-5-taken = La place { $seat } a déjà choisi le coin { $space }.
refused-ci-5-without-corner = Votre premier morceau doit contenir votre coin { $corner }. { $cut } le laisse sur la grille.

refused-ci-7-best = À cette table, les jokers rapportent toujours le maximum. Vous ne pouvez pas annoncer { $claim }.
refused-ci-7-penalty = Ce tour est un malus. Vous ne pouvez pas y annoncer de points.
refused-ci-7-impossible = { $count ->
    [0] Avec ces dés, le morceau ne rapporte rien. Vous ne pouvez pas annoncer { $claim }.
    [one] Quel que soit l’usage des jokers, le morceau rapporte { $possible }. Vous ne pouvez pas annoncer { $claim }.
   *[other] Vous ne pouvez pas annoncer { $claim }. Selon l’usage des jokers, le morceau rapporte { $possible }.
}
refused-ci-7-most = { $claim } est le maximum pour ce morceau. Inutile de l’annoncer.

refused-ci-9-same = Les deux coupes sont { $path }.

refused-ci-11-snippet = Il n’y a pas de morceau { $number }. Les vôtres vont de 1 à { $last }.
refused-ci-11-not-on-table = Le morceau { $number } n’est pas sur la table.
refused-ci-11-table = Un morceau se pose au plus à { $most } cases du milieu.
refused-ci-11-overlap = Le morceau { $number } recouvrirait le morceau { $other } en { $x },{ $y }.
refused-ci-11-unjoined = Les morceaux { $number } et { $other } se toucheraient en { $x },{ $y } sans être reliés.
refused-ci-11-ready = Vous êtes déjà prêt.
refused-ci-11-not-ready = Vous n’êtes pas encore prêt.
refused-ci-11-waiting = Le sablier n’a pas démarré : tout le monde n’est pas prêt.
refused-ci-11-running = Le sablier a déjà démarré.
refused-ci-11-alone = Il n’y a pas de sablier en solo.
refused-ci-11-glass = Le sablier dit maintenant « { $expected } », pas « { $got } ».
refused-ci-12-colours = Deux demi-étoiles de couleurs différentes se rencontreraient entre les morceaux { $number } et { $other } en { $x },{ $y }.
refused-ci-14-part = Le morceau { $number } ne désigne aucune partie. Choisissez parmi : { $names }.
refused-ci-16-plain = Une demi-étoile toucherait un côté nu entre les morceaux { $number } et { $other } en { $x },{ $y }.

cause-cutit-done = Tous les puzzles sont terminés.
cause-cutit-time = Le temps est écoulé.

# Défi du jour
daily-goal-cutit = Marquez le plus de points possible, en solo, sur une grille toute neuve.
daily-score-cutit = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

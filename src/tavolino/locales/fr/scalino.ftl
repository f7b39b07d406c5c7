game-scalino = Scalino
game-demolition = Scalino, démolition
about-scalino = Construisez ensemble une pyramide, niveau par niveau, et gravissez-la en longues suites de votre couleur.
about-demolition = Démontez une pyramide achevée, bloc par bloc, et gardez les gros.
option-scalino-gaps = Trous
option-scalino-gaps-bay = Aucun
option-scalino-gaps-notch = Seules les cases isolées sont interdites
help-scalino-gaps = Sans aucun trou, la pyramide continue de monter ; n’interdire que les cases isolées est plus près du livret, mais on reste souvent bloqué.
option-scalino-bonus = Bloc de bonus
option-scalino-bonus-same = De la même couleur
option-scalino-bonus-either = De l’une ou l’autre couleur (à deux)
help-scalino-bonus = À deux, on peut ainsi choisir laquelle de ses deux couleurs aura le bloc supplémentaire.
option-demolition-pyramid = Pyramide
option-demolition-pyramid-dealt = Construite au hasard
help-demolition-pyramid = Commencez avec une pyramide bâtie au hasard, ou démontez-en une qui a vraiment été bâtie.

refused-notation-space = « { $text } » n’est pas une case ; les cases vont de a1 à i9.
refused-notation-place = « { $text } » n’est pas un emplacement ; écrivez une case (e5) ou les deux bouts d’un bloc (d5-f5).
refused-notation-first = « { $text } » ne dit pas qui commence ; écrivez : first 0.
refused-notation-block = « { $text } » n’est pas un bloc ; écrivez la couleur ({ $colours }) et l’emplacement : Ge5.

refused-sc-1-outside = La case { $space } n’est pas sur le plateau.
refused-sc-2-first = La place { $got } ne peut pas commencer à une table de { $seats }.
refused-sc-2-draw-first = Il faut d’abord tirer au sort qui commence.
refused-sc-3-star = Le premier bloc de la partie couvre l’étoile, e5 ; { $place } ne la couvre pas.
refused-sc-4-straight = { $place } n’est pas une ligne droite.
refused-sc-4-size = { $place } est long de { $size ->
    [one] { $size } case
   *[other] { $size } cases
  } ; les blocs en ont au plus { $most }.
refused-sc-4-stock = Il ne reste pas de bloc { $colour ->
    [green] vert
    [pink] rose
    [yellow] jaune
   *[blue] bleu
} de { $size ->
    [one] { $size } case
   *[other] { $size } cases
} pour { $place }.
refused-sc-4-level = { $place } n’est pas entièrement sur le niveau { $level }, celui que l’on construit.
refused-sc-4-taken = { $place } est déjà couvert sur ce niveau.
refused-sc-4-must-place = Un bloc peut être posé, il faut donc en poser un ; on ne peut renoncer qu’à un bonus de niveau.
refused-sc-5-contact = { $place } ne touche aucun autre bloc de son niveau.
refused-sc-6-beside = { $place } toucherait un autre bloc { $colour ->
    [green] vert
    [pink] rose
    [yellow] jaune
   *[blue] bleu
} de son niveau.
refused-sc-6-above = { $place } reposerait sur un bloc { $colour ->
    [green] vert
    [pink] rose
    [yellow] jaune
   *[blue] bleu
} ; aucun bloc ne repose sur sa propre couleur.
refused-sc-7-gap = { $place } laisserait { $kind ->
    [notch] une case vide avec des blocs sur trois côtés ou plus
   *[bay] un trou entre des blocs de sa ligne ou de sa colonne
}.
refused-sc-9-two-players = À { $seats } joueurs, personne n’a deux couleurs ; choisir celle du bloc de bonus n’est possible qu’à deux.
refused-sc-9-which-colour = Vos deux couleurs conviennent ; écrivez laquelle : { $one } ou { $other }.
refused-sc-9-no-choice = Il n’y a pas de couleur à choisir ici ; écrivez seulement l’emplacement : { $place }.
refused-sc-9-not-yours = Le bloc de bonus est l’un des vôtres : { $one } ou { $other }.
refused-sc-11-colour = La case { $space } a la couleur { $got } ; les couleurs vont de 0 à 3.
refused-sc-11-height = La case { $space } a la hauteur { $got } ; les hauteurs vont de 1 à { $most }.
refused-sc-11-too-many = { $got } cases sont { $colour ->
    [green] vertes
    [pink] roses
    [yellow] jaunes
   *[blue] bleues
}, mais la couleur n’a de blocs que pour { $most }.

refused-sd-1-pyramid-first = Il faut d’abord une pyramide pour pouvoir y prendre des blocs.
refused-sd-1-too-many = La pyramide a { $got } blocs ; il n’y en a que { $most }.
refused-sd-1-complete-already = La pyramide est complète avant { $place }.
refused-sd-1-incomplete = La pyramide n’est pas complète : le niveau { $level } a des cases vides.
refused-sd-2-no-block = Aucun bloc ne se trouve exactement en { $place }.
refused-sd-2-covered = Le bloc en { $place } en porte un autre.
refused-sd-2-no-free-side = Le bloc en { $place } est enfermé des quatre côtés.
refused-sd-2-must-take = Il faut prendre un bloc ; on ne peut renoncer qu’à un bloc supplémentaire.
refused-sd-2-not-chance = Maintenant on ne peut que prendre des blocs.

sequel-scalino-demolition = La démolir
cause-scalino-complete = La pyramide est complète.
cause-scalino-stuck = Plus personne ne peut poser de bloc.
cause-demolition-cleared = Le dernier bloc est pris.

# Défi du jour
daily-goal-scalino = Terminez avec le plus d’avance possible. En jouant au mieux, vous posez encore { $moves ->
    [one] { $moves } bloc
   *[other] { $moves } blocs
  }.
daily-score-scalino = { $score ->
    [one] { $score } point d’avance
   *[other] { $score } points d’avance
}
daily-goal-demolition = Gagnez cette fin de partie, avec le plus d’avance possible.
daily-score-demolition = { $score ->
    [one] { $score } point d’avance
   *[other] { $score } points d’avance
}

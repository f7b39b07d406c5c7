game-scalino = Scalino
game-demolition = Scalino démolition
about-scalino = Construisez ensemble une pyramide, niveau par niveau, et gravissez-la en longues suites de votre couleur.
about-demolition = Démontez une pyramide bloc par bloc et gardez les plus gros.
option-scalino-gaps = Trous interdits
option-scalino-gaps-bay = Tous
option-scalino-gaps-notch = D’une case seulement
help-scalino-gaps = Sans aucun trou, la pyramide continue de monter. N’interdire que les trous d’une case est plus proche du livret, mais la partie se bloque souvent.
option-scalino-bonus = Bloc bonus
option-scalino-bonus-same = Même couleur
option-scalino-bonus-either = Une de vos couleurs
help-scalino-bonus = À deux joueurs, vous pouvez choisir laquelle de vos deux couleurs aura le bloc bonus.
option-demolition-pyramid = Pyramide
option-demolition-pyramid-dealt = Au hasard
expected-pyramid = « dealt » ou les blocs d’une pyramide complète
help-demolition-pyramid = Commencez avec une pyramide au hasard, ou démontez celle d’une partie jouée.

refused-notation-space = « { $text } » n’est pas une case. Les cases vont de a1 à i9.
refused-notation-place = « { $text } » n’est pas un emplacement. Écrivez une case (e5) ou les deux bouts d’un bloc (d5-f5).
refused-notation-first = « { $text } » ne désigne pas le premier joueur. Écrivez : first 0.
refused-notation-block = « { $text } » n’est pas un bloc. Écrivez la couleur ({ $colours }) et l’emplacement : Ge5.

refused-sc-1-outside = La case { $space } n’est pas sur le plateau.
refused-sc-2-first = La place { $got } ne peut pas commencer à une table de { $seats }.
refused-sc-2-draw-first = Il faut d’abord désigner le premier joueur.
refused-sc-3-star = Le premier bloc de la partie doit couvrir l’étoile, e5 ; { $place } ne la couvre pas.
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
refused-sc-4-level = { $place } n’est pas entièrement sur le niveau { $level }, celui en construction.
refused-sc-4-taken = { $place } est déjà occupé sur ce niveau.
refused-sc-4-must-place = Vous pouvez poser un bloc : vous devez donc le faire. On ne peut renoncer qu’à un bloc bonus.
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
}. Aucun bloc ne peut reposer sur sa propre couleur.
refused-sc-7-gap = { $place } laisserait { $kind ->
    [notch] une case vide avec des blocs sur trois côtés ou plus
   *[bay] un trou entre des blocs de sa ligne ou de sa colonne
}.
refused-sc-9-two-players = On ne choisit la couleur du bloc bonus qu’à deux joueurs, pas à { $seats }.
refused-sc-9-which-colour = Vos deux couleurs conviennent. Précisez laquelle : { $one } ou { $other }.
refused-sc-9-no-choice = Il n’y a pas de couleur à choisir ici. Écrivez seulement l’emplacement : { $place }.
refused-sc-9-not-yours = Le bloc bonus doit être de l’une de vos couleurs : { $one } ou { $other }.
refused-sc-11-colour = La case { $space } a la couleur { $got }. Les couleurs vont de 0 à 3.
refused-sc-11-height = La case { $space } a la hauteur { $got }. Les hauteurs vont de 1 à { $most }.
refused-sc-11-too-many = { $got } cases sont { $colour ->
    [green] vertes
    [pink] roses
    [yellow] jaunes
   *[blue] bleues
}, mais la couleur n’a de blocs que pour { $most }.

refused-sd-1-pyramid-first = Il faut d’abord une pyramide pour pouvoir prendre un bloc.
refused-sd-1-too-many = La pyramide a { $got } blocs. Il n’y en a que { $most }.
refused-sd-1-complete-already = La pyramide est déjà complète avant { $place }.
refused-sd-1-incomplete = La pyramide n’est pas complète : le niveau { $level } a des cases vides.
refused-sd-2-no-block = Il n’y a pas de bloc exactement en { $place }.
refused-sd-2-covered = Un autre bloc repose sur { $place }.
refused-sd-2-no-free-side = Le bloc en { $place } n’a aucun côté libre.
refused-sd-2-must-take = Vous devez prendre un bloc. On ne peut renoncer qu’à un bloc supplémentaire.
refused-sd-2-not-chance = Vous ne pouvez que prendre des blocs maintenant.

sequel-scalino-demolition = Démonter la pyramide
cause-scalino-complete = La pyramide est complète.
cause-scalino-stuck = Plus personne ne peut poser de bloc.
cause-demolition-cleared = Le dernier bloc a été pris.

# Défi du jour
daily-goal-scalino = Terminez avec le plus d’avance possible. En jouant au mieux, vous posez encore { $moves ->
    [one] { $moves } bloc
   *[other] { $moves } blocs
  }.
daily-score-scalino = { $score ->
    [one] { $score } point d’avance
   *[other] { $score } points d’avance
}
daily-goal-demolition = Gagnez cette fin de partie avec le plus d’avance possible.
daily-score-demolition = { $score ->
    [one] { $score } point d’avance
   *[other] { $score } points d’avance
}

game-referee-rope = Cut the Rope avec de vraies cartes
about-referee-rope = L’arbitre d’une vraie table : à qui le tour, le temps, les cartes de chaque pile, et qui a gagné combien de fois.
option-referee-rope-pile = { option-rope-pile }
help-referee-rope-pile = { help-rope-pile }
option-referee-rope-timer = Secondes par tour (0 = sans minuteur)
help-referee-rope-timer = Un son dit quand le temps d’un tour est écoulé ; rien d’autre ne se passe.

refused-notation-referee-rope = « { $text } » ne peut pas être saisi ; écrivez left 12, still, again ou finish.
refused-rr-1-phase = « { $move } » ne peut pas être saisi maintenant.
refused-rr-2-more = Avant ce tour, votre pile avait { $before ->
    [one] { $before } carte
   *[other] { $before } cartes
} ; elle ne peut pas en avoir { $got } maintenant.

cause-referee-rope-finished = Vous avez assez joué pour aujourd’hui.

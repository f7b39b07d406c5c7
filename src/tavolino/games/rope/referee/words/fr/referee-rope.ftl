game-referee-rope = Cut the Rope avec de vraies cartes
about-referee-rope = Pour une vraie table : suit les tours, le temps, les cartes de chaque pile et les victoires.
option-referee-rope-pile = { option-rope-pile }
help-referee-rope-pile = { help-rope-pile }
option-referee-rope-timer = Secondes par tour (0 = sans minuteur)
help-referee-rope-timer = Il sonne quand le temps est écoulé. Rien d’autre ne se passe.

refused-notation-referee-rope = « { $text } » ne peut pas être saisi. Écrivez left 12, still, again ou finish.
refused-rr-1-phase = « { $move } » ne peut pas être saisi maintenant.
refused-rr-2-more = Avant ce tour, votre pile avait { $before ->
    [one] { $before } carte
   *[other] { $before } cartes
}. Elle ne peut pas en avoir { $got } maintenant.

cause-referee-rope-finished = Vous avez arrêté de jouer.

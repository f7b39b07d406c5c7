game-referee-rope = Cut the Rope con carte vere
about-referee-rope = Per giocare dal vivo: tiene il conto di turni, tempo, carte nelle pile e vittorie.
option-referee-rope-pile = { option-rope-pile }
help-referee-rope-pile = { help-rope-pile }
option-referee-rope-timer = Secondi per turno (0 = senza timer)
help-referee-rope-timer = Quando il tempo scade senti un suono. Non succede altro.

refused-notation-referee-rope = «{ $text }» non si può inserire. Scrivi left 12, still, again o finish.
refused-rr-1-phase = Ora non si può inserire «{ $move }».
refused-rr-2-more = Prima di questo turno la tua pila aveva { $before ->
    [one] una carta
   *[other] { $before } carte
}; adesso non può averne { $got }.

cause-referee-rope-finished = Avete smesso di giocare.

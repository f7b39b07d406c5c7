game-referee-rope = Cut the Rope con carte vere
about-referee-rope = L’arbitro per un tavolo vero: di chi è il turno, il tempo, le carte di ogni pila e chi ha vinto quante volte.
option-referee-rope-pile = { option-rope-pile }
help-referee-rope-pile = { help-rope-pile }
option-referee-rope-timer = Secondi per turno (0: senza timer)
help-referee-rope-timer = Un suono dice quando il tempo di un turno è scaduto; non succede altro.

refused-notation-referee-rope = «{ $text }» non si può inserire; scrivi left 12, still, again o finish.
refused-rr-1-phase = «{ $move }» non si può inserire adesso.
refused-rr-2-more = Prima di questo turno la tua pila aveva { $before ->
    [one] una carta
   *[other] { $before } carte
}; adesso non può averne { $got }.

cause-referee-rope-finished = Per oggi avete giocato abbastanza.

game-referee-rope = Cut the Rope z prawdziwymi kartami
about-referee-rope = Sędzia przy prawdziwym stole: czyja tura, czas, karty w każdym stosie i kto ile razy wygrał.
option-referee-rope-pile = { option-rope-pile }
help-referee-rope-pile = { help-rope-pile }
option-referee-rope-timer = Sekundy na turę (0: bez zegara)
help-referee-rope-timer = Dźwięk mówi, że czas tury minął; nic więcej się nie dzieje.

refused-notation-referee-rope = „{ $text }” nie da się wpisać; napisz left 12, still, again albo finish.
refused-rr-1-phase = „{ $move }” nie da się teraz wpisać.
refused-rr-2-more = Przed tą turą twój stos miał { $before ->
    [one] jedną kartę
    [few] { $before } karty
   *[many] { $before } kart
}; teraz nie może mieć { $got }.

cause-referee-rope-finished = Na dziś wystarczy grania.

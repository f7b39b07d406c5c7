game-referee-rope = Cut the Rope z prawdziwymi kartami
about-referee-rope = Sędzia przy prawdziwym stole: pilnuje tur, czasu i stosów oraz liczy wygrane.
option-referee-rope-pile = { option-rope-pile }
help-referee-rope-pile = { help-rope-pile }
option-referee-rope-timer = Sekundy na turę (0 = bez limitu)
help-referee-rope-timer = Gdy czas minie, usłyszycie dźwięk. Nic więcej się nie stanie.

refused-notation-referee-rope = „{ $text }” nie da się wpisać. Wpisz left 12, still, again albo finish.
refused-rr-1-phase = „{ $move }” nie da się teraz wpisać.
refused-rr-2-more = Przed tą turą twój stos miał { $before ->
    [one] jedną kartę
    [few] { $before } karty
   *[many] { $before } kart
}; teraz nie może mieć { $got }.

cause-referee-rope-finished = Gra zakończona przez graczy.

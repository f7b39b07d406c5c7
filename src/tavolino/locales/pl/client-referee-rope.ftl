referee-rope-piles = Stosy
referee-rope-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
referee-rope-wins = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
   *[many] { $count } wygranych
}
referee-rope-turn = Tura: { $name }
referee-rope-left = Karty we własnym stosie
referee-rope-less = O jedną kartę mniej
referee-rope-more = O jedną kartę więcej
referee-rope-over = Koniec tury
referee-rope-won = Wygrywa { $name }
referee-rope-still = Nikt już nie rusza kart
referee-rope-again = Rozdaj jeszcze raz
referee-rope-finish = Na dziś wystarczy
referee-rope-timer = Czas, który został w tej turze
referee-rope-time-up = Czas minął
referee-rope-history = Dotychczasowe gry
referee-rope-winners = { $count ->
    [one] Wygrywa { $names }
    [few] Zwycięstwo dzielą { $names }
   *[many] Zwycięstwo dzielą { $names }
}
referee-rope-pile-of = { $count ->
    [one] { $name } ma w stosie { $count } kartę.
    [few] { $name } ma w stosie { $count } karty.
   *[many] { $name } ma w stosie { $count } kart.
}
referee-rope-task-turn = Na koniec swojej tury powiedz, ile kart zostało w twoim stosie.
referee-rope-task-between = Rozdajcie jeszcze raz albo zakończcie.
referee-rope-log-left = { $count ->
    [0] pozbywa się całego stosu
    [one] kończy turę, mając w stosie { $count } kartę
    [few] kończy turę, mając w stosie { $count } karty
   *[many] kończy turę, mając w stosie { $count } kart
}
referee-rope-log-still = zgłasza: nikt już nie rusza kart
referee-rope-log-again = rozdaje jeszcze raz
referee-rope-log-finish = kończy spotkanie
referee-rope-log-first = Zaczyna { $name }

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
referee-rope-left = Karty w twoim stosie
referee-rope-less = O jedną kartę mniej
referee-rope-more = O jedną kartę więcej
referee-rope-over = Zakończ turę
referee-rope-won = Wygrywa { $name }
referee-rope-still = Nikt nie zagrywa
referee-rope-again = Rozdaj od nowa
referee-rope-finish = Zakończ grę
referee-rope-timer = Pozostały czas
referee-rope-time-up = Czas minął
referee-rope-history = Dotychczasowe gry
referee-rope-winners = { $count ->
    [one] Wygrywa { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
referee-rope-pile-of = { $count ->
    [one] { $name } ma w stosie { $count } kartę.
    [few] { $name } ma w stosie { $count } karty.
   *[many] { $name } ma w stosie { $count } kart.
}
referee-rope-task-turn = Na koniec tury wpisz, ile kart zostało w twoim stosie.
referee-rope-task-between = Rozdajcie od nowa albo zakończcie grę.
referee-rope-log-left = { $count ->
    [0] pozbywa się stosu
    [one] kończy turę, w stosie zostaje { $count } karta
    [few] kończy turę, w stosie zostają { $count } karty
   *[many] kończy turę, w stosie zostaje { $count } kart
}
referee-rope-log-still = zgłasza, że nikt nie zagrywa
referee-rope-log-again = rozdaje od nowa
referee-rope-log-finish = kończy grę
referee-rope-log-first = Zaczyna { $name }
referee-rope-margin = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
   *[many] { $count } wygranych
}

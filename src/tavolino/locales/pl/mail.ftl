# Co mówimy o partiach na wiele dni: e-mailem, powiadomieniem i w kanale
notice-game = { $game } – { $players }
notice-turn = Twój ruch: { $game }
notice-short = Zostało mało czasu: { $game }
notice-turns = { $count ->
    [one] Twój ruch w jednej partii
    [few] Twój ruch w { $count } partiach
   *[many] Twój ruch w { $count } partiach
}
notice-hours-left = { $hours ->
    [0] Została mniej niż godzina, do { $when }
    [one] Została godzina, do { $when }
    [few] Zostały { $hours } godziny, do { $when }
   *[many] Zostało { $hours } godzin, do { $when }
}
notice-days-left = { $days ->
    [one] Został jeden dzień, do { $when }
    [few] Zostały { $days } dni, do { $when }
   *[many] Zostało { $days } dni, do { $when }
}
notice-no-clock = Bez zegara
notice-more = { $count ->
    [one] i jeszcze jedna partia
    [few] i jeszcze { $count } partie
   *[many] i jeszcze { $count } partii
}
notice-feed = Partie, które na ciebie czekają
notice-mail-greeting = { $count ->
    [one] Ta partia czeka na twój ruch:
    [few] Te partie czekają na twój ruch:
   *[many] Te partie czekają na twój ruch:
}
notice-mail-why = Dostajesz tę wiadomość na życzenie zgłoszone na stronie { $url }. Możesz to tam w każdej chwili zmienić.
notice-mail-stop = Nie chcę więcej tych wiadomości
notice-confirm-subject = Potwierdź swój adres e-mail
notice-confirm-greeting = Ktoś, zapewne ty, chce dostawać na ten adres wiadomości, gdy w Tavolino przychodzi jego kolej.
notice-confirm = Tak, piszcie na ten adres
notice-confirm-why = Jeśli to nie ty, nic nie rób: więcej się nie odezwiemy.

# Co mówimy o grach na kilka dni: e-mailem, powiadomieniem i w kanale
notice-game = { $game } – { $players }
notice-turn = Twoja kolej: { $game }
notice-short = Czas się kończy: { $game }
notice-turns = { $count ->
    [one] Twoja kolej w jednej grze
   *[other] Twoja kolej w { $count } grach
}
notice-hours-left = { $hours ->
    [0] Została niecała godzina, do { $when }
    [one] Została godzina, do { $when }
    [few] Zostały { $hours } godziny, do { $when }
   *[many] Zostało { $hours } godzin, do { $when }
}
notice-days-left = { $days ->
    [one] Został jeden dzień, do { $when }
    [few] Zostały { $days } dni, do { $when }
   *[many] Zostało { $days } dni, do { $when }
}
notice-no-clock = Bez limitu czasu
notice-more = { $count ->
    [one] i jeszcze jedna gra
    [few] i jeszcze { $count } gry
   *[many] i jeszcze { $count } gier
}
notice-feed = Gry, które na ciebie czekają
notice-mail-greeting = { $count ->
    [one] Ta gra czeka na twój ruch:
   *[other] Te gry czekają na twój ruch:
}
notice-mail-why = Dostajesz tę wiadomość, bo takie masz ustawienia na stronie { $url }. Możesz je tam w każdej chwili zmienić.
notice-mail-stop = Wypisz mnie
notice-confirm-subject = Potwierdź swój adres e-mail
notice-confirm-greeting = Ktoś, pewnie ty, chce dostawać na ten adres wiadomości, gdy w Tavolino przyjdzie jego kolej.
notice-confirm = Tak, potwierdź adres
notice-confirm-why = Jeśli to nie ty, zignoruj tę wiadomość: więcej się nie odezwiemy.

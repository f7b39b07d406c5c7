your-move = Twój ruch, miejsce { $seat }. Napisz na przykład: { $examples }. „?” wymienia wszystkie ruchy, „help” inne słowa.
terminal-help =
    ?       wymienia ruchy, które możesz zrobić
    board   pokazuje stół jeszcze raz
    undo    cofa twój ostatni ruch i wszystko po nim
    quit    odchodzi od stołu
endless = Ruchów jest za dużo, żeby je wymienić.
time-up = Czas minął.
left = Odchodzisz od stołu.
terminal-go-on = { $what }? „{ $yes }” – gramy dalej, wszystko inne kończy.
terminal-yes = t
saved = Zapisano w { $file }.
not-over = Gra nie jest skończona.
standing = { $rank }. miejsce { $seat }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
dealer-hash = Zobowiązanie rozdającego: { $hash }.
dealer-secret = Sekret rozdającego: { $secret }.
verified-fair = wiersze, ruchy i wynik się zgadzają, a rozdanie było uczciwe.
verified-open = wiersze i ruchy się zgadzają; gra nie jest skończona, więc rozdania nie da się jeszcze sprawdzić.
verified-unclaimed = wiersze, ruchy i wynik się zgadzają; za losowania nie ręczył żaden rozdający.
verified-several = { $count ->
    [one] { $count } zapis: { $text }
    [few] { $count } zapisy, dla każdego: { $text }
   *[many] { $count } zapisów, dla każdego: { $text }
}

refused-undo-nothing = Nie masz ruchu do cofnięcia.
refused-seats-viewer = Przy tym stole na { $seats } nie ma miejsca { $got }; miejsca liczy się od 1.

# Wiersze gry
line-of = { $who }: { $text }
replay-head = { $players ->
    [one] { $game }, { $players } gracz, { $options }
   *[other] { $game }, { $players } graczy, { $options }
}
replay-undo = cofa wpis { $entry } i wszystko po nim
replay-resigned = poddaje się
replay-timeout = nie ma już czasu i przegrywa

# Lista gier
games-players = { $name }: od { $low } do { $high } graczy
games-option = opcja { $name } ({ $rule }): { $values }
games-default = { $value } (domyślnie)
games-range = od { $low } do { $high } (domyślnie { $default })
games-text = { $expected } (domyślnie { $default })
games-bots = boty: { $bots }
games-moves = ruchy zapisuje się tak: { $examples }

# Czego polecenie nie może zrobić
verify-wrong = { $file } jest błędny:
other-game = to zapis gry { $got }, nie { $expected }
write-option = opcję zapisuje się NAZWA=WARTOŚĆ, nie „{ $got }”
option-twice = opcja „{ $name }” jest podana dwa razy
file-there = już istnieje, a żadna gra nie zastępuje innej
watch-or-seat = kto ogląda, nie ma miejsca: pomiń --watch albo --seat
secret-form = sekret rozdającego to 64 cyfry szesnastkowe
at-without-from = --at używa się razem z --from
from-with-players = zapis mówi już, ilu gra i z jakimi opcjami

# A static site
site-written = Witryna jest w { $folder } ({ $megabytes } MB). Aby ją wypróbować: python -m http.server -d { $folder }
site-folder-full = nie jest pusty; z --force witryna i tak zostanie tam zapisana

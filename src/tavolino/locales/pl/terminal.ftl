your-move = Twój ruch, miejsce { $seat }. Na przykład: { $examples }. Wpisz „?”, żeby zobaczyć wszystkie ruchy, albo „help”, żeby zobaczyć polecenia.
terminal-help =
    ?       pokazuje ruchy, które możesz wykonać
    board   pokazuje stół jeszcze raz
    undo    cofa twój ostatni ruch i wszystko po nim
    quit    odchodzi od stołu
endless = Ruchów jest za dużo, żeby je wymienić.
time-up = Czas minął.
left = Odchodzisz od stołu.
terminal-go-on = { $what }: wpisz „{ $yes }”, żeby grać dalej, albo cokolwiek innego, żeby skończyć.
terminal-yes = t
saved = Zapisano w pliku { $file }.
not-over = Gra jeszcze trwa.
standing = { $rank }. miejsce: gracz { $seat }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
dealer-hash = Skrót tajnego ziarna: { $hash }.
dealer-secret = Tajne ziarno: { $secret }.
verified-fair = wiersze, ruchy i wynik się zgadzają, a losowanie było uczciwe.
verified-open = wiersze i ruchy się zgadzają; gra jeszcze trwa, więc losowania nie da się jeszcze sprawdzić.
verified-unclaimed = wiersze, ruchy i wynik się zgadzają; nie ma dowodu, że losowanie było uczciwe.
verified-several = { $count ->
    [one] { $count } zapis: { $text }
    [few] { $count } zapisy, dla każdego: { $text }
   *[many] { $count } zapisów, dla każdego: { $text }
}

refused-undo-nothing = Nie masz ruchu do cofnięcia.
refused-seats-viewer = Nie ma miejsca { $got }; miejsc jest { $seats }, liczonych od 1.

# Wiersze gry
line-of = { $who }: { $text }
replay-head = { $players ->
    [one] { $game }, { $players } gracz, { $options }
   *[other] { $game }, { $players } graczy, { $options }
}
replay-undo = cofa ruch { $entry } i wszystko po nim
replay-resigned = poddaje się
replay-timeout = przegrywa na czas

# Lista gier
games-players = { $name }: od { $low } do { $high } graczy
games-option = opcja { $name } ({ $rule }): { $values }
games-default = { $value } (domyślnie)
games-range = od { $low } do { $high } (domyślnie { $default })
games-text = { $expected } (domyślnie { $default })
games-bots = boty: { $bots }
games-moves = ruchy wpisuje się tak: { $examples }

# Czego polecenie nie może zrobić
verify-wrong = Plik { $file } jest błędny:
other-game = to gra { $got }, a nie { $expected }
write-option = opcję wpisz jako NAZWA=WARTOŚĆ, a nie „{ $got }”
option-twice = opcja „{ $name }” jest podana dwa razy
file-there = już istnieje, a gry nigdy nie nadpisują plików
watch-or-seat = wybierz --watch albo --seat
secret-form = tajne ziarno ma 64 cyfry szesnastkowe
at-without-from = --at wymaga --from
from-with-players = liczba graczy i opcje są już w pliku

# Strona statyczna
site-written = Strona jest w { $folder } ({ $megabytes } MB). Wypróbuj ją: python -m http.server -d { $folder }
site-folder-full = nie jest pusty; użyj --force, żeby mimo to w nim zapisać

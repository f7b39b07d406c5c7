# Wyzwanie dnia
refused-daily-unknown = Na ten dzień nie ma wyzwania.
refused-daily-sealed = Wyzwanie na { $day } jest jeszcze tajne.
refused-daily-closed = Na ten dzień nie można już dodać liczby.
refused-daily-contribution = Liczba do losowania ma 32 cyfry, od 0 do 9 i od a do f.
daily-table-title = Wyzwanie dnia { $day }

# Do udostępnienia
daily-share-head = Tavolino · { $game } · { $day }
daily-share-par = Norma
daily-share-better = O { $points } lepiej od normy
daily-share-worse = O { $points } gorzej od normy
daily-share-failed = Nierozwiązane
daily-share-streak = { $days ->
    [one] { $days } dzień z rzędu
   *[other] { $days } dni z rzędu
}

# tavolino daily verify
daily-verified = { $day }: losowanie było uczciwe. Sekret pasuje do skrótu, a wszystkie wyzwania wynikają z niego i z { $numbers ->
    [one] { $numbers } liczby
   *[other] { $numbers } liczb
} od odwiedzających.
daily-unrevealed = { $day }: na razie wszystko się zgadza. Sekret poznamy po zakończeniu dnia.
daily-try-verified = to próba z dnia { $day }, z tymi samymi losowaniami i od tej samej pozycji.
daily-try-unrevealed = Próbę można sprawdzić, gdy znany jest sekret dnia.
daily-no-day = Ten plik nie dotyczy wyzwania dnia.
daily-wrong = Plik { $file } jest błędny:
daily-fault-hash = Skrót to { $hash }, a wcześniej podano { $noted }.
daily-fault-late = Sekret ustalono dopiero po rozpoczęciu dnia.
daily-fault-contribution = „{ $contribution }” to nieprawidłowa liczba.
daily-fault-twice = Jedna z liczb występuje dwa razy.
daily-fault-missing = Brakuje liczby { $contribution }.
daily-fault-secret = Sekret nie pasuje do skrótu.
daily-fault-game = Nie ma wyzwania dla „{ $game }”.
daily-fault-challenge = Wyzwanie w grze { $game } nie wynika z sekretu i liczb.
daily-fault-dealer = W grze były inne kości lub karty niż w wyzwaniu.
daily-fault-position = Gra nie zaczęła się od pozycji z wyzwania.

# W przeglądarce
daily-title = Wyzwanie dnia
daily-about = Codziennie jedno wyzwanie w każdej grze, takie samo dla wszystkich. Liczy się pierwsza próba; potem możesz ćwiczyć.
daily-none = Pierwsze wyzwania ruszają o północy UTC.
daily-left = { $hours ->
    [0] { $minutes ->
        [one] została { $minutes } minuta
        [few] zostały { $minutes } minuty
       *[many] zostało { $minutes } minut
    }
    [one] została { $hours } godzina
    [few] zostały { $hours } godziny
   *[many] zostało { $hours } godzin
}
daily-state-new = Jeszcze przed tobą
daily-state-playing = W toku
daily-state-reached = { $score } (norma { $par })
daily-state-failed = Nierozwiązane
daily-state-helped = Rozegrane z pomocą
daily-state-late = Po czasie
daily-streak = { $days ->
    [one] { $days } dzień z rzędu
   *[other] { $days } dni z rzędu
}
daily-longest = Najdłuższa seria: { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}.
daily-par = Norma: { $par }
daily-opponent = Twój przeciwnik: { $bot }
daily-counts = Ta próba się liczy. Zacznij przed północą UTC; na dokończenie masz jeszcze godzinę. Podpowiedzi i pomoc bota ją unieważniają.
daily-begin = Zacznij
daily-resume = Graj dalej
daily-practise = Ćwicz
daily-replay = Powtórka
daily-result = Twój wynik: { $score }.
daily-result-par = Dokładnie norma!
daily-result-better = O { $points } lepiej od normy!
daily-result-worse = O { $points } gorzej od normy.
daily-result-failed = Tym razem się nie udało.
daily-result-helped = Pomagał bot, więc ta próba się nie liczy.
daily-result-late = Próba nie zmieściła się w czasie.
daily-everyone = Wszystkie wyniki
daily-players = { $players ->
    [one] Zagrała { $players } osoba.
    [few] Zagrały { $players } osoby.
   *[many] Zagrało { $players } osób.
}
daily-bar = { $score }: { $players ->
    [one] { $players } osoba
    [few] { $players } osoby
   *[many] { $players } osób
}
daily-bar-own = { $score } (w tym ty): { $players ->
    [one] { $players } osoba
    [few] { $players } osoby
   *[many] { $players } osób
}
daily-bar-failed = Nierozwiązane: { $players ->
    [one] { $players } osoba
    [few] { $players } osoby
   *[many] { $players } osób
}
daily-share = Udostępnij
daily-copy = Kopiuj tekst
daily-archive = Poprzednie wyzwania
daily-archive-none = Nie ma jeszcze poprzednich wyzwań.
daily-more = Wcześniejsze dni
daily-next = Jutro
daily-next-what = Jutrzejsze wyzwania wynikają z sekretu serwera i z liczb dodanych przez odwiedzających. Skrót sekretu widzisz już teraz. Im później ktoś doda liczbę, tym trudniej komukolwiek wpłynąć na wynik, nawet serwerowi. Na koniec dnia sekret staje się jawny i każdy może to sprawdzić poleceniem „tavolino daily verify”.
daily-numbers = { $numbers ->
    [0] Nikt jeszcze nie dodał liczby.
    [one] Dodano { $numbers } liczbę.
    [few] Dodano { $numbers } liczby.
   *[many] Dodano { $numbers } liczb.
}
daily-add = Dodaj losową liczbę
daily-own = Twoja liczba:
daily-closed = Na jutro nie można już dodać liczby.
daily-check = Jak sprawdzić ten dzień

# Wyzwanie dnia
refused-daily-unknown = Na ten dzień nie ma wyzwania.
refused-daily-sealed = Wyzwanie na { $day } jest jeszcze zapieczętowane.
refused-daily-closed = Na ten dzień nie można już dodawać liczb.
refused-daily-contribution = Liczba do losowania ma 32 cyfry, od 0 do 9 i od a do f.
daily-table-title = Wyzwanie dnia { $day }

# Do udostępnienia
daily-share-head = Tavolino · { $game } · { $day }
daily-share-par = Cel osiągnięty
daily-share-better = O { $points } lepiej niż cel
daily-share-worse = Do celu zabrakło { $points }
daily-share-failed = Nierozwiązane
daily-share-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
   *[many] { $days } dni z rzędu
}

# tavolino daily verify
daily-verified = { $day }: losowanie było uczciwe. Sekret pasuje do skrótu, a wszystkie wyzwania wynikają z niego i z { $numbers ->
    [one] { $numbers } liczby
    [few] { $numbers } liczb
   *[many] { $numbers } liczb
} od odwiedzających.
daily-unrevealed = { $day }: na razie wszystko się zgadza. Sekret zostanie ujawniony po zakończeniu dnia.
daily-try-verified = to próba z dnia { $day }, z jego rozdającym i od jego pozycji.
daily-try-unrevealed = Próbę można sprawdzić, gdy sekret dnia jest ujawniony.
daily-no-day = Ten plik nie opisuje dnia.
daily-wrong = Plik { $file } jest błędny:
daily-fault-hash = Skrót to { $hash }, a wcześniej opublikowano { $noted }.
daily-fault-late = Sekret zapieczętowano dopiero po rozpoczęciu dnia.
daily-fault-contribution = „{ $contribution }” nie jest liczbą od odwiedzającego.
daily-fault-twice = Jedna z liczb występuje dwa razy.
daily-fault-missing = Brakuje liczby { $contribution }.
daily-fault-secret = Sekret nie pasuje do skrótu.
daily-fault-game = Nie ma wyzwania dla „{ $game }”.
daily-fault-challenge = Wyzwanie { $game } nie wynika z sekretu i liczb.
daily-fault-dealer = Gra miała innego rozdającego niż wyzwanie.
daily-fault-position = Gra nie zaczęła się od pozycji z wyzwania.

# W kliencie
daily-title = Wyzwanie dnia
daily-about = Codziennie jedno wyzwanie w każdej grze, takie samo dla wszystkich. Liczy się pierwsza próba; potem można ćwiczyć.
daily-none = Pierwsze wyzwania zaczynają się o północy UTC.
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
daily-state-new = Jeszcze nie rozegrane
daily-state-playing = W toku
daily-state-reached = { $score } (cel { $par })
daily-state-failed = Nierozwiązane
daily-state-helped = Rozegrane z pomocą
daily-state-late = Nie ukończono na czas
daily-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
   *[many] { $days } dni z rzędu
}
daily-longest = Najdłuższa seria: { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}.
daily-par = Cel: { $par }
daily-opponent = Twój przeciwnik: { $bot }
daily-counts = Ta próba się liczy. Można ją zacząć do północy UTC i skończyć do godziny później. Podpowiedzi lub pomoc bota ją unieważniają.
daily-begin = Zacznij
daily-resume = Graj dalej
daily-practise = Ćwicz
daily-replay = Obejrzyj grę
daily-result = Masz { $score }.
daily-result-par = Dokładnie cel!
daily-result-better = O { $points } lepiej niż cel!
daily-result-worse = Do celu zabrakło { $points }.
daily-result-failed = Tym razem nierozwiązane.
daily-result-helped = Pomógł bot, więc ta próba się nie liczy.
daily-result-late = Tej próby nie ukończono na czas.
daily-everyone = Wyniki wszystkich
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
daily-bar-own = { $score }, ty też: { $players ->
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
daily-archive = Wcześniejsze dni
daily-archive-none = Nie ma jeszcze wcześniejszych dni.
daily-more = Jeszcze wcześniejsze dni
daily-next = Jutro
daily-next-what = Jutrzejsze wyzwania wyznacza sekret serwera, którego skrót widać tutaj, oraz liczby dodawane przez odwiedzających. Im później ktoś doda liczbę, tym mniej nawet prowadzący serwer może wpłynąć na losowanie. Po zakończeniu dnia sekret zostaje ujawniony i wszystko można sprawdzić poleceniem „tavolino daily verify”.
daily-numbers = { $numbers ->
    [0] Nie dodano jeszcze żadnej liczby.
    [one] Dodano { $numbers } liczbę.
    [few] Dodano { $numbers } liczby.
   *[many] Dodano { $numbers } liczb.
}
daily-add = Dodaj losową liczbę
daily-own = Twoja liczba:
daily-closed = Na jutro nie można już dodawać liczb.
daily-check = Co można sprawdzić w tym dniu

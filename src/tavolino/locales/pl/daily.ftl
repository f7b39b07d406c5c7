# Wyzwanie dnia
refused-daily-unknown = Na ten dzień nie ma wyzwania.
refused-daily-sealed = Wyzwanie na { $day } jest jeszcze tajne.
refused-daily-closed = Na ten dzień nie można już dodać liczby.
refused-daily-early = Liczbę na { $day } możesz dodać od { $opens }.
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
daily-no-receipt = To nie jest pokwitowanie liczby.
daily-lacks = W grze { $game } nie ma na ten dzień wyzwania. Może serwer nie miał tej gry.
daily-wrong = Plik { $file } jest błędny:
daily-fault-hash = Skrót to { $hash }, a wcześniej podano { $noted }.
daily-fault-late = Sekret ustalono dopiero po rozpoczęciu dnia.
daily-fault-secret = Sekret nie pasuje do skrótu.
daily-fault-game = Nie ma wyzwania dla „{ $game }”.
daily-fault-challenge = Wyzwanie w grze { $game } nie wynika z sekretu i liczb.
daily-fault-dealer = W grze były inne kości lub karty niż w wyzwaniu.
daily-fault-position = Gra nie zaczęła się od pozycji z wyzwania.
daily-fault-rounds = Dzień zmieszano w { $rounds } rundach zamiast { $expected }, więc wyzwania można było wybrać.
daily-fault-early = Sekret ustalono wcześniej, niż robi to serwer.
daily-fault-unrevealed = Są wyzwania, ale brakuje sekretu.
daily-fault-empty = Nie ma wyzwań, więc nie ma z czym porównać liczb.
daily-fault-twice = Dla „{ $game }” jest więcej niż jedno wyzwanie.
daily-fault-order = Wyzwania nie są w kolejności, w jakiej publikuje je serwer.
daily-fault-other = Pokwitowanie dotyczy dnia { $day }.
daily-fault-missing = Liczby { $contribution } nie ma w losowaniu tam, gdzie wskazuje pokwitowanie.
daily-fault-rewritten = Liczby przed { $contribution } zmieniono po wydaniu pokwitowania.
daily-fault-seats = Miejsc w grze było { $seats } zamiast { $expected }.
daily-fault-opponent = Przeciwnikiem nie był bot „{ $bot }”.
daily-fault-tags = Zapis ma dodatkowe opisy, a serwer żadnych nie dodaje.
daily-fault-open = Gra się nie skończyła.
daily-fault-undo = Wiersz { $line }: cofnięto ruch, czego w próbie zrobić nie można.
daily-fault-resign = Wiersz { $line }: w próbie poddać się może tylko gracz.
daily-fault-bot = Wiersz { $line }: bot „{ $bot }” nie robi takiego ruchu.
daily-fault-deal = Wyzwanie w grze { $game } rozegrano innymi kośćmi lub kartami, niż wynika z sekretu.
daily-fault-par = Par w grze { $game } zmieniono po tym dniu.

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
daily-next-what = Jutrzejsze wyzwania wynikają z sekretu serwera i z liczb dodanych przez odwiedzających. Skrót sekretu widzisz już teraz, a przeglądarka go zapamięta. Im później ktoś doda liczbę, tym trudniej komukolwiek wpłynąć na wynik, nawet serwerowi. Na koniec dnia sekret staje się jawny. Wtedy przeglądarka powtarza losowanie, a polecenie „tavolino daily verify” sprawdza wszystko.
daily-numbers = { $numbers ->
    [0] Nikt jeszcze nie dodał liczby.
    [one] Dodano { $numbers } liczbę.
    [few] Dodano { $numbers } liczby.
   *[many] Dodano { $numbers } liczb.
}
daily-add = Dodaj losową liczbę
daily-own = Twoja liczba:
daily-closed = Na jutro nie można już dodać liczby.
daily-receipt = Zapisz pokwitowanie
daily-file = Plik tego dnia
daily-check-run = Sprawdź ten dzień
daily-check-running = Sprawdzanie…
daily-check-unable = Przeglądarka może to sprawdzić tylko na stronie otwartej przez HTTPS.
daily-check-sealed = Sekret tego dnia zostanie ujawniony godzinę po jego końcu.
daily-check-good = Wszystko się zgadza: sekret, liczby i losowania wszystkich wyzwań.
daily-check-noted = Skrót jest ten sam, który przeglądarka widziała wcześniej.
daily-check-unnoted = Przeglądarka nie widziała wcześniej skrótu, więc nie wie, czy go nie podmieniono.
daily-check-counted = Twoja liczba bierze udział w losowaniu.
daily-check-bad = Losowanie na { $day } zostało sfałszowane!
daily-check-swapped = Serwer pokazuje na { $day } inny skrót niż wcześniej.

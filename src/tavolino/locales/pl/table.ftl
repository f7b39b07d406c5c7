# Czego nie dopuszcza stół, przy którym spotykają się ludzie
refused-stale-move = Gra poszła już dalej (na ekranie było { NUMBER($on, useGrouping: 0) } z { NUMBER($version, useGrouping: 0) } zdarzeń). Spójrz jeszcze raz.
refused-phase-lobby = Gra jeszcze się nie zaczęła.
refused-phase-playing = Gra już się zaczęła.
refused-phase-over = Gra już się skończyła.
refused-seat-unknown = Nie ma takiego miejsca; liczba miejsc przy tym stole: { $seats }.
refused-seat-taken = Miejsce { $seat } jest zajęte.
refused-seat-free = Na miejscu { $seat } nikt nie siedzi.
refused-seat-not-yours = Miejsce { $seat } nie jest twoje.
refused-seat-none = Nie siedzisz przy tym stole.
refused-seat-owner = Może to zrobić tylko gospodarz.
refused-seat-stand-in = Na miejscu { $seat } gra teraz bot. Najpierw wróć do gry.
refused-seat-no-bot = Na miejscu { $seat } nie gra bot.
refused-seat-given-up = Gra na miejscu { $seat } jest poddana. Dalej gra za ciebie bot.
refused-seat-not-away = Żaden bot cię nie zastępuje.
refused-seat-away = Bot już cię zastępuje.
refused-seat-no-time = Twój czas minął, więc gra za ciebie bot.
refused-seat-patience = Bot będzie mógł zastąpić gracza z miejsca { $seat } za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
refused-seat-nudged = Gracz z miejsca { $seat } dostał już pytanie. Jeśli nie zagra, za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
} zastąpi go bot.
refused-seat-not-nudged = Nikt nie pyta, czy jeszcze tu jesteś.
refused-seat-holiday = Gracz z miejsca { $seat } ma urlop. Do jego powrotu zegar stoi.
refused-undo-never = Przy tym stole nie można cofać ruchów.
refused-undo-open = Gracz z miejsca { $seat } już prosi o cofnięcie ruchu.
refused-undo-not-asked = Nikt nie prosi cię o zgodę na cofnięcie ruchu.
refused-peek-never = Przy tym stole gracze nie mogą pokazywać widzom tego, co sami widzą.
refused-peek-player = Grasz, więc widzisz tylko to, co twoje.
refused-peek-nobody = Na miejscu { $seat } nie siedzi człowiek.
refused-peek-asked = Gracz z miejsca { $seat } ma już twoją prośbę.
refused-peek-not-asked = Ta osoba nie prosi o podgląd.
refused-hint-others = Podpowiedzi są tylko w grze solo albo z botami.
refused-hint-none = Nie ma teraz podpowiedzi. Spróbuj ponownie.
refused-hint-busy = Boty są zajęte. Spróbuj ponownie za minutę.
refused-hint-replaced = Jest już nowsza prośba, więc ta została anulowana.
refused-play-on-secret = Tej gry nie da się kontynuować: w zapisie brakuje tajnego ziarna.
refused-play-on-over = W tej pozycji nie ma już nic do zagrania.
refused-rematch-already = Stół do rewanżu już jest.
refused-rematch-no-sequel = Tej gry nie można kontynuować jako { $game }; dostępne: { $offered }.
refused-notation-long = Ruch może mieć najwyżej { $most } { $most ->
    [one] znak
    [few] znaki
   *[many] znaków
}.
refused-table-unknown = Nie ma takiego stołu.
refused-table-version = Przy tym stole obowiązuje inna wersja zasad, której ten program nie obsługuje.
refused-table-moves = Ruchy można wpisać tylko we własnej, nierankingowej grze z botami.
refused-table-private = To stół prywatny.
refused-table-hidden = Widok gracza z miejsca { $seat } będzie dostępny dopiero po grze.
refused-table-running = Zapis gry pobierzesz, gdy się skończy.
refused-table-long = Ten stół osiągnął limit zdarzeń ({ $most }). Możesz jeszcze dokończyć grę albo się poddać.
refused-table-archived = Ta gra jest w archiwum. Możesz ją obejrzeć, ale nie zmienić.
refused-table-archive-away = Ta gra jest w archiwum, które nie jest tu dostępne.
refused-seat-kind = Miejsce to „me”, „free” albo „bot:” z nazwą bota, a nie „{ $got }”.
refused-seat-name = Imiona wpisuje się tylko dla miejsc przy ekranie gospodarza; miejsce { $seat } do nich nie należy.
refused-chat-off = Czat przy tym stole jest wyłączony.
refused-chat-players = Przy tym stole na czacie piszą tylko gracze.
refused-chat-empty = Wiadomość jest pusta.
refused-emote-unknown = Nie ma reakcji „{ $got }”; dostępne: { $expected }.
refused-seat-often = Zbyt wiele razy zajmujesz miejsce przy tym stole. Spróbuj przy innym.
refused-seat-crowded = Przy tym stole miejsca zmieniały się zbyt często, więc nikt więcej nie może usiąść. Otwórz nowy stół.
refused-seat-undecided = Zbyt wiele razy zmieniasz zdanie przy tym stole. Możesz jeszcze opuścić miejsce.
refused-undo-often = Przy tym stole zbyt wiele razy prosisz o cofnięcie ruchu.
refused-peek-often = Zbyt wiele razy prosisz o podgląd gracza z miejsca { $seat }.
refused-peek-busy = Zbyt wiele osób prosi o podgląd gracza z miejsca { $seat } albo już go ma. Spróbuj ponownie później.
refused-table-share = To już twój limit zdarzeń przy tym stole ({ $most }). Możesz jeszcze dokończyć grę albo się poddać.
refused-table-many = Masz już { $most ->
    [one] otwarty stół, który czeka
    [few] { $most } otwarte stoły, które czekają
   *[many] { $most } otwartych stołów, które czekają
} na graczy. Najpierw zacznij tam grę albo opuść stół.

# Czego nie dopuszcza stół, przy którym spotykają się ludzie
refused-stale-move = To dotyczyło wcześniejszej pozycji (widać było { NUMBER($on, useGrouping: 0) } z { NUMBER($version, useGrouping: 0) } zdarzeń); spójrz jeszcze raz.
refused-phase-lobby = Gra jeszcze się nie zaczęła.
refused-phase-playing = Gra już się zaczęła.
refused-phase-over = Gra jest skończona.
refused-seat-unknown = Nie ma takiego miejsca; przy tym stole jest ich { $seats }.
refused-seat-taken = Miejsce { $seat } jest zajęte.
refused-seat-free = Na miejscu { $seat } nikt nie siedzi.
refused-seat-not-yours = Miejsce { $seat } nie jest twoje.
refused-seat-none = Nie siedzisz przy tym stole.
refused-seat-owner = Może to zrobić tylko osoba, która otworzyła stół.
refused-seat-stand-in = Za miejsce { $seat } gra bot; najpierw wróć na to miejsce.
refused-seat-no-bot = Na miejscu { $seat } gra człowiek.
refused-seat-not-away = Żaden bot cię nie zastępuje.
refused-seat-patience = Miejsce { $seat } ma jeszcze { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}, zanim będzie mógł je zastąpić bot.
refused-seat-nudged = Miejsce { $seat } jest już ponaglone; bez ruchu zastąpi je bot za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
refused-seat-not-nudged = Nikt nie pyta, czy jeszcze tu jesteś.
refused-seat-holiday = Miejsce { $seat } jest na urlopie; do powrotu zegar stoi.
refused-undo-never = Przy tym stole niczego się nie cofa.
refused-undo-not-asked = Nikt nie prosi cię o zgodę na cofnięcie.
refused-peek-never = Przy tym stole nikt nie zagląda graczom przez ramię.
refused-peek-player = Grasz; widzisz to, co widzi twoje własne miejsce.
refused-peek-nobody = Na miejscu { $seat } nie siedzi człowiek.
refused-peek-asked = Pytanie do miejsca { $seat } jest już zadane.
refused-peek-not-asked = Ta osoba nie prosiła o zaglądanie ci przez ramię.
refused-hint-others = Podpowiedzi są dla tych, którzy grają w pojedynkę albo z botami.
refused-hint-none = Teraz nie ma podpowiedzi; spróbuj ponownie.
refused-hint-busy = Zbyt wiele osób czeka teraz na boty; spróbuj ponownie za minutę.
refused-hint-replaced = W międzyczasie padło kolejne pytanie; tej odpowiedzi już nie będzie.
refused-play-on-secret = Tej partii nie da się dokończyć: w zapisie brakuje sekretu rozdającego.
refused-play-on-over = W tej pozycji nikt nie ma już nic do zagrania.
refused-rematch-already = Rewanż jest już otwarty.
refused-rematch-no-sequel = Tej gry nie można kontynuować jako { $game }; można: { $offered }.
refused-notation-long = Ruch ma najwyżej { $most } { $most ->
    [one] znak
    [few] znaki
   *[many] znaków
}.
refused-table-unknown = Nie ma takiego stołu.
refused-table-version = Przy tym stole grano według innej wersji reguł, której ten program nie zna.
refused-table-moves = Ruchy można podać z góry tylko dla własnej partii z botami, poza rankingiem.
refused-table-private = Ten stół jest tylko dla swoich graczy.
refused-table-hidden = Tego, co widzi miejsce { $seat }, nie zobaczysz przed końcem gry.
refused-table-running = Gra nie jest skończona; zapis będzie po jej końcu.
refused-table-long = Ten stół osiągnął limit zdarzeń ({ $most }). Możesz jeszcze dokończyć grę albo się poddać, ale nie próbować dalej.
refused-table-archived = Ta gra jest w archiwum. Możesz ją obejrzeć, ale przy tym stole nic się już nie dzieje.
refused-table-archive-away = Ta gra jest w archiwum, które nie jest tu dostępne.
refused-seat-kind = Krzesło to „me”, „free” albo „bot:” z nazwą bota, nie „{ $got }”.
refused-seat-name = Nazwy mogą mieć tylko miejsca osoby, która otwiera stół; miejsce { $seat } do niej nie należy.
refused-chat-off = Przy tym stole się nie rozmawia.
refused-chat-players = Przy tym stole rozmawiają tylko gracze.
refused-chat-empty = Tu nic nie jest napisane.
refused-emote-unknown = Nie ma reakcji „{ $got }”; są: { $expected }.
refused-seat-given-up = Miejsce { $seat } jest poddane; dalej gra za ciebie bot.
refused-seat-away = Bot już cię zastępuje.
refused-seat-no-time = Twój czas minął, więc gra za ciebie bot.
refused-undo-open = Miejsce { $seat } już prosi o cofnięcie.

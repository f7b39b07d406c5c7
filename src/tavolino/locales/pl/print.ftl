# Materiały do druku

print-part-material = Wszystko, czego potrzeba do gry
print-part-sheet = Arkusz i karta wyników
print-part-dice = Kości i żetony
print-part-cards = Karty
print-part-box = Pudełko na karty
print-part-board = Plansza
print-part-blocks = Klocki do złożenia
print-part-scores = Karty wyników
print-part-rules = Zasady jako książeczka
print-part-summary = Zasady na jednej stronie
print-ruler = Ta linijka ma 100 mm, jeśli stronę wydrukowano w skali 100%, bez „dopasuj do strony”.
print-player = Gracz { $number }
print-name = Imię
print-total = Suma
print-fold = Tnij wzdłuż linii ciągłych, zginaj wzdłuż przerywanych i sklej szare zakładki.
print-booklet = Drukuj dwustronnie, obracając wzdłuż krótkiej krawędzi, i złóż kartki na pół.
print-summary-title = { $game }: zasady na jednej stronie
print-written = Zapisano { $file } ({ $kilobytes } kB). Drukuj w skali 100%.

refused-print-paper = Nie ma papieru „{ $got }”; dostępne formaty: { $expected }.
refused-print-ink = Nie ma druku „{ $got }”; do wyboru: { $expected }.
refused-print-copies = Nie można wydrukować naraz tylu egzemplarzy: { $got }; wybierz od 1 do { $most }.
refused-print-part = Nie ma części „{ $got }” do wydrukowania; dostępne części: { $expected }.
refused-print-nothing = { $game }: wydrukować można tylko zasady.
refused-print-address = „{ $got }” to nie adres serwera; powinien wyglądać tak: https://example.org.
refused-print-no-rules = { $game } nie ma strony z zasadami do wydrukowania.
refused-print-none = Ten serwer nie może drukować.
refused-print-busy = Teraz przygotowywanych jest zbyt wiele plików. Spróbuj ponownie za chwilę.

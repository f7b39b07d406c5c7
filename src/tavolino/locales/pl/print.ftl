# Materiały do druku

print-part-material = Cały zestaw do gry
print-part-sheet = Arkusz do cięcia i karta wyników
print-part-dice = Kości i żetony
print-part-cards = Karty
print-part-box = Pudełko na karty
print-part-board = Plansza
print-part-blocks = Klocki do złożenia
print-part-scores = Karty wyników
print-part-rules = Zasady jako książeczka
print-part-summary = Zasady na jednej stronie
print-ruler = Ta linijka ma 100 mm, jeśli wydruk jest w skali 100%, bez opcji „dopasuj do strony”.
print-player = Gracz { $number }
print-name = Imię
print-total = Razem
print-fold = Tnij wzdłuż linii ciągłych, zginaj wzdłuż przerywanych i sklej szare zakładki.
print-booklet = Drukuj dwustronnie, odwracając wzdłuż krótkiej krawędzi, i zegnij w środku.
print-summary-title = { $game }: zasady na jednej stronie
print-written = Zapisano { $file } ({ $kilobytes } kB). Drukuj w skali 100%.

refused-print-paper = Nie ma papieru „{ $got }”; dostępne formaty: { $expected }.
refused-print-ink = Nie ma wydruku „{ $got }”; do wyboru: { $expected }.
refused-print-copies = Naraz można wydrukować od 1 do { $most } kopii, a nie { $got }.
refused-print-part = Nie ma części „{ $got }”; dostępne: { $expected }.
refused-print-nothing = { $game }: wydrukować można tylko zasady.
refused-print-address = „{ $got }” to nie adres serwera. Powinien wyglądać tak: https://example.org.
refused-print-no-rules = { $game } nie ma zasad do wydrukowania.
refused-print-none = Ten serwer nie tworzy plików PDF.
refused-print-busy = Drukarnia jest zajęta. Spróbuj ponownie za chwilę.

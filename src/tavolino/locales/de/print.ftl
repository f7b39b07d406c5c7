# Gedrucktes Material

print-part-material = Alles, was man zum Spielen braucht
print-part-sheet = Schnittbogen und Wertungsblatt
print-part-dice = Würfel und Rangplättchen
print-part-cards = Karten
print-part-box = Schachtel für die Karten
print-part-board = Brett
print-part-blocks = Steine zum Falten
print-part-scores = Wertungsblätter
print-part-rules = Regeln als Heft
print-part-summary = Regeln auf einer Seite
print-ruler = Dieses Lineal ist 100 mm lang, wenn mit 100 % und ohne „An Seite anpassen“ gedruckt wurde.
print-player = Spieler { $number }
print-name = Name
print-total = Summe
print-fold = An den durchgezogenen Linien schneiden, an den gestrichelten falten, graue Laschen kleben.
print-booklet = Beidseitig drucken, an der kurzen Kante wenden und die Blätter in der Mitte falten.
print-summary-title = { $game }: die Regeln auf einer Seite
print-written = { $file } ist geschrieben ({ $kilobytes } kB). Drucke mit 100 %.

refused-print-paper = Papier „{ $got }“ gibt es nicht; zur Wahl stehen: { $expected }.
refused-print-ink = Tinte „{ $got }“ gibt es nicht; zur Wahl stehen: { $expected }.
refused-print-copies = { $got } Exemplare auf einmal gehen nicht; wähle 1 bis { $most }.
refused-print-part = Einen Teil „{ $got }“ gibt es nicht zu drucken; zur Wahl stehen: { $expected }.
refused-print-nothing = Von { $game } lassen sich nur die Regeln drucken.
refused-print-address = „{ $got }“ ist keine Serveradresse; sie sieht so aus: https://example.org.
refused-print-no-rules = Zu { $game } gibt es keine Regelseite zum Drucken.
refused-print-none = Dieser Server kann nicht drucken.
refused-print-busy = Gerade werden zu viele Dateien erzeugt. Versuche es gleich noch einmal.

# Gedrucktes Material

print-part-material = Alles zum Spielen
print-part-sheet = Schnittbogen und Wertungsblatt
print-part-dice = Würfel und Rangplättchen
print-part-cards = Karten
print-part-box = Kartenschachtel
print-part-board = Brett
print-part-blocks = Steine zum Falten
print-part-scores = Wertungsblätter
print-part-rules = Regeln als Heft
print-part-summary = Regeln auf einer Seite
print-ruler = Dieses Lineal ist 100 mm lang, wenn du mit 100 % und ohne „An Seite anpassen“ gedruckt hast.
print-player = Spieler { $number }
print-name = Name
print-total = Gesamt
print-fold = An den durchgezogenen Linien schneiden, an den gestrichelten falten, graue Laschen festkleben.
print-booklet = Beidseitig drucken, an der kurzen Kante spiegeln und in der Mitte falten.
print-summary-title = { $game }: die Regeln auf einer Seite
print-written = { $file } gespeichert ({ $kilobytes } kB). Drucke mit 100 %.

refused-print-paper = Das Papier „{ $got }“ gibt es nicht. Zur Wahl stehen: { $expected }.
refused-print-ink = Die Druckfarbe „{ $got }“ gibt es nicht. Zur Wahl stehen: { $expected }.
refused-print-copies = Du kannst 1 bis { $most } Exemplare auf einmal drucken, nicht { $got }.
refused-print-part = Der Teil „{ $got }“ lässt sich nicht drucken. Zur Wahl stehen: { $expected }.
refused-print-nothing = Von { $game } lassen sich nur die Regeln drucken.
refused-print-address = „{ $got }“ ist keine Serveradresse. Sie sieht so aus: https://example.org.
refused-print-no-rules = Zu { $game } gibt es keine Regelseite zum Drucken.
refused-print-none = Dieser Server erstellt keine PDF-Dateien.
refused-print-busy = Gerade wird zu viel gedruckt. Versuche es gleich noch einmal.

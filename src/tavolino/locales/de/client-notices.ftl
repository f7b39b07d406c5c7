# Der Abschnitt über mehrtägige Partien auf der eigenen Seite
notices-title = Mehrtägige Partien
notices-why = Wir können dir Bescheid geben, wenn du am Zug bist. Ohne deine Zustimmung schicken wir nichts.
notices-mail = Per E-Mail
notices-mail-off = Dieser Server verschickt keine E-Mails.
notices-mail-address = Deine E-Mail-Adresse
notices-mail-set = Bestätigungslink schicken
notices-mail-asked = Ein Link ist unterwegs an { $address }. Öffne ihn, um die Adresse zu bestätigen.
notices-mail-unconfirmed = Wir haben einen Link an { $address } geschickt. Öffne ihn, um die Adresse zu bestätigen.
notices-mail-on = Wir schreiben an { $address }.
notices-mail-stopped = Du hast die Nachrichten an { $address } abbestellt.
notices-mail-failed = Der Mailserver nimmt { $address } nicht an.
notices-mail-again = Link noch einmal schicken
notices-mail-remove = Adresse entfernen
notices-push = Per Mitteilung
notices-push-off = Dieser Server verschickt keine Mitteilungen.
notices-push-unsupported = Dieser Browser kann keine Mitteilungen zeigen, wenn die Seite geschlossen ist.
notices-push-forbidden = Dein Browser erlaubt dieser Seite keine Mitteilungen. Du kannst das in seinen Einstellungen ändern.
notices-push-here = Auf diesem Gerät
notices-push-failed = Dein Browser hat es nicht erlaubt.
notices-push-other = Ein anderes Gerät, seit { $when }
notices-remove = Entfernen
notices-feed = Per privatem Feed
notices-feed-why = Für einen Feedreader oder Kalender. Wer die Adresse kennt, sieht, welche Partien auf dich warten.
notices-feed-make = Feed anlegen
notices-feed-new = Adressen ersetzen
notices-feed-revoke = Feed entfernen
notices-feed-atom = Für einen Feedreader
notices-feed-calendar = Für einen Kalender
notices-copy = Kopieren: { $what }
notices-when = Wann
notices-never = Nie
notices-wait = Sobald du am Zug bist
notices-wait-hours = { $hours ->
    [0] Sofort
    [one] Nach einer Stunde
   *[other] Nach { $hours } Stunden
}
notices-left = Bevor deine Zeit um ist
notices-left-hours = { $hours ->
    [one] Eine Stunde vorher
   *[other] { $hours } Stunden vorher
}
notices-rhythm = E-Mails kommen
notices-rhythm-now = Sofort
notices-rhythm-hour = Höchstens einmal in der Stunde
notices-rhythm-day = Einmal am Tag
notices-hour = Um diese Zeit ({ $zone })
notices-not-here = Solange du hier eine Seite geöffnet hast, schicken wir nichts.
notices-holidays = Urlaub
notices-holidays-why = { $days ->
    [one] An diesen Tagen schicken wir nichts, und in mehrtägigen Partien steht deine Uhr still. Du hast einen Tag im Jahr; ein angebrochener Tag zählt.
   *[other] An diesen Tagen schicken wir nichts, und in mehrtägigen Partien steht deine Uhr still. Du hast { $days } Tage im Jahr; ein angebrochener Tag zählt.
}
notices-holidays-first = Erster Tag
notices-holidays-last = Letzter Tag
notices-holidays-add = Eintragen
notices-holidays-remove = { $days } entfernen
notices-holidays-end = { $days } jetzt beenden
notices-end = Jetzt beenden
notices-settings = Deine Einstellungen

# Was die Links in E-Mails öffnen
notice-confirm-ask = Dürfen wir dir schreiben?
notice-confirm-ask-why = Wir schreiben an diese Adresse, wenn du in einer mehrtägigen Partie am Zug bist.
notice-confirm-button = Ja, Adresse bestätigen
notice-confirm-done = Deine Adresse ist bestätigt
notice-confirm-done-why = Von jetzt an geben wir dir Bescheid, wenn du am Zug bist.
notice-stop-ask = Nachrichten abbestellen?
notice-stop-ask-why = Du bekommst dann unter dieser Adresse keine E-Mails mehr von uns.
notice-stop-button = Nachrichten abbestellen
notice-stop-done = Die Nachrichten sind abbestellt
notice-stop-done-why = Wir schreiben nicht mehr an diese Adresse.

# Der Abschnitt über mehrtägige Partien auf der eigenen Seite
notices-title = Partien über mehrere Tage
notices-why = Wir können dir Bescheid geben, wenn du dran bist. Wir schicken nur etwas, wenn du es einschaltest.
notices-mail = Per E-Mail
notices-mail-off = Dieser Server verschickt keine E-Mails.
notices-mail-address = Deine E-Mail-Adresse
notices-mail-set = Bestätigungslink schicken
notices-mail-asked = Wir haben einen Link an { $address } geschickt. Öffne ihn, um die Adresse zu bestätigen.
notices-mail-unconfirmed = Wir haben einen Link an { $address } geschickt. Öffne ihn, um die Adresse zu bestätigen.
notices-mail-on = Wir schreiben an { $address }.
notices-mail-stopped = { $address } bekommt keine E-Mails mehr.
notices-mail-failed = Der Mailserver hat { $address } abgelehnt.
notices-mail-again = Link noch einmal schicken
notices-mail-remove = Adresse entfernen
notices-push = Benachrichtigungen
notices-push-off = Dieser Server verschickt keine Benachrichtigungen.
notices-push-unsupported = Dieser Browser kann keine Benachrichtigungen anzeigen, wenn die Seite geschlossen ist.
notices-push-forbidden = Dein Browser blockiert Benachrichtigungen für diese Seite. Du kannst das in seinen Einstellungen ändern.
notices-push-here = Auf diesem Gerät
notices-push-failed = Dein Browser hat Benachrichtigungen nicht erlaubt.
notices-push-other = Ein anderes Gerät, seit { $when }
notices-remove = Entfernen
notices-feed = Privater Feed
notices-feed-why = Für Feedreader und Kalender. Wer die Adresse kennt, sieht, welche Partien auf dich warten.
notices-feed-make = Feed erstellen
notices-feed-new = Neue Adressen erstellen
notices-feed-revoke = Feed entfernen
notices-feed-atom = Feedreader
notices-feed-calendar = Kalender
notices-copy = Kopieren: { $what }
notices-when = Wann
notices-never = Nie
notices-wait = Wenn du dran bist
notices-wait-hours = { $hours ->
    [0] Sofort
    [one] Nach einer Stunde
   *[other] Nach { $hours } Stunden
}
notices-left = Bevor deine Zeit abläuft
notices-left-hours = { $hours ->
    [one] Eine Stunde vorher
   *[other] { $hours } Stunden vorher
}
notices-rhythm = Wie oft per E-Mail?
notices-rhythm-now = Sofort
notices-rhythm-hour = Höchstens einmal pro Stunde
notices-rhythm-day = Einmal am Tag
notices-hour = Uhrzeit ({ $zone })
notices-not-here = Solange du Tavolino geöffnet hast, schicken wir nichts.
notices-holidays = Urlaub
notices-holidays-why = { $days ->
    [one] An diesen Tagen schicken wir nichts, und in Partien über mehrere Tage steht deine Uhr still. Du hast einen Tag im Jahr; auch ein angebrochener zählt.
   *[other] An diesen Tagen schicken wir nichts, und in Partien über mehrere Tage steht deine Uhr still. Du hast { $days } Tage im Jahr; auch angebrochene zählen.
}
notices-holidays-first = Erster Tag
notices-holidays-last = Letzter Tag
notices-holidays-add = Hinzufügen
notices-holidays-remove = { $days } entfernen
notices-holidays-end = { $days } jetzt beenden
notices-end = Jetzt beenden
notices-settings = Deine Einstellungen

# Was die Links in E-Mails öffnen
notice-confirm-ask = Dürfen wir dir schreiben?
notice-confirm-ask-why = Wir schreiben an diese Adresse, wenn du in einer Partie über mehrere Tage dran bist.
notice-confirm-button = Ja, Adresse bestätigen
notice-confirm-done = Adresse bestätigt
notice-confirm-done-why = Wir geben dir Bescheid, wenn du dran bist.
notice-stop-ask = E-Mails abbestellen?
notice-stop-ask-why = Wir schicken dann keine E-Mails mehr an diese Adresse.
notice-stop-button = Abbestellen
notice-stop-done = E-Mails abbestellt
notice-stop-done-why = Wir schicken keine E-Mails mehr an diese Adresse.

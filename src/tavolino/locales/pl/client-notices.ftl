# Część własnej strony o partiach na wiele dni
notices-title = Partie na wiele dni
notices-why = Możemy dać ci znać, gdy przychodzi twoja kolej. Bez twojej zgody niczego nie wysyłamy.
notices-mail = E-mailem
notices-mail-off = Ten serwer nie wysyła e-maili.
notices-mail-address = Twój adres e-mail
notices-mail-set = Wyślij link potwierdzający
notices-mail-asked = Wysyłamy link na adres { $address }. Otwórz go, aby potwierdzić adres.
notices-mail-unconfirmed = Wysłaliśmy link na adres { $address }. Otwórz go, aby potwierdzić adres.
notices-mail-on = Piszemy na adres { $address }.
notices-mail-stopped = Wiadomości na adres { $address } są wyłączone.
notices-mail-failed = Serwer poczty nie przyjmuje adresu { $address }.
notices-mail-again = Wyślij link jeszcze raz
notices-mail-remove = Usuń adres
notices-push = Powiadomieniem
notices-push-off = Ten serwer nie wysyła powiadomień.
notices-push-unsupported = Ta przeglądarka nie pokazuje powiadomień, gdy strona jest zamknięta.
notices-push-forbidden = Twoja przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.
notices-push-here = Na tym urządzeniu
notices-push-failed = Twoja przeglądarka na to nie pozwoliła.
notices-push-other = Inne urządzenie, od { $when }
notices-remove = Usuń
notices-feed = Prywatnym kanałem
notices-feed-why = Dla czytnika kanałów lub kalendarza. Kto zna adres, widzi, które partie na ciebie czekają.
notices-feed-make = Utwórz kanał
notices-feed-new = Zastąp adresy
notices-feed-revoke = Usuń kanał
notices-feed-atom = Dla czytnika kanałów
notices-feed-calendar = Dla kalendarza
notices-copy = Kopiuj: { $what }
notices-when = Kiedy
notices-never = Nigdy
notices-wait = Gdy przychodzi twoja kolej
notices-wait-hours = { $hours ->
    [0] Od razu
    [one] Po godzinie
    [few] Po { $hours } godzinach
   *[many] Po { $hours } godzinach
}
notices-left = Zanim skończy się twój czas
notices-left-hours = { $hours ->
    [one] Godzinę wcześniej
    [few] { $hours } godziny wcześniej
   *[many] { $hours } godzin wcześniej
}
notices-rhythm = Częstotliwość e-maili
notices-rhythm-now = Od razu
notices-rhythm-hour = Najwyżej raz na godzinę
notices-rhythm-day = Raz dziennie
notices-hour = O tej godzinie ({ $zone })
notices-not-here = Dopóki masz tu otwartą stronę, niczego nie wysyłamy.
notices-holidays = Urlop
notices-holidays-why = { $days ->
    [one] W te dni niczego nie wysyłamy, a w partiach na wiele dni twój zegar stoi. Masz jeden dzień w roku; liczy się każdy rozpoczęty dzień.
    [few] W te dni niczego nie wysyłamy, a w partiach na wiele dni twój zegar stoi. Masz { $days } dni w roku; liczy się każdy rozpoczęty dzień.
   *[many] W te dni niczego nie wysyłamy, a w partiach na wiele dni twój zegar stoi. Masz { $days } dni w roku; liczy się każdy rozpoczęty dzień.
}
notices-holidays-first = Pierwszy dzień
notices-holidays-last = Ostatni dzień
notices-holidays-add = Dodaj
notices-holidays-remove = Usuń { $days }
notices-holidays-end = Zakończ teraz: { $days }
notices-end = Zakończ teraz
notices-settings = Twoje ustawienia

# Co otwierają linki w e-mailach
notice-confirm-ask = Czy możemy do ciebie pisać?
notice-confirm-ask-why = Napiszemy na ten adres, gdy przyjdzie twoja kolej w partii na wiele dni.
notice-confirm-button = Tak, potwierdź adres
notice-confirm-done = Twój adres jest potwierdzony
notice-confirm-done-why = Od teraz damy znać, gdy przyjdzie twoja kolej.
notice-stop-ask = Wyłączyć wiadomości?
notice-stop-ask-why = Na ten adres nie przyjdzie już od nas żaden e-mail.
notice-stop-button = Wyłącz wiadomości
notice-stop-done = Wiadomości są wyłączone
notice-stop-done-why = Nie będziemy już pisać na ten adres.

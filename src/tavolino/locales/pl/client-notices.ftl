# Część własnej strony o grach na kilka dni
notices-title = Gry na kilka dni
notices-why = Możemy dać ci znać, gdy przyjdzie twoja kolej. Nic nie wyślemy, dopóki tego nie włączysz.
notices-mail = E-mail
notices-mail-off = Ten serwer nie wysyła e-maili.
notices-mail-address = Twój adres e-mail
notices-mail-set = Wyślij link potwierdzający
notices-mail-asked = Link został wysłany na { $address }. Otwórz go, żeby potwierdzić adres.
notices-mail-unconfirmed = Link został wysłany na { $address }. Otwórz go, żeby potwierdzić adres.
notices-mail-on = Wiadomości wysyłamy na { $address }.
notices-mail-stopped = { $address } nie dostaje już wiadomości.
notices-mail-failed = Serwer poczty odrzucił { $address }.
notices-mail-again = Wyślij link ponownie
notices-mail-remove = Usuń adres
notices-push = Powiadomienia
notices-push-off = Ten serwer nie wysyła powiadomień.
notices-push-unsupported = Ta przeglądarka nie pokazuje powiadomień, gdy strona jest zamknięta.
notices-push-forbidden = Przeglądarka blokuje powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach.
notices-push-here = Na tym urządzeniu
notices-push-failed = Przeglądarka nie zgodziła się na powiadomienia.
notices-push-other = Inne urządzenie, od { $when }
notices-remove = Usuń
notices-feed = Prywatny kanał RSS
notices-feed-why = Dla czytników RSS i kalendarzy. Każdy, kto zna adres, widzi, które gry na ciebie czekają.
notices-feed-make = Utwórz kanał
notices-feed-new = Zmień adresy
notices-feed-revoke = Usuń kanał
notices-feed-atom = Czytnik RSS
notices-feed-calendar = Kalendarz
notices-copy = Kopiuj: { $what }
notices-when = Kiedy
notices-never = Nigdy
notices-wait = Gdy przyjdzie twoja kolej
notices-wait-hours = { $hours ->
    [0] Od razu
    [one] Po godzinie
   *[other] Po { $hours } godzinach
}
notices-left = Zanim skończy się twój czas
notices-left-hours = { $hours ->
    [one] Godzinę wcześniej
    [few] { $hours } godziny wcześniej
   *[many] { $hours } godzin wcześniej
}
notices-rhythm = Jak często wysyłać e-maile
notices-rhythm-now = Od razu
notices-rhythm-hour = Najwyżej raz na godzinę
notices-rhythm-day = Raz dziennie
notices-hour = O której ({ $zone })
notices-not-here = Gdy masz otwarte Tavolino, nic nie wysyłamy.
notices-holidays = Urlop
notices-holidays-why = { $days ->
    [one] W te dni nic nie wysyłamy, a w grach na kilka dni twój zegar stoi. Masz jeden dzień w roku; rozpoczęty dzień się liczy.
   *[other] W te dni nic nie wysyłamy, a w grach na kilka dni twój zegar stoi. Masz { $days } dni w roku; rozpoczęty dzień się liczy.
}
notices-holidays-first = Pierwszy dzień
notices-holidays-last = Ostatni dzień
notices-holidays-add = Dodaj
notices-holidays-remove = Usuń: { $days }
notices-holidays-end = Zakończ teraz: { $days }
notices-end = Zakończ teraz
notices-settings = Twoje ustawienia

# Co otwierają linki w e-mailach
notice-confirm-ask = Możemy do ciebie pisać?
notice-confirm-ask-why = Napiszemy na ten adres, gdy przyjdzie twoja kolej w grze na kilka dni.
notice-confirm-button = Tak, potwierdź adres
notice-confirm-done = Adres potwierdzony
notice-confirm-done-why = Damy ci znać, gdy przyjdzie twoja kolej.
notice-stop-ask = Wypisać się?
notice-stop-ask-why = Nie wyślemy już żadnej wiadomości na ten adres.
notice-stop-button = Wypisz mnie
notice-stop-done = Adres wypisany
notice-stop-done-why = Nie wyślemy już żadnej wiadomości na ten adres.

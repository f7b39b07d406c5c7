refused-bot-device = „{ bot-master }” nie mógłby grać na tym urządzeniu z pełną siłą. Możesz z nim zagrać przy stole na serwerze.
refused-storage-device = Nie udało się zapisać gry na tym urządzeniu, więc nic się nie zmieniło.
refused-table-damaged = Ta zapisana gra jest uszkodzona i nie można jej otworzyć.
refused-device-failed = Coś poszło źle na tym urządzeniu; spróbuj jeszcze raz.
# Refusals of a game that a device hands to a server
refused-stored-beginning = To nie jest zapisana gra: nie zaczyna się od stołu.
refused-stored-event = Zdarzenia { $event } tej gry nie da się odczytać albo nie mogło tam nastąpić.
refused-stored-time = Zdarzenie { $event } tej gry ma błędny czas.
refused-stored-rule = Zdarzenie { $event } tej gry łamie regułę { $broken }.
refused-stored-draw = Zdarzenie { $event } tej gry to losowanie, które nie wynika z sekretu rozdającego.
refused-stored-secret = Sekret rozdającego nie pasuje do tej gry.
refused-stored-people = Zdarzenie { $event } tej gry wymienia inną osobę; mogą w niej być tylko twoje miejsca i boty.
refused-stored-absent = W tej grze nie było twojego miejsca.
refused-stored-version = Ten serwer nie zna wersji { $version } gry { $game }.
refused-stored-unfinished = Ta gra nie jest skończona; zachować można tylko skończone gry.
refused-stored-long = Liczba zdarzeń tej gry to { $got }; tu przyjmuje się najwyżej { $most }.

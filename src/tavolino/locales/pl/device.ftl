refused-bot-device = „{ bot-master }” nie mógłby grać na tym urządzeniu z pełną siłą. Możesz z nim zagrać przy stole na serwerze.
refused-storage-device = Nie udało się zapisać gry na tym urządzeniu, więc nic się nie zmieniło.
refused-table-damaged = Ta zapisana gra jest uszkodzona i nie można jej otworzyć.
refused-device-failed = Coś poszło źle na tym urządzeniu; spróbuj jeszcze raz.

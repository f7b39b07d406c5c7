refused-bot-device = „{ bot-master }“ könnte auf diesem Gerät nicht mit voller Stärke spielen. Du triffst ihn an einem Tisch auf einem Server.
refused-storage-device = Das Spiel konnte auf diesem Gerät nicht gespeichert werden; deshalb ist nichts geschehen.
refused-table-damaged = Dieses gespeicherte Spiel ist beschädigt und lässt sich nicht öffnen.
refused-device-failed = Auf diesem Gerät ist etwas schiefgegangen; versuch es bitte noch einmal.

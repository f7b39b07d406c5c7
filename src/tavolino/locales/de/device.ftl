refused-bot-device = „{ bot-master }“ könnte auf diesem Gerät nicht mit voller Stärke spielen. Du triffst ihn an einem Tisch auf einem Server.
refused-storage-device = Das Spiel konnte auf diesem Gerät nicht gespeichert werden; deshalb ist nichts geschehen.
refused-table-damaged = Dieses gespeicherte Spiel ist beschädigt und lässt sich nicht öffnen.
refused-device-failed = Auf diesem Gerät ist etwas schiefgegangen; versuch es bitte noch einmal.
# Refusals of a game that a device hands to a server
refused-stored-beginning = Das ist kein gespeichertes Spiel: Es beginnt nicht mit einem Tisch.
refused-stored-event = Ereignis { $event } dieses Spiels ist unlesbar oder an dieser Stelle unmöglich.
refused-stored-time = Ereignis { $event } dieses Spiels hat eine falsche Zeit.
refused-stored-rule = Ereignis { $event } dieses Spiels verstößt gegen die Regel { $broken }.
refused-stored-draw = Ereignis { $event } dieses Spiels ist eine Ziehung, die sich nicht aus dem Geheimnis des Gebers ergibt.
refused-stored-secret = Das Geheimnis des Gebers passt nicht zu diesem Spiel.
refused-stored-people = Ereignis { $event } dieses Spiels nennt eine andere Person; es dürfen nur deine eigenen Plätze und Bots vorkommen.
refused-stored-absent = Du hattest in diesem Spiel keinen Platz.
refused-stored-version = Dieser Server kennt die Version { $version } von „{ $game }“ nicht.
refused-stored-unfinished = Dieses Spiel ist nicht vorbei; aufbewahren lassen sich nur beendete Spiele.
refused-stored-long = Dieses Spiel hat { $got } Ereignisse; hier werden höchstens { $most } angenommen.

refused-dataset-bots = Nenne so viele Bots, wie Spieler am Tisch sitzen ({ $players }), oder einen für alle Plätze, nicht { $got }.
refused-dataset-values = „{ $got }“ kann keine Züge bewerten. Zur Wahl stehen: { $expected }.
refused-dataset-occupied = Im Ordner { $folder } liegen andere Dateien. Nenne einen neuen oder leeren.
refused-dataset-other = { $folder } enthält einen anderen Datensatz: { $field } ist { $got }.
refused-dataset-fewer = { $folder } enthält schon einen größeren Datensatz (Partien: { $games }). Verlange mindestens so viele, nicht { $got }.
refused-dataset-busy = Ein anderer Prozess schreibt gerade in { $folder }.
refused-dataset-file = { $file } gehört nicht zu einem Datensatz oder ist beschädigt.
refused-dataset-format = { $file } hat Format { $got }. Dieses Programm liest Format { $known }.
refused-dataset-table = Die Tabelle „{ $got }“ gibt es nicht. Tabellen: { $expected }.
refused-dataset-column = Die Spalte „{ $got }“ gibt es nicht. Spalten: { $expected }.
refused-dataset-no-tables = { $folder } enthält nur Aufzeichnungen, keine Tabellen.

dataset-made = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} in { $shards ->
    [one] { $shards } Teil
   *[other] { $shards } Teilen
}
dataset-stopped = abgebrochen (Partien: { $games } von { $wanted }); mit demselben Befehl geht es weiter

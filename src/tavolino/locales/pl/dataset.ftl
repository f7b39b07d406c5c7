refused-dataset-bots = Gdy graczy jest { $players }, trzeba podać tyle samo botów albo jednego na wszystkie miejsca, a nie { $got }.
refused-dataset-values = „{ $got }” nie służy do oceny ruchów; do wyboru: { $expected }.
refused-dataset-occupied = W folderze { $folder } są inne pliki; podaj nowy albo pusty.
refused-dataset-other = { $folder } zawiera inny zbiór danych: { $field } to { $got }.
refused-dataset-fewer = { $folder } zawiera już większy zbiór danych (liczba gier: { $games }). Podaj co najmniej tyle samo, a nie { $got }.
refused-dataset-busy = Inny proces zapisuje właśnie w { $folder }.
refused-dataset-file = { $file } nie jest plikiem zbioru danych albo jest uszkodzony.
refused-dataset-format = { $file } ma format { $got }; ten program czyta format { $known }.
refused-dataset-table = Nie ma tabeli „{ $got }”; tabele to { $expected }.
refused-dataset-column = Nie ma kolumny „{ $got }”; kolumny to { $expected }.
refused-dataset-no-tables = { $folder } zawiera tylko zapisy, bez tabel.

dataset-made = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $shards ->
    [one] { $shards } część
    [few] { $shards } części
   *[many] { $shards } części
}
dataset-stopped = przerwano (rozegrane gry: { $games } z { $wanted }); żeby kontynuować, uruchom to samo polecenie jeszcze raz

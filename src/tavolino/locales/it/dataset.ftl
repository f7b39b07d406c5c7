refused-dataset-bots = A un tavolo da { $players } vanno indicati altrettanti bot, o uno per tutti i posti, non { $got }.
refused-dataset-values = Con «{ $got }» non si possono valutare le mosse; scegli tra { $expected }.
refused-dataset-occupied = La cartella { $folder } contiene altri file; indicane una nuova o vuota.
refused-dataset-other = { $folder } contiene un altro dataset: { $field } vale { $got }.
refused-dataset-fewer = { $folder } contiene già un dataset più grande (partite: { $games }). Chiedine almeno altrettante, non { $got }.
refused-dataset-busy = Un altro processo sta scrivendo in { $folder }.
refused-dataset-file = { $file } non è un file di un dataset, oppure è danneggiato.
refused-dataset-format = { $file } ha il formato { $got }; questo programma legge il formato { $known }.
refused-dataset-table = Non esiste una tabella «{ $got }»; le tabelle sono { $expected }.
refused-dataset-column = Non esiste una colonna «{ $got }»; le colonne sono { $expected }.
refused-dataset-no-tables = { $folder } ha solo registrazioni, nessuna tabella.

dataset-made = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} in { $shards ->
    [one] { $shards } parte
   *[other] { $shards } parti
}
dataset-stopped = interrotto (partite: { $games } su { $wanted }); lo stesso comando riprende da qui

refused-arena-bots = A un tavolo da { $players } vanno indicati altrettanti bot, non { $got }; lo stesso può comparire due volte.
refused-arena-seatings = Questi bot possono sedersi in { $got } modi, più di { $most }; indicane meno di diversi.
refused-arena-other = { $file } contiene partite di un’altra sfida: { $field } vale { $got }.
refused-arena-file = { $file } non è un file dell’arena.
refused-cluster-unreachable = Nessuno scheduler Dask risponde a { $address }.

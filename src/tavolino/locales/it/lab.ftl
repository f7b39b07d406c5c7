refused-arena-bots = A un tavolo da { $players } vanno indicati altrettanti bot, non { $got }; lo stesso può comparire due volte.
refused-arena-seatings = Questi bot possono sedersi in { $got } modi, più di { $most }; indicane meno di diversi.
refused-arena-other = { $file } contiene partite di un’altra sfida: { $field } vale { $got }.
refused-arena-file = { $file } non è un file dell’arena.
refused-cluster-unreachable = Nessuno scheduler Dask risponde a { $address }.

warmup-none = Qui non c’è un compilatore, perciò i bot giocano con le regole leggibili: altrettanto corretti, ma più lenti e meno lungimiranti. Per averlo: pip install "tavolino[fast]"
warmup-done = { $count ->
    [0] Non c’è nulla da compilare.
    [one] Un nucleo è pronto; lo resta finché il programma non cambia.
   *[other] { $count } nuclei sono pronti; lo restano finché il programma non cambia.
}

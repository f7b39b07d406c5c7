refused-arena-bots = À une table de { $players }, il faut nommer autant de bots, et non { $got } ; le même peut être nommé deux fois.
refused-arena-seatings = Ces bots peuvent s’asseoir de { $got } façons, plus que { $most } ; nommez-en moins de différents.
refused-arena-other = { $file } contient des parties d’un autre tournoi : { $field } y vaut { $got }.
refused-arena-file = { $file } n’est pas un fichier de l’arène.
refused-cluster-unreachable = Aucun ordonnanceur Dask ne répond à { $address }.

warmup-none = Il n’y a pas de compilateur ici, les bots jouent donc avec les règles lisibles : aussi juste, mais plus lentement et en voyant moins loin. Pour l’avoir : pip install "tavolino[fast]"
warmup-done = { $count ->
    [0] Il n’y a rien à compiler.
    [one] { $count } noyau est prêt ; il le reste tant que le programme ne change pas.
   *[other] { $count } noyaux sont prêts ; ils le restent tant que le programme ne change pas.
}

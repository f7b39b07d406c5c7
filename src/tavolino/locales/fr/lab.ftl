refused-arena-bots = À une table de { $players }, il faut nommer autant de bots, et non { $got } ; le même peut être nommé deux fois.
refused-arena-seatings = Ces bots peuvent s’asseoir de { $got } façons, plus que { $most } ; nommez-en moins de différents.
refused-arena-other = { $file } contient des parties d’un autre tournoi : { $field } y vaut { $got }.
refused-arena-file = { $file } n’est pas un fichier de l’arène.
refused-cluster-unreachable = Aucun ordonnanceur Dask ne répond à { $address }.

# Le rapport de « tavolino doctor »
doctor-program = Tavolino { $version } sur { $python }
doctor-games = jeux : { $games }
doctor-games-broken = un jeu n’a pas pu être chargé : { $error }
doctor-extra = extra { $extra } : { $what }
doctor-extra-missing = l’extra { $extra } n’est pas installé ({ $packages }) : { $what }
doctor-extra-server = jeu en ligne
doctor-extra-fast = règles compilées pour les bots forts
doctor-extra-print = impression, en PDF
doctor-extra-lab = cotes dans l’arène
doctor-extra-dataset = parties de bots sous forme de tables (Parquet)
doctor-extra-dask = bots et arènes sur un cluster
doctor-extra-conformance = tests pour vos propres jeux
doctor-extra-gymnasium = environnements à un agent, pour l’apprentissage automatique
doctor-extra-pettingzoo = environnements à plusieurs agents
doctor-extra-openspiel = jeux pour les algorithmes d’OpenSpiel
doctor-client = le client web est construit
doctor-client-missing = le client web n’est pas construit
doctor-cache = le code compilé est mis en cache dans { $folder }
doctor-cache-closed = impossible de mettre en cache le code compilé : { $folder } n’est pas accessible en écriture
doctor-kernels = { $count ->
    [one] { $count } noyau est compilé
   *[other] les { $count } noyaux sont compilés
}
doctor-kernels-waiting = { $count ->
    [one] { $count } noyau n’est pas encore compilé ; le serveur le fera en arrière-plan
   *[other] { $count } noyaux ne sont pas encore compilés ; le serveur le fera en arrière-plan
}
doctor-address = { $host }, port { $port } : libre
doctor-address-taken = { $host }, port { $port } : inutilisable ({ $reason })
doctor-database = la base de données { $name } est en ordre
doctor-database-new = la base de données { $name } sera créée au premier démarrage du serveur
doctor-database-older = la base de données { $name } est en ordre ; le prochain démarrage la mettra à jour ({ $count ->
    [one] { $count } étape
   *[other] { $count } étapes
})
doctor-folder-closed = impossible de créer la base de données : { $folder } n’est pas accessible en écriture
doctor-bus-memory = pas de bus : un seul processus utilise cette base
doctor-bus-shared = le bus entre les serveurs répond
doctor-result = { $count ->
    [0] Tout est prêt.
    [one] { $count } problème trouvé.
   *[other] { $count } problèmes trouvés.
}

# Le rapport de « tavolino doctor »
doctor-program = Tavolino { $version } avec { $python }
doctor-games = jeux : { $games }
doctor-games-broken = un jeu ne peut pas être chargé : { $error }
doctor-extra = extra { $extra } : { $what }
doctor-extra-missing = l’extra { $extra } n’est pas installé ({ $packages }) : { $what }
doctor-extra-server = jouer en réseau
doctor-extra-fast = règles compilées pour les bots forts
doctor-extra-print = jeux sur papier, en PDF
doctor-extra-lab = classements dans l’arène
doctor-extra-dataset = parties de bots sous forme de tables (Parquet)
doctor-extra-dask = bots et arènes sur une grappe de machines
doctor-extra-conformance = tests pour vos propres jeux
doctor-extra-gymnasium = environnements à un agent, pour les programmes qui apprennent
doctor-extra-pettingzoo = environnements à plusieurs agents
doctor-extra-openspiel = jeux pour les algorithmes d’OpenSpiel
doctor-client = les pages du navigateur sont construites
doctor-client-missing = les pages du navigateur ne sont pas construites
doctor-cache = le code compilé est gardé dans { $folder }
doctor-cache-closed = impossible de garder le code compilé : { $folder } n’est pas accessible en écriture
doctor-kernels = { $count ->
    [one] { $count } noyau est compilé
   *[other] les { $count } noyaux sont compilés
}
doctor-kernels-waiting = { $count ->
    [one] { $count } noyau n’est pas encore compilé ; le serveur s’en charge en arrière-plan
   *[other] { $count } noyaux ne sont pas encore compilés ; le serveur s’en charge en arrière-plan
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
doctor-bus-memory = pas de bus entre serveurs : un seul processus sert cette base
doctor-bus-shared = le bus entre les serveurs répond
doctor-result = { $count ->
    [0] Tout le nécessaire est là.
    [one] { $count } chose ne fonctionne pas.
   *[other] { $count } choses ne fonctionnent pas.
}

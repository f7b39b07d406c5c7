refused-database-url = Une base de données s’écrit sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM, pas { $got }:…
refused-database-cannot-open = La base de données { $name } ne s’ouvre pas : { $error }
refused-database-newer = La base de données a passé l’étape { $number } ({ $name }), que cette version de Tavolino ne connaît pas ; prenez-en une plus récente.
refused-database-unfinished = La restauration d’une sauvegarde dans cette base n’est pas allée au bout ; restaurez-la dans une base vide.
refused-database-in-use = La base de données { $name } est déjà utilisée par un autre serveur. Des serveurs ne partagent une base que si chacun a Redis pour bus ; arrêtez l’autre avant de restaurer une sauvegarde.
refused-database-damaged = La base de données { $name } est endommagée : { $error }. Restaurez votre dernière sauvegarde dans une nouvelle base.
refused-bus-url = Un bus s’écrit redis://HÔTE:PORT ou memory:, pas { $got }:…
refused-bus-cannot-open = Le bus { $name } est injoignable : { $error }

backed-up = { $rows ->
    [one] { $rows } ligne est sauvegardée
   *[other] { $rows } lignes sont sauvegardées
} dans { $file }.
restored = { $rows ->
    [one] { $rows } ligne est de retour
   *[other] { $rows } lignes sont de retour
} dans la base de données.
storage-gone = La base de données ne répond plus : { $error }

refused-backup-broken = La ligne { $line } de la sauvegarde est abîmée ; rien n’en a été restauré.
refused-backup-cut-off = La sauvegarde { $name } est coupée : il lui manque sa dernière ligne.
refused-backup-format = La sauvegarde est au format { $got }, et cette version de Tavolino lit le format { $known }.
refused-backup-nothing = Il n’y a rien de Tavolino dans cette base de données.
refused-backup-there = { $name } existe déjà, et une sauvegarde ne remplace jamais un autre fichier.
refused-restore-not-empty = La base de données n’est pas vide ; une sauvegarde ne va que dans une base vide.
refused-extra-missing = Cette commande a besoin du paquet { $package } ; installez-le avec : pip install "tavolino[{ $extra }]"

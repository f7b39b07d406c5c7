refused-database-url = Une base de données s’écrit sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM, pas { $got }:…
refused-database-cannot-open = Impossible d’ouvrir la base de données { $name } : { $error }
refused-database-newer = La base de données a été mise à jour avec l’étape { $number } ({ $name }), que cette version de Tavolino ne connaît pas. Utilisez une version plus récente.
refused-database-unfinished = Une sauvegarde n’a été restaurée qu’en partie dans cette base. Restaurez-la dans une base vide.
refused-database-in-use = Un autre serveur utilise la base de données { $name }. Des serveurs ne peuvent partager une base qu’avec Redis comme bus. Arrêtez l’autre serveur avant de restaurer une sauvegarde.
refused-database-damaged = La base de données { $name } est endommagée : { $error }. Restaurez votre dernière sauvegarde dans une nouvelle base.
refused-bus-url = Un bus s’écrit redis://HÔTE:PORT ou memory:, pas { $got }:…
refused-bus-cannot-open = Impossible de joindre le bus { $name } : { $error }

backed-up = { $rows ->
    [one] { $rows } ligne sauvegardée
   *[other] { $rows } lignes sauvegardées
} dans { $file }.
restored = { $rows ->
    [one] { $rows } ligne restaurée
   *[other] { $rows } lignes restaurées
} dans la base de données.
storage-gone = La base de données ne répond plus : { $error }

refused-backup-broken = La ligne { $line } de la sauvegarde est endommagée ; rien n’a été restauré.
refused-backup-cut-off = La sauvegarde { $name } est incomplète : il manque sa dernière ligne.
refused-backup-format = La sauvegarde est au format { $got } ; cette version de Tavolino lit le format { $known }.
refused-backup-nothing = Cette base de données ne contient rien de Tavolino.
refused-backup-there = { $name } existe déjà. Une sauvegarde n’écrase jamais un fichier.
refused-restore-not-empty = La base de données n’est pas vide. Restaurez une sauvegarde seulement dans une base vide.
refused-extra-missing = Cette commande a besoin du paquet { $package }. Installez-le avec : pip install "tavolino[{ $extra }]"

# Réglages
refused-setting-value = { $setting } ne peut pas valoir « { $got } » ; attendu : { $expected }.
refused-setting-unknown = Le réglage { $setting } n’existe pas ; « tavolino serve --help » les donne tous.
refused-setting-needs = { $setting } est défini ; { $needed } doit donc l’être aussi.
refused-setting-unreadable = Les réglages de { $file } n’ont pas pu être lus : { $reason }.
refused-setting-toml = Les réglages de { $file } ne sont pas du TOML : { $reason }.
refused-setting-extra = { $setting } demande d’installer un complément : pip install "tavolino[{ $extra }]".
refused-setting-address = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }.

serving = Tavolino est ouvert sur { $url }
client-not-built = Les pages ne sont pas encore construites. Dans le dossier du projet, lancez : tools/web

# Requêtes et connexions
refused-request-unknown = Il n’y a rien à cette adresse.
refused-request-method = Cette adresse n’accepte pas { $got }, seulement { $expected }.
refused-request-malformed = La requête n’a pas pu être comprise.
refused-request-head = L’en-tête de la requête est trop grand ; on lit au plus { $bytes } octets et { $headers } champs.
refused-request-slow = La requête a mis trop de temps à arriver.
refused-access-origin = Ceci vient d’une page qui n’est pas à nous.
refused-body-large = C’est trop grand ; on lit au plus { $most } octets.
refused-body-cut-off = La requête s’est arrêtée au milieu.
refused-body-json = Ceci n’a pas pu être lu : { $reason }.
refused-body-binary = Les messages sont des textes, pas des octets.
refused-body-field = Le champ « { $field } » a une valeur qui n’est pas permise.
refused-limit-wait = C’est trop souvent ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refused-limit-sockets = Trop de connexions sont ouvertes ; on en garde au plus { $most }.
refused-limit-connections = Trop de connexions sont ouvertes ; réessayez dans un instant.
refused-limit-messages = Trop de messages sont arrivés trop vite, la connexion a donc été fermée.
refused-limit-slow = La connexion était trop lente pour suivre, elle a donc été fermée.
refused-rules-none = Le serveur n’a pas de règles de { $game } dans la langue « { $asked } ».
refused-record-unknown = Cet enregistrement n’existe pas.
refused-record-long = L’enregistrement a { $got } lignes ; on en lit ici au plus { $most }.
refused-picture-none = Ce serveur ne fait pas d’images.
refused-picture-busy = Trop d’images sont en cours de dessin ; réessayez dans une minute.
refused-storage-away = Le stockage ne répond pas ; réessayez dans un instant.
refused-storage-busy = Il se passe trop de choses à la fois ; réessayez dans un instant.
refused-server-failed = Quelque chose a mal tourné dans le serveur ; veuillez réessayer.
refused-server-closing = Le serveur redémarre ; la partie reprendra où elle en est.

# Previews of links
preview-lobby = Une place vous attend. Asseyez-vous et jouez.
preview-playing = La partie est en cours. Venez la regarder.
preview-over = La partie est finie. Voyez comment elle s’est passée.
preview-site = Des jeux de table malins, entre amis ou contre des bots.

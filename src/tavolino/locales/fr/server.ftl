# Réglages
refused-setting-value = { $setting } ne peut pas valoir « { $got } » ; attendu : { $expected }.
refused-setting-unknown = Le réglage { $setting } n’existe pas ; « tavolino serve --help » les liste tous.
refused-setting-needs = { $setting } est défini ; { $needed } doit donc l’être aussi.
refused-setting-unreadable = Les réglages de { $file } n’ont pas pu être lus : { $reason }.
refused-setting-toml = Les réglages de { $file } ne sont pas du TOML : { $reason }.
refused-setting-extra = { $setting } a besoin d’un paquet supplémentaire : pip install "tavolino[{ $extra }]".
refused-setting-address = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }.

serving = Tavolino tourne sur { $url }
client-not-built = Le client web n’est pas encore construit. Dans le dossier du projet, lancez : tools/web

# Requêtes et connexions
refused-request-unknown = Il n’y a rien à cette adresse.
refused-request-method = Cette adresse n’accepte pas { $got }, seulement { $expected }.
refused-request-malformed = Le serveur n’a pas compris la requête.
refused-request-head = Les en-têtes de la requête sont trop grands ; la limite est de { $bytes } octets et { $headers } en-têtes.
refused-request-slow = La requête a mis trop de temps à arriver.
refused-access-origin = Cette requête vient d’un autre site.
refused-body-large = C’est trop grand ; la limite est de { $most } octets.
refused-body-cut-off = La requête est incomplète.
refused-body-json = Ceci n’a pas pu être lu : { $reason }.
refused-body-binary = Envoyez les messages sous forme de texte, pas d’octets.
refused-body-field = Le champ « { $field } » a une valeur incorrecte.
refused-body-text = Ce texte contient un caractère qui ne peut pas être enregistré.
refused-limit-wait = Trop de demandes. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refused-limit-sockets = Vous avez trop de connexions ouvertes ; la limite est de { $most }.
refused-limit-connections = Trop de connexions ouvertes. Réessayez dans un instant.
refused-limit-messages = Trop de messages à la fois : la connexion a été fermée.
refused-limit-slow = La connexion était trop lente pour suivre : elle a été fermée.
refused-rules-none = Le serveur n’a pas les règles de { $game } dans la langue « { $asked } ».
refused-record-unknown = Ce fichier de partie n’existe pas.
refused-record-long = Le fichier a { $got } lignes ; la limite est de { $most }.
refused-record-busy = Le serveur vérifie déjà trop d’autres parties. Réessayez dans une minute.
refused-stored-busy = Le serveur vérifie déjà trop d’autres parties. Réessayez dans une minute.
refused-analysis-many = { $most } parties sont déjà en cours d’analyse pour vous. Réessayez quand l’une d’elles sera terminée.
refused-picture-none = Ce serveur ne crée pas d’images.
refused-picture-busy = Le serveur est occupé à dessiner. Réessayez dans une minute.
refused-storage-away = La base de données ne répond pas. Réessayez dans un instant.
refused-storage-busy = Le serveur est occupé. Réessayez dans un instant.
refused-server-failed = Un problème est survenu sur le serveur. Réessayez.
refused-server-closing = Le serveur redémarre. Votre partie reprendra là où elle en était.

# Previews of links
preview-lobby = Il y a une place libre. Venez jouer !
preview-playing = La partie a commencé. Venez la regarder !
preview-over = La partie est terminée. Venez la revoir !
preview-site = Des jeux de société malins, entre amis ou contre des bots.

refused-dataset-bots = Nommez autant de bots que de joueurs ({ $players }), ou un seul pour toutes les places, pas { $got }.
refused-dataset-values = « { $got } » ne peut pas évaluer les coups. Choisissez parmi { $expected }.
refused-dataset-occupied = Le dossier { $folder } contient d’autres fichiers. Indiquez un dossier nouveau ou vide.
refused-dataset-other = { $folder } contient un autre jeu de données : { $field } y vaut { $got }.
refused-dataset-fewer = { $folder } contient déjà un jeu de données plus grand (parties : { $games }). Demandez-en au moins autant, pas { $got }.
refused-dataset-busy = Un autre processus écrit dans { $folder }.
refused-dataset-file = { $file } n’est pas un fichier d’un jeu de données, ou il est endommagé.
refused-dataset-format = { $file } est au format { $got } ; ce programme lit le format { $known }.
refused-dataset-table = Il n’y a pas de table « { $got } » ; les tables sont { $expected }.
refused-dataset-column = Il n’y a pas de colonne « { $got } » ; les colonnes sont { $expected }.
refused-dataset-no-tables = { $folder } ne contient que des fichiers de partie, pas de tables.

dataset-made = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $shards ->
    [one] { $shards } fragment
   *[other] { $shards } fragments
}
dataset-stopped = arrêté (parties : { $games } sur { $wanted }) ; relancez la même commande pour continuer

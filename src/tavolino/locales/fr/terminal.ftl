your-move = À vous de jouer, place { $seat }. Par exemple : { $examples }. Tapez « ? » pour tous les coups, « help » pour les commandes.
terminal-help =
    ?       liste les coups que vous pouvez jouer
    board   affiche de nouveau la table
    undo    annule votre dernier coup et tout ce qui suit
    quit    quitte la table
endless = Il y a trop de coups pour les lister.
time-up = Le temps est écoulé.
left = Vous avez quitté la table.
terminal-go-on = { $what } ? Tapez « { $yes } » pour continuer, autre chose pour arrêter.
terminal-yes = o
saved = Enregistré dans { $file }.
not-over = La partie n’est pas terminée.
standing = { $rank }. place { $seat } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dealer-hash = La graine secrète a l’empreinte { $hash }.
dealer-secret = La graine secrète était { $secret }.
verified-fair = les lignes, les coups et le résultat sont corrects, et le tirage était honnête.
verified-open = les lignes et les coups sont corrects ; la partie n’est pas terminée, le tirage ne peut donc pas encore être vérifié.
verified-unclaimed = les lignes, les coups et le résultat sont corrects ; le tirage ne peut pas être vérifié.
verified-several = { $count ->
    [one] { $count } partie : { $text }
   *[other] { $count } parties, pour chacune : { $text }
}

refused-undo-nothing = Vous n’avez aucun coup à annuler.
refused-seats-viewer = Il n’y a pas de place { $got } à cette table de { $seats }. Les places se comptent à partir de 1.

# Lignes d’une partie
line-of = { $who } : { $text }
replay-head = { $players ->
    [one] { $game }, { $players } joueur, { $options }
   *[other] { $game }, { $players } joueurs, { $options }
}
replay-undo = annule le coup { $entry } et tout ce qui suit
replay-resigned = abandonne
replay-timeout = perd au temps

# La liste des jeux
games-players = { $name } : { $low } à { $high } joueurs
games-option = option { $name } ({ $rule }) : { $values }
games-default = { $value } (par défaut)
games-range = de { $low } à { $high } ({ $default } par défaut)
games-text = { $expected } ({ $default } par défaut)
games-bots = bots : { $bots }
games-moves = les coups s’écrivent : { $examples }

# Ce qu’une commande ne peut pas faire
verify-wrong = { $file } est incorrect :
other-game = une partie de { $got }, pas de { $expected }
write-option = une option s’écrit NOM=VALEUR, pas « { $got } »
option-twice = l’option « { $name } » est donnée deux fois
file-there = existe déjà, et une partie n’écrase jamais un fichier
watch-or-seat = choisissez --watch ou --seat, pas les deux
secret-form = une graine secrète a 64 chiffres hexadécimaux
at-without-from = --at a besoin de --from
from-with-players = le fichier fixe déjà le nombre de joueurs et les options

# A static site
site-written = Le site est dans { $folder } ({ $megabytes } Mo). Pour l’essayer : python -m http.server -d { $folder }
site-folder-full = n’est pas vide ; utilisez --force pour y écrire quand même

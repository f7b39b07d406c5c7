your-move = À vous, place { $seat }. Écrivez par exemple : { $examples }. « ? » donne tous les coups, « help » d’autres mots.
terminal-help =
    ?       donne les coups que vous pouvez jouer
    board   montre à nouveau la table
    undo    annule votre dernier coup et tout ce qui suit
    quit    quitte la table
endless = Il y a trop de coups pour les énumérer.
time-up = Le temps est écoulé.
left = Vous avez quitté la table.
terminal-go-on = { $what } ? « { $yes } » pour continuer, autre chose pour s’arrêter.
terminal-yes = o
saved = Enregistré dans { $file }.
not-over = La partie n’est pas terminée.
standing = { $rank }. la place { $seat } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dealer-hash = Le donneur s’est engagé sur { $hash }.
dealer-secret = Le secret du donneur était { $secret }.
verified-fair = les lignes, les coups et le résultat sont justes, et la donne était honnête.
verified-open = les lignes et les coups sont justes ; la partie n’est pas terminée, la donne ne peut donc pas encore être vérifiée.
verified-unclaimed = les lignes, les coups et le résultat sont justes ; aucun donneur ne répondait des tirages.
verified-several = { $count ->
    [one] { $count } enregistrement : { $text }
   *[other] { $count } enregistrements, pour chacun : { $text }
}

refused-undo-nothing = Vous n’avez aucun coup à annuler.
refused-seats-viewer = Il n’y a pas de place { $got } à cette table de { $seats } ; les places se comptent à partir de 1.

# Lignes d’une partie
line-of = { $who } : { $text }
replay-head = { $players ->
    [one] { $game }, { $players } joueur, { $options }
   *[other] { $game }, { $players } joueurs, { $options }
}
replay-undo = annule l’entrée { $entry } et tout ce qui suit
replay-resigned = abandonne
replay-timeout = n’a plus de temps et perd

# La liste des jeux
games-players = { $name } : de { $low } à { $high } joueurs
games-option = option { $name } ({ $rule }) : { $values }
games-default = { $value } (par défaut)
games-range = de { $low } à { $high } ({ $default } par défaut)
games-text = { $expected } ({ $default } par défaut)
games-bots = bots : { $bots }
games-moves = les coups s’écrivent : { $examples }

# Ce qu’une commande ne peut pas faire
verify-wrong = { $file } est faux :
other-game = un enregistrement de { $got }, pas de { $expected }
write-option = une option s’écrit NOM=VALEUR, pas « { $got } »
option-twice = l’option « { $name } » est donnée deux fois
file-there = existe déjà, et aucune partie n’en remplace une autre
watch-or-seat = qui regarde n’a pas de place : omettez --watch ou --seat
secret-form = le secret d’un donneur a 64 chiffres hexadécimaux
at-without-from = --at va avec --from
from-with-players = l’enregistrement dit déjà combien jouent et avec quelles options

# A static site
site-written = Le site est dans { $folder } ({ $megabytes } Mo). Pour l’essayer : python -m http.server -d { $folder }
site-folder-full = n’est pas vide ; avec --force, le site y est écrit quand même

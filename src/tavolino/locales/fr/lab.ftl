refused-arena-bots = Nommez autant de bots que de joueurs ({ $players }), pas { $got }. Vous pouvez nommer deux fois le même bot.
refused-arena-seatings = Ces bots peuvent être placés de { $got } façons, plus que { $most }. Nommez moins de bots différents.
refused-arena-other = { $file } contient des parties d’un autre tournoi : { $field } y vaut { $got }.
refused-arena-file = { $file } n’est pas un fichier de l’arène.
refused-cluster-unreachable = Il n’y a pas d’ordonnanceur Dask à l’adresse { $address }.

warmup-none = Il n’y a pas de compilateur ici : les bots utilisent les règles en Python pur, plus lentes, et voient moins loin. Pour l’installer : pip install "tavolino[fast]"
warmup-done = { $count ->
    [0] Il n’y a rien à compiler.
    [one] { $count } noyau compilé, valable tant que le programme ne change pas.
   *[other] { $count } noyaux compilés, valables tant que le programme ne change pas.
}

# Numbers
number-span = { $low } à { $high }

# Tables of bots and seats
lab-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
lab-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
lab-deals = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
lab-head-bot = bot
lab-head-complete = complets
lab-head-games = parties
lab-head-interval = intervalle à 95 %
lab-head-mean = moyenne
lab-head-points = points
lab-head-rating = cote
lab-head-seat = place
lab-head-seconds-game = s/partie
lab-head-seconds-move = s/coup
lab-head-share = part
lab-head-slowest = le plus lent
lab-head-wins = victoires
lab-wins-by-bot = victoires par bot
lab-wins-by-seat = victoires par place
lab-points-by-bot = points par bot
lab-stopped = arrêté après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
lab-bot-twice = nommez chaque bot une seule fois

# The arena
arena-title = { $game }, { $players }, { $games }
arena-head = { $title } : { $deals }, { $seatings ->
    [one] chacune avec { $seatings } disposition
   *[other] chacune avec les { $seatings } dispositions
}
arena-pair = { $first } contre { $second } : devant dans { $ahead } ({ $ahead_span }), { $points } points ({ $points_span })
arena-pair-alone = { $first } contre { $second } : { $points } points ({ $points_span })
arena-seat = { $seat } : { $wins } de victoires ({ $wins_span }), { $advantage } par rapport à une part équitable ; { $points } points ({ $points_span })
arena-no-deal = aucune donne n’a été jouée dans toutes les dispositions

# The balance of seats
balance-title = Équilibre de { $game }
balance-lead = { $games } par réglage, avec le bot « { $bot } » à chaque place (graine « { $seed } »). La place 1 commence. Les parenthèses indiquent l’intervalle de confiance à 95 %. Avec autant de réglages, quelques-uns semblent injustes par pur hasard.
balance-usual = options par défaut
balance-more = plus qu’une part équitable
balance-fair = pas d’écart net avec une part équitable
balance-less = moins qu’une part équitable
balance-wins = victoires par place, { $players }
balance-done = { $file } : { $games }, { $seats ->
    [one] { $seats } place examinée
   *[other] { $seats } places examinées
}, dont { $unfair } avec une part inéquitable

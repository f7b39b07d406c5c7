# Ce qu’on annonce aux joueurs des parties sur plusieurs jours, par e-mail, notification et flux
notice-game = { $game } avec { $players }
notice-turn = À vous de jouer : { $game }
notice-short = Le temps presse : { $game }
notice-turns = { $count ->
    [one] À vous de jouer dans { $count } partie
   *[other] À vous de jouer dans { $count } parties
}
notice-hours-left = { $hours ->
    [0] Il reste moins d’une heure, jusqu’au { $when }
    [one] Il reste { $hours } heure, jusqu’au { $when }
   *[other] Il reste { $hours } heures, jusqu’au { $when }
}
notice-days-left = { $days ->
    [one] Il reste { $days } jour, jusqu’au { $when }
   *[other] Il reste { $days } jours, jusqu’au { $when }
}
notice-no-clock = Sans limite de temps
notice-more = { $count ->
    [one] et { $count } autre partie
   *[other] et { $count } autres parties
}
notice-feed = Parties qui vous attendent
notice-mail-greeting = { $count ->
    [one] Cette partie vous attend :
   *[other] Ces parties vous attendent :
}
notice-mail-why = Vous recevez cet e-mail parce que vous l’avez demandé sur { $url }, où vous pouvez modifier ce choix à tout moment.
notice-mail-stop = Se désabonner
notice-confirm-subject = Confirmez votre adresse e-mail
notice-confirm-greeting = Quelqu’un, sans doute vous, veut recevoir un e-mail à cette adresse quand c’est son tour dans une partie sur Tavolino.
notice-confirm = Oui, confirmer cette adresse
notice-confirm-why = Si ce n’était pas vous, ignorez ce message : vous n’en recevrez pas d’autre.

# Ce qu’on annonce aux joueurs des parties sur plusieurs jours, par e-mail, notification et flux
notice-game = { $game } avec { $players }
notice-turn = À vous de jouer : { $game }
notice-short = Le temps presse : { $game }
notice-turns = { $count ->
    [one] C’est à vous de jouer dans { $count } partie
   *[other] C’est à vous de jouer dans { $count } parties
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
notice-no-clock = Sans pendule
notice-more = { $count ->
    [one] et { $count } autre partie
   *[other] et { $count } autres parties
}
notice-feed = Parties qui vous attendent
notice-mail-greeting = { $count ->
    [one] Cette partie attend votre coup :
   *[other] Ces parties attendent votre coup :
}
notice-mail-why = Vous recevez ce message parce que vous l’avez demandé sur { $url }. Vous pouvez y changer cela à tout moment.
notice-mail-stop = Me désabonner
notice-confirm-subject = Confirmez votre adresse e-mail
notice-confirm-greeting = Quelqu’un, sans doute vous, souhaite recevoir un message à cette adresse quand c’est son tour dans une partie sur Tavolino.
notice-confirm = Oui, écrivez à cette adresse
notice-confirm-why = Si ce n’est pas vous, ne faites rien : nous ne vous écrirons plus.

refused-bot-device = Sur cet appareil, « { bot-master } » ne pourrait pas jouer à pleine force. Vous pouvez l’affronter à une table sur un serveur.
refused-storage-device = La partie n’a pas pu être enregistrée sur cet appareil ; rien n’a donc été fait.
refused-table-damaged = Cette partie enregistrée est endommagée et ne peut pas être ouverte.
refused-device-failed = Quelque chose a mal tourné sur cet appareil ; veuillez réessayer.
# Refusals of a game that a device hands to a server
refused-stored-beginning = Ce n’est pas une partie enregistrée : elle ne commence pas par une table.
refused-stored-event = L’événement { $event } de cette partie est illisible, ou impossible à cet endroit.
refused-stored-time = L’heure de l’événement { $event } de cette partie est fausse.
refused-stored-rule = L’événement { $event } de cette partie enfreint la règle { $broken }.
refused-stored-draw = L’événement { $event } de cette partie est un tirage qui ne découle pas du secret du donneur.
refused-stored-secret = Le secret du donneur ne correspond pas à cette partie.
refused-stored-people = L’événement { $event } de cette partie nomme une autre personne ; il ne peut y avoir que vos propres places et des bots.
refused-stored-absent = Vous n’aviez pas de place dans cette partie.
refused-stored-version = Ce serveur ne connaît pas la version { $version } de { $game }.
refused-stored-unfinished = Cette partie n’est pas terminée ; seules les parties finies peuvent être conservées.
refused-stored-long = Cette partie a { $got } événements ; on en accepte ici au plus { $most }.

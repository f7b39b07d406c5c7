# La partie de la page personnelle sur les parties de plusieurs jours
notices-title = Parties sur plusieurs jours
notices-why = Nous pouvons vous prévenir quand c’est à vous de jouer. Rien n’est envoyé sans votre accord.
notices-mail = Par e-mail
notices-mail-off = Ce serveur n’envoie pas d’e-mails.
notices-mail-address = Votre adresse e-mail
notices-mail-set = Envoyer le lien de confirmation
notices-mail-asked = Nous avons envoyé un lien à { $address }. Ouvrez-le pour confirmer votre adresse.
notices-mail-unconfirmed = Nous avons envoyé un lien à { $address }. Ouvrez-le pour confirmer votre adresse.
notices-mail-on = Nous vous écrivons à { $address }.
notices-mail-stopped = Désabonnement effectué : { $address }.
notices-mail-failed = Le serveur de messagerie a refusé { $address }.
notices-mail-again = Renvoyer le lien
notices-mail-remove = Retirer l’adresse
notices-push = Notifications
notices-push-off = Ce serveur n’envoie pas de notifications.
notices-push-unsupported = Ce navigateur ne peut pas afficher de notifications quand la page est fermée.
notices-push-forbidden = Votre navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages.
notices-push-here = Sur cet appareil
notices-push-failed = Votre navigateur n’a pas autorisé les notifications.
notices-push-other = Un autre appareil, depuis { $when }
notices-remove = Retirer
notices-feed = Flux privé
notices-feed-why = Pour votre lecteur de flux ou votre agenda. Toute personne qui connaît l’adresse voit quelles parties vous attendent.
notices-feed-make = Créer un flux
notices-feed-new = Changer les adresses
notices-feed-revoke = Supprimer le flux
notices-feed-atom = Lecteur de flux
notices-feed-calendar = Agenda
notices-copy = Copier : { $what }
notices-when = Quand
notices-never = Jamais
notices-wait = Quand c’est à vous de jouer
notices-wait-hours = { $hours ->
    [0] Tout de suite
    [one] Après { $hours } heure
   *[other] Après { $hours } heures
}
notices-left = Avant la fin de votre temps
notices-left-hours = { $hours ->
    [one] { $hours } heure avant
   *[other] { $hours } heures avant
}
notices-rhythm = Fréquence des e-mails
notices-rhythm-now = Tout de suite
notices-rhythm-hour = Au plus une fois par heure
notices-rhythm-day = Une fois par jour
notices-hour = Heure d’envoi ({ $zone })
notices-not-here = Rien n’est envoyé tant que Tavolino est ouvert.
notices-holidays = Vacances
notices-holidays-why = { $days ->
    [one] Ces jours-là, rien n’est envoyé et votre temps est arrêté dans les parties sur plusieurs jours. Vous avez { $days } jour par an ; toute journée entamée compte.
   *[other] Ces jours-là, rien n’est envoyé et votre temps est arrêté dans les parties sur plusieurs jours. Vous avez { $days } jours par an ; toute journée entamée compte.
}
notices-holidays-first = Premier jour
notices-holidays-last = Dernier jour
notices-holidays-add = Ajouter
notices-holidays-remove = Retirer { $days }
notices-holidays-end = Terminer maintenant : { $days }
notices-end = Terminer maintenant
notices-settings = Vos réglages

# Ce qu’ouvrent les liens des e-mails
notice-confirm-ask = Pouvons-nous vous écrire ?
notice-confirm-ask-why = Nous écrirons à cette adresse quand ce sera à vous de jouer dans une partie sur plusieurs jours.
notice-confirm-button = Oui, confirmer cette adresse
notice-confirm-done = Adresse confirmée
notice-confirm-done-why = Nous vous préviendrons quand ce sera à vous de jouer.
notice-stop-ask = Se désabonner ?
notice-stop-ask-why = Nous n’enverrons plus d’e-mails à cette adresse.
notice-stop-button = Se désabonner
notice-stop-done = Désabonnement effectué
notice-stop-done-why = Nous n’enverrons plus d’e-mails à cette adresse.

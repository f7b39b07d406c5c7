# La partie de la page personnelle sur les parties de plusieurs jours
notices-title = Parties sur plusieurs jours
notices-why = Nous pouvons vous prévenir quand c’est à vous de jouer. Rien n’est envoyé sans votre accord.
notices-mail = Par e-mail
notices-mail-off = Ce serveur n’envoie pas d’e-mails.
notices-mail-address = Votre adresse e-mail
notices-mail-set = Envoyer un lien de confirmation
notices-mail-asked = Un lien va être envoyé à { $address }. Ouvrez-le pour confirmer l’adresse.
notices-mail-unconfirmed = Nous avons envoyé un lien à { $address }. Ouvrez-le pour confirmer l’adresse.
notices-mail-on = Nous vous écrivons à { $address }.
notices-mail-stopped = Vous avez désabonné { $address }.
notices-mail-failed = Le serveur de messagerie n’accepte pas { $address }.
notices-mail-again = Renvoyer le lien
notices-mail-remove = Retirer l’adresse
notices-push = Par notification
notices-push-off = Ce serveur n’envoie pas de notifications.
notices-push-unsupported = Ce navigateur ne peut pas afficher de notifications quand la page est fermée.
notices-push-forbidden = Votre navigateur n’autorise pas les notifications de ce site. Vous pouvez le changer dans ses réglages.
notices-push-here = Sur cet appareil
notices-push-failed = Votre navigateur ne l’a pas permis.
notices-push-other = Un autre appareil, depuis { $when }
notices-remove = Retirer
notices-feed = Par un flux privé
notices-feed-why = Pour un lecteur de flux ou un agenda. Toute personne qui a l’adresse voit quelles parties vous attendent.
notices-feed-make = Créer un flux
notices-feed-new = Remplacer les adresses
notices-feed-revoke = Supprimer le flux
notices-feed-atom = Pour un lecteur de flux
notices-feed-calendar = Pour un agenda
notices-copy = Copier : { $what }
notices-when = Quand
notices-never = Jamais
notices-wait = Quand c’est à vous de jouer
notices-wait-hours = { $hours ->
    [0] Immédiatement
    [one] Au bout de { $hours } heure
   *[other] Au bout de { $hours } heures
}
notices-left = Avant la fin de votre temps
notices-left-hours = { $hours ->
    [one] { $hours } heure avant
   *[other] { $hours } heures avant
}
notices-rhythm = Fréquence des e-mails
notices-rhythm-now = Immédiatement
notices-rhythm-hour = Au plus une fois par heure
notices-rhythm-day = Une fois par jour
notices-hour = À cette heure ({ $zone })
notices-not-here = Rien n’est envoyé tant que vous avez une page ouverte ici.
notices-holidays = Vacances
notices-holidays-why = { $days ->
    [one] Ces jours-là, rien n’est envoyé et votre pendule est arrêtée dans les parties sur plusieurs jours. Vous avez { $days } jour par an ; une journée entamée compte.
   *[other] Ces jours-là, rien n’est envoyé et votre pendule est arrêtée dans les parties sur plusieurs jours. Vous avez { $days } jours par an ; une journée entamée compte.
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
notice-confirm-button = Oui, confirmer l’adresse
notice-confirm-done = Votre adresse est confirmée
notice-confirm-done-why = Désormais, nous vous préviendrons quand ce sera à vous de jouer.
notice-stop-ask = Vous désabonner ?
notice-stop-ask-why = Vous ne recevrez plus d’e-mails de notre part à cette adresse.
notice-stop-button = Me désabonner
notice-stop-done = Vous êtes désabonné(e)
notice-stop-done-why = Nous n’écrirons plus à cette adresse.

# Le défi du jour
refused-daily-unknown = Il n’y a pas de défi pour ce jour.
refused-daily-sealed = Le défi du { $day } est encore secret.
refused-daily-closed = On ne peut plus ajouter de nombre pour ce jour.
refused-daily-early = Vous pourrez ajouter un nombre pour le { $day } à partir du { $opens }.
refused-daily-contribution = Un nombre pour le tirage a 32 chiffres hexadécimaux, de 0 à 9 et de a à f.
daily-table-title = Défi du jour, { $day }

# À partager
daily-share-head = Tavolino · { $game } · { $day }
daily-share-par = Objectif atteint
daily-share-better = Objectif battu de { $points }
daily-share-worse = Objectif manqué de { $points }
daily-share-failed = Non résolu
daily-share-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}

# tavolino daily verify
daily-verified = Le défi du { $day } a été tiré honnêtement : le secret correspond à l’empreinte, et tous les défis découlent de ce secret et de { $numbers ->
    [one] { $numbers } nombre
   *[other] { $numbers } nombres
} de visiteurs.
daily-unrevealed = { $day } : rien d’anormal jusqu’ici. Le secret sera révélé à la fin de la journée.
daily-try-verified = c’est un essai du { $day }, avec ses tirages et depuis sa position.
daily-try-unrevealed = Un essai peut être vérifié une fois le secret du jour révélé.
daily-no-day = Ce n’est pas un fichier de défi du jour.
daily-no-receipt = Ce n’est pas le reçu d’un nombre.
daily-lacks = Il n’y a pas de défi de { $game } ce jour-là. Le serveur n’avait peut-être pas ce jeu.
daily-wrong = { $file } est incorrect :
daily-fault-hash = L’empreinte est { $hash }, mais c’est { $noted } qui avait été publiée.
daily-fault-late = Le secret n’a été fixé qu’une fois la journée commencée.
daily-fault-secret = Le secret ne correspond pas à l’empreinte.
daily-fault-game = Il n’y a pas de défi pour « { $game } ».
daily-fault-challenge = Le défi de { $game } ne découle pas du secret et des nombres.
daily-fault-dealer = La partie n’a pas utilisé les dés ou les cartes du défi.
daily-fault-position = La partie n’a pas commencé dans la position du défi.
daily-fault-rounds = Nombre de tours du mélange : { $rounds } au lieu de { $expected }. Les défis ont donc pu être choisis.
daily-fault-early = Le secret a été fixé plus tôt qu’un serveur ne le fait.
daily-fault-unrevealed = Il y a des défis, mais le secret manque.
daily-fault-empty = Il n’y a aucun défi, donc rien qui permette de vérifier les nombres.
daily-fault-twice = Il y a plus d’un défi pour « { $game } ».
daily-fault-order = Les défis ne sont pas dans l’ordre où un serveur les publie.
daily-fault-other = Le reçu concerne le { $day }.
daily-fault-missing = Le nombre { $contribution } n’est pas dans le tirage à l’endroit indiqué par son reçu.
daily-fault-rewritten = Les nombres qui précèdent { $contribution } ont été modifiés après la remise du reçu.
daily-fault-seats = La partie avait { $seats } places au lieu de { $expected }.
daily-fault-opponent = L’adversaire n’était pas le bot « { $bot } ».
daily-fault-tags = Le fichier de la partie a des étiquettes ; un serveur n’en écrit pas.
daily-fault-open = La partie n’est pas terminée.
daily-fault-undo = Ligne { $line } : un coup a été repris, ce qui est impossible dans un essai.
daily-fault-resign = Ligne { $line } : dans un essai, seul le joueur peut abandonner.
daily-fault-bot = Ligne { $line } : le bot « { $bot } » ne joue pas ce coup.
daily-fault-deal = Le défi de { $game } a été joué avec d’autres dés ou cartes que ceux qui découlent du secret.
daily-fault-par = Le par de { $game } a été modifié après la journée.

# Dans le client
daily-title = Défi du jour
daily-about = Un défi par jour et par jeu, le même pour tous. Votre premier essai compte ; ensuite, vous pouvez vous entraîner.
daily-none = Les premiers défis commencent à minuit UTC.
daily-left = { $hours ->
    [0] { $minutes ->
        [one] encore { $minutes } minute
       *[other] encore { $minutes } minutes
    }
    [one] encore { $hours } heure
   *[other] encore { $hours } heures
}
daily-state-new = Pas encore joué
daily-state-playing = En cours
daily-state-reached = { $score } (objectif { $par })
daily-state-failed = Non résolu
daily-state-helped = Joué avec de l’aide
daily-state-late = Pas terminé à temps
daily-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
daily-longest = Plus longue série : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
daily-par = Objectif : { $par }
daily-opponent = Votre adversaire : { $bot }
daily-counts = Cet essai compte. Vous avez jusqu’à minuit UTC pour commencer, et une heure de plus pour terminer. Demander un indice ou laisser jouer un bot disqualifie l’essai.
daily-begin = Commencer
daily-resume = Continuer
daily-practise = S’entraîner
daily-replay = Revoir la partie
daily-result = Votre résultat : { $score }.
daily-result-par = Objectif atteint !
daily-result-better = Objectif battu de { $points } !
daily-result-worse = Objectif manqué de { $points }.
daily-result-failed = Pas résolu cette fois-ci.
daily-result-helped = Un bot vous a aidé : cet essai ne compte pas.
daily-result-late = Vous n’avez pas terminé à temps.
daily-everyone = Tous les résultats
daily-players = { $players ->
    [one] { $players } personne a joué.
   *[other] { $players } personnes ont joué.
}
daily-bar = { $score } : { $players ->
    [one] { $players } personne
   *[other] { $players } personnes
}
daily-bar-own = { $score } : { $players ->
    [one] { $players } personne, vous
   *[other] { $players } personnes, dont vous
}
daily-bar-failed = Non résolu : { $players ->
    [one] { $players } personne
   *[other] { $players } personnes
}
daily-share = Partager
daily-copy = Copier le texte
daily-archive = Défis passés
daily-archive-none = Il n’y a pas encore de défis passés.
daily-more = Jours précédents
daily-next = Demain
daily-next-what = Les défis de demain découlent d’un secret du serveur et de nombres ajoutés par les visiteurs. L’empreinte du secret est déjà visible, et votre navigateur la retient. Plus un nombre arrive tard, moins le résultat peut être influencé, même par le serveur. À la fin de la journée, le secret est publié. Votre navigateur refait alors le tirage, et « tavolino daily verify » vérifie le tout.
daily-numbers = { $numbers ->
    [0] Aucun nombre n’a encore été ajouté.
    [one] { $numbers } nombre a été ajouté.
   *[other] { $numbers } nombres ont été ajoutés.
}
daily-add = Ajouter un nombre au hasard
daily-own = Votre nombre :
daily-closed = Il est trop tard pour ajouter un nombre pour demain.
daily-receipt = Enregistrer le reçu
daily-file = Le fichier de ce jour
daily-check-run = Vérifier ce jour
daily-check-running = Vérification…
daily-check-unable = Votre navigateur ne peut le vérifier que sur une page ouverte en HTTPS.
daily-check-sealed = Le secret de ce jour est publié une heure après sa fin.
daily-check-good = Tout concorde : le secret, les nombres et le tirage de tous les défis.
daily-check-noted = L’empreinte est celle que votre navigateur avait déjà vue.
daily-check-unnoted = Votre navigateur n’avait pas vu l’empreinte auparavant ; il ne peut pas dire si elle a été remplacée.
daily-check-counted = Votre nombre fait partie du tirage.
daily-check-bad = Le tirage du { $day } a été falsifié !
daily-check-swapped = Le serveur montre pour le { $day } une autre empreinte qu’avant.

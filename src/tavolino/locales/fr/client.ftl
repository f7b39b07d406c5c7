# Les pages du navigateur

# Partout
nav = Pages
skip = Aller au contenu
loading = Chargement…
learn = Apprendre
best = Classement
me = Vous
settings = Réglages
language = Langue
look = Apparence
look-auto = Auto
look-light = Clair
look-dark = Sombre
pace = Coups des autres joueurs
pace-0 = Instantanés
pace-350 = Rapides
pace-700 = Normaux
pace-1500 = Lents
sound = Son
marks = Motifs sur les couleurs
more = Plus
close = Fermer
cancel = Annuler
dismiss = Fermer
copied = Copié.
cannot-copy = Votre navigateur ne permet pas de copier. Sélectionnez le texte et copiez-le vous-même.
try-again = Réessayer
to-the-games = Tous les jeux
notices = Notifications
see-rule = Règle { $rule }
server-away-title = Le serveur ne répond pas
server-away = Impossible de joindre le serveur. Vérifiez votre connexion et réessayez.
nowhere-title = Page introuvable
nowhere = Il n’y a pas de page à cette adresse. Vérifiez le lien.
notice = Site non officiel et gratuit. Les noms des jeux appartiennent à leurs propriétaires, sans lien avec ce site. Ni pistage ni publicité.

# Les jeux
games = Jeux
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
players = { $least ->
    [one] { $least } à { $most } joueurs
   *[other] { $least } à { $most } joueurs
}
bot-random = Bot aléatoire
bot-greedy = Bot gourmand
bot-heuristic = Bot aguerri
bot-planner = Bot prévoyant
bot-endgame = Bot des finales
bot-learner = Bot débutant
bot-casual = Bot amateur
bot-strong = Bot fort
bot-master = Bot maître
level-learner = Débutant
level-casual = Amateur
level-strong = Fort
level-master = Maître

# Accueil
home-title = Prenez place et jouez
home-lead = Des jeux de société malins, entre amis ou contre des bots. Sans installation ni inscription.
home-lead-device = Des jeux de société malins, contre des bots ou à plusieurs sur un même écran, directement sur cet appareil.
play-now = Jouer
quick-match = Trouver un adversaire
quick-match-title = { $game } : recherche d’un adversaire
quick-match-looking = Recherche d’un adversaire…
quick-match-bot-in = Dans { $seconds } s : { $bot }
quick-match-bot = Si personne ne vient, vous jouez contre un bot
quick-match-note = La partie commence dès que quelqu’un arrive. Tout le monde peut regarder.
quick-match-stop = Annuler
invite = Inviter
set-up = Options
on-device = Jouer contre des bots sur cet appareil
on-device-help = Fonctionne hors ligne. Personne d’autre ne peut vous rejoindre, et la partie n’est pas classée. Le bot le plus fort a besoin d’un serveur.
join-code = Vous avez un code ?
join = Rejoindre
my-running = Vos parties
my-finished = Parties terminées
continue-your-turn = À vous de jouer – continuer
continue-all = { $count ->
    [one] Voir votre partie
   *[other] Voir vos { $count } parties
}
dismiss-game = Retirer { $game } de la liste
dismissed = { $game } a été retiré de votre liste.
put-back = Annuler
watch-tables = Regarder une partie
table-watch = Regarder
open-tables = Tables ouvertes
open-none = Aucune table ouverte pour le moment. Créez-en une sous « Options » et ouvrez-la à tout le monde.
with-bots = avec des bots
table-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
table-playing = en cours
table-over = terminée
learn-games = Apprendre les jeux
referee-link = Arbitre pour une vraie table
best-players = Classement
open-record = Ouvrir un fichier de partie

# Ouvrir une table
set-up-title = { $game } : votre table
set-up-seats = Places
set-up-who = Qui joue
set-up-you = Vous
set-up-free = Libre
set-up-bot = Bot
set-up-here = Quelqu’un sur cet écran
set-up-here-name = Nom du joueur { $seat }
set-up-here-note = Vous partagez cet appareil. Entre deux tours, les cartes et les coupes secrètes sont masquées.
set-up-level = Niveau des bots
set-up-first-you = Vous (place 1)
set-up-first-bot = Le bot de la place { $seat }
set-up-first-free = Le joueur de la place { $seat }
set-up-first-here = { $name } (place { $seat })
set-up-rules = Règles
set-up-more = Plus d’options
set-up-name = Nom de la table
set-up-open = Créer la table
set-up-from-game = Celle d’une partie terminée
set-up-from-record = Celle d’un fichier de partie
set-up-given = Celle du lien
set-up-which-game = Quelle partie
set-up-record-file = Fichier de partie
set-up-no-game = Aucune de vos parties terminées ne convient ici.
set-up-record-leads-nowhere = Ce fichier ne contient rien d’utilisable ici.

# Une table
table-opening = Ouverture de la table…
table-closed-title = Table indisponible
table-cleared = Tout le monde est parti : la table a été fermée.
code-title = Code { $code }
code-hint = Un code compte six lettres ou chiffres et reste valable jusqu’au début de la partie.
somebody = Quelqu’un
free-seat = Place libre
player-number = Joueur { $number }
board = Plateau
now = Vos actions
side = Joueurs, journal et discussion
title-your-turn = ● À vous de jouer – { $name }
connection-offline = Vous êtes hors ligne. La partie reprendra à votre retour.
connection-reconnecting = Connexion perdue. Reconnexion…
your-turn = À vous de jouer.
your-turn-named = { $name }, à vous de jouer.
task-named = { $name } – { $task }
sending = Envoi de votre coup…
bot-for-you = Un bot joue pour vous.
bots-turn = { $names } { $count ->
    [one] réfléchit.
   *[other] réfléchissent.
}
others-turn = On attend { $names }.
winners = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } partagent la victoire.
}
looking-back = Vous voyez la position après le coup { $n }.
back-to-now = Revenir à la partie
skip-ahead = Passer
game-started = La partie commence.

lobby-seats = Places
lobby-invite = Inviter des joueurs
lobby-free = { $count ->
    [one] { $count } place libre. Invitez quelqu’un ou ajoutez un bot.
   *[other] { $count } places libres. Invitez des joueurs ou ajoutez des bots.
}
lobby-you = Toutes les places sont prises. On commence ?
lobby-others = { $count ->
    [one] On attend encore { $count } joueur.
   *[other] On attend encore { $count } joueurs.
}
sit = S’asseoir ici
sit-too = S’asseoir ici aussi
stand = Quitter ma place
stand-other = Libérer cette place
is-ready = prêt
not-ready = pas encore prêt
ready = Je suis prêt
unready = Je ne suis plus prêt
seat-a-bot = Bot pour la place { $seat }
bot-add = Ajouter un bot
bot-away = Retirer le bot
fill-bots = { $count ->
    [one] Confier la place libre à un bot
   *[other] Confier les { $count } places libres à des bots
}

seat-rank = { $rank ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $rank }e
}
seat-resigned = a abandonné
seat-stand-in = remplacé par un bot
seat-bot = bot
seat-thinking = réfléchit
seat-you = vous
seat-you-due = à vous de jouer
seat-here = sur cet écran
seat-due = doit jouer
seat-waiting = attend
seat-offline = hors ligne
seat-holiday = en vacances jusqu’au { $day }
take-over-other = Faire jouer un bot pour { $name }
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}

tab-log = Journal
tab-chat = Discussion
tab-text = Texte
text-none = Pas encore de description.
log-empty = Il ne s’est encore rien passé.
log-line = { $who } : { $what }.
log-event = { $what }.
log-by-clock = Horloge
log-undo = annule tout depuis le coup { $n }
log-resigned = abandonne
log-time = perd au temps
log-look = Aller au coup { $n } ({ $time })
chat = Discussion
chat-message = Écrire un message
chat-send = Envoyer
chat-empty = Pas encore de message.
chat-off = La discussion est désactivée à cette table.
chat-mute = Masquer
emotes = Réactions
emote-hello = Bonjour !
emote-thumbs-up = Joli coup !
emote-well-played = Bien joué !
emote-thinking = Je réfléchis…
emote-oops = Oups !
emote-laughing = Ha ha !
emote-hurry = Allez, on joue !
emote-thanks = Merci !
emote-sent = { $name } dit : { $text }

hint = Indice
hint-move = Ici, un bot fort { $move }.
hint-uncounted = Cette partie n’est plus classée.
bot-thinks = Un bot réfléchit…
requests-ahead = { $ahead ->
    [one] { $ahead } demande avant la vôtre…
   *[other] { $ahead } demandes avant la vôtre…
}
undo = Annuler
undo-asked = { $name } demande à tout annuler depuis le coup { $n }.
undo-waiting = { $count ->
    [one] Annulation demandée. On attend l’accord de { $count } joueur.
   *[other] Annulation demandée. On attend l’accord de { $count } joueurs.
}
peek-requested = { $name } demande à voir ce que vous voyez.
allow = Autoriser
decline = Refuser
share = Partager
share-link = Lien vers cette table
share-copy = Copier le lien
share-code = Code :
share-qr = Code QR de cette table
daily-back = Retour au défi
share-send = Envoyer
sound-on = Activer le son
sound-off = Couper le son
full-screen = Plein écran
cannot-full-screen = Votre navigateur ne permet pas le plein écran.
rules = Règles
take-over-me = Laisser jouer un bot
come-back = Reprendre la main
leave-table = Quitter la table
leave-sure = Un bot prendra votre place. Vous pourrez revenir tant que la partie dure.
resign = Abandonner
resign-sure = Vous finirez à la dernière place, quoi qu’il arrive. C’est définitif.
rematch = Revanche
to-rematch = Aller à la revanche
replay = Revoir
result = Résultat
ranking-rank = Place
name = Nom
points = Points
download-record = Télécharger la partie
fair-hash = Tirage honnête. Empreinte de la graine secrète, publiée au début :
cause-resigned = Tous les autres ont abandonné.

# Attendre quelqu’un
nudge = { $name }, toujours là ?
nudge-title = Vous êtes toujours là ?
nudge-asked = { $name } vous attend. Vous êtes toujours là ?
nudge-left = { $seconds ->
    [one] Un bot prend le relais dans { $seconds } seconde.
   *[other] Un bot prend le relais dans { $seconds } secondes.
}
nudge-here = Je suis là
nudge-waits = { $seconds ->
    [one] Question posée. Un bot prend le relais dans { $seconds } seconde
   *[other] Question posée. Un bot prend le relais dans { $seconds } secondes
}
absence-left = { $name } a quitté la table : un bot prend le relais.
absence-absent = { $by } fait jouer un bot pour { $name }.
absence-asked = { $name } laisse jouer un bot.
absence-time = Temps écoulé pour { $name } : un bot prend le relais.
absence-back = { $name } est de retour.
notify = Me prévenir quand c’est mon tour
notify-forbidden = Votre navigateur bloque les notifications de cette page.

# La fin d’une partie
margin = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ending-won = Vous avez gagné !
ending-won-by = Vous avez gagné avec { $margin } d’avance !
ending-shared = Vous partagez la victoire avec { $names } !
ending-lost = Vous avez perdu.
ending-lost-by = Vous avez perdu de { $margin }.
ending-placed = Vous finissez à la { $rank ->
    [1] 1re
    [2] 2e
    [3] 3e
   *[other] { $rank }e
} place. Victoire : { $names }.
ending-placed-by = Vous finissez à la { $rank ->
    [1] 1re
    [2] 2e
    [3] 3e
   *[other] { $rank }e
} place, avec { $margin } de retard sur { $names }.
ending-gave-up = Vous avez abandonné.
ending-other-gave-up = { $name } a abandonné.
ending-other-won = { $name } a gagné avec { $margin } d’avance.
ending-solo = { $points ->
    [one] Vous avez marqué { $points } point.
   *[other] Vous avez marqué { $points } points.
}
ending-other-solo = { $points ->
    [one] { $name } a marqué { $points } point.
   *[other] { $name } a marqué { $points } points.
}
tab-result = Score
title-rematch = ● Revanche ? – { $name }
rematch-offered = { $name } propose une revanche.
rematch-accept = Accepter

# Rejoindre
lobby-invited = { $name } vous a gardé une place.
join-name = Comment vous appelez-vous ?
join-sit = S’asseoir
name-suggestions = Loutre, Blaireau, Héron, Renard, Hérisson, Pie, Castor, Merle, Écureuil, Chouette, Lièvre, Phoque, Martinet, Lynx, Macareux, Taupe
arrived = { $count ->
    [one] { $names } a rejoint la table.
   *[other] { $names } ont rejoint la table.
}

# Regarder
watching-you = Vous regardez la partie
peek-why = Vous ne voyez pas tout. Un joueur peut vous montrer ce qu’il voit.
peek-request = Demander à { $name }
peek-asked = Demande envoyée à { $name }.
peek-given = Vous voyez ce que voit { $name }.

plain-drawing = La table après { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
plain-move = Coup
plain-make = Jouer
plain-moves = { $count ->
    [one] Il y a { $count } coup possible.
   *[other] Il y a { $count } coups possibles.
}
plain-more = { $count ->
    [one] et { $count } autre ; tapez pour affiner
   *[other] et { $count } autres ; tapez pour affiner
}

# Apprendre
first-game = Première partie guidée
first-game-what = La façon la plus rapide d’apprendre : une vraie partie de quelques minutes, avec des conseils à chaque étape.
rules-none = Il n’y a pas encore de règles pour ce jeu.
rules-search = Rechercher dans les règles
rules-hits = { $count ->
    [0] aucun résultat
   *[other] { $at } sur { $count }
}
rules-previous = Résultat précédent
rules-next = Résultat suivant
rules-contents = Sommaire
rules-cited = Dernière règle citée :
offline = Vous êtes hors ligne.
offline-server = Le serveur ne répond pas.
offline-works = Les parties sur cet appareil et les règles restent disponibles. Le reste a besoin du serveur.
offline-waits = Il faut une connexion pour jouer. La page se rechargera dès que vous serez en ligne.
offline-play = Jouer hors ligne

# Classement
leaderboard-game = Jeu
leaderboard-seats = Joueurs
leaderboard-rating = Cote
leaderboard-games = Parties
leaderboard-none = Personne n’a encore terminé de partie classée de ce type. À vous d’ouvrir le bal !
leaderboard-how = Le classement retient le bas de la fourchette de chaque cote, ce qui récompense l’expérience : plus vous jouez, plus le « ± » diminue.
leaderboard-guest = Vous n’êtes pas encore classé : jouez trois parties classées et créez un compte.
solo-guest = Vous n’êtes pas encore classé : créez d’abord un compte.
leaderboard-top = Haut du classement
leaderboard-next = Page suivante

# En solo
solo-best = Votre record : { $best }.
solo-is-best = Nouveau record personnel !
solo-mean = { $games ->
    [one] Votre dernière partie : { $mean }.
   *[other] Moyenne de vos { $games } dernières parties : { $mean }.
}
solo-uncounted = Cette partie ne compte pas pour votre record : vous avez abandonné, un bot vous a aidé ou la table n’était pas classée.
solo-best-column = Record
solo-mean-column = Moyenne
solo-none = Personne n’a encore terminé de partie solo de ce type avec un compte. À vous d’ouvrir le bal !
solo-how = « Record » est votre meilleur score en une partie, « Moyenne » porte sur vos dix dernières parties. Les parties abandonnées ou jouées avec de l’aide ne comptent pas.

# La page d’une personne
person-none = Ce joueur n’existe pas
person-change = Modifier
person-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
person-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
person-streak = Plus longue série de victoires : { $longest } ; en cours : { $now }.
person-ratings = Cotes
person-statistics = Parties et victoires
person-against = Contre
person-people = humains
person-alone = solo
person-won = Gagnées
person-par = En moyenne { $mean ->
    [0] à l’objectif
    [one] { $mean } point sous l’objectif
   *[other] { $mean } points sous l’objectif
  } sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } ; au mieux : { $best ->
    [0] objectif atteint
   *[other] { $best } en dessous
  }.
person-par-once = { $best ->
    [0] Objectif atteint en une partie.
    [one] { $best } point sous l’objectif en une partie.
   *[other] { $best } points sous l’objectif en une partie.
}
person-par-what = L’objectif est le meilleur résultat trouvé après coup avec les mêmes dés ou les mêmes cartes.
rating-how = Tout le monde commence à 1500. Avec 400 points de plus que son adversaire, on gagne dix parties sur onze. « ± » indique la précision de la cote. Une partie compte si chacun a joué au moins cinq coups. Plus vous affrontez le même adversaire dans la semaine, moins chaque partie change la cote.
history = Parties terminées
history-none = Aucune partie terminée pour le moment.
history-opponent = Adversaire
history-all = Tous
history-more = Plus de parties
history-from-device = jouée sur un appareil
keep-game = Ajouter à mon historique
keep-game-done = Partie ajoutée à votre historique. Elle n’est pas classée.
outcome-won = gagnée
outcome-shared = victoire partagée
outcome-lost = perdue
outcome-alone = solo

# Vous
now-saved = Enregistré.
save = Enregistrer
me-name = Votre nom
me-name-why = C’est le nom que voient les autres joueurs.
me-name-device = Votre nom à la table.
me-device = Votre nom, vos réglages et vos parties sont enregistrés uniquement dans ce navigateur.
me-page = Votre page publique
me-ratings = Vos cotes
me-rating-games = { $count ->
    [one] { $count } partie à { $seats } joueurs
   *[other] { $count } parties à { $seats } joueurs
}
me-solo-games = { $count ->
    [one] { $count } partie en solo
   *[other] { $count } parties en solo
}
account = Compte
account-is = Compte connecté : { $name }.
account-make = Créer un compte
account-why = Vous pouvez jouer sans compte. Avec un compte, vous retrouvez vos parties sur vos autres appareils.
account-made = Votre compte est prêt. Vous pouvez maintenant vous connecter sur n’importe quel appareil.
account-name = Identifiant
password = Mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-change = Modifier le mot de passe
password-changed = Mot de passe modifié. Tous les autres navigateurs ont été déconnectés.
sign-in = Se connecter
sign-in-why = Vous avez déjà un compte ? Vos parties d’invité sur cet appareil n’y seront pas ajoutées.
signed-in = Heureux de vous revoir, { $name }.
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
tokens = Vos propres bots
tokens-why = Avec un jeton d’accès, votre programme peut jouer sous votre nom. Il ne peut rien faire d’autre.
tokens-once = Ce jeton d’accès ne s’affiche qu’une fois. Gardez-le en lieu sûr, comme un mot de passe.
tokens-copy = Copier le jeton
tokens-seen = dernière utilisation : { $when }
tokens-revoke = Révoquer
tokens-label = À quoi sert-il ?
tokens-make = Créer un jeton d’accès
kept = Vos données
kept-what = Votre nom, vos parties, vos messages, vos amis, vos cotes et vos réglages de notification. Rien d’autre, et nous ne les partageons avec personne.
kept-export = Télécharger mes données
kept-delete = Supprimer mes données
kept-delete-sure = Vous quittez toutes les tables et toutes vos données sont supprimées. Les parties terminées restent, sans votre nom. C’est définitif.

# Revoir, enregistrements
replay-cannot = Impossible d’afficher cette partie
replay-controls = Lecture
replay-at = Coup { $at } sur { $last }
replay-slider = Position dans la partie
replay-start = Aller au début
replay-previous = Reculer
replay-play = Lecture
replay-pause = Pause
replay-next = Avancer
replay-end = Aller à la fin
replay-viewpoint = Point de vue
replay-share = Lien vers cette position
replay-download = Télécharger
spectator = Spectateur
seat-number = Place { $seat }
open-record-what = Un fichier de partie (.jsonl) contient une partie terminée ou en cours. Il est vérifié ligne par ligne, puis affiché.
open-record-drop = Déposez un fichier de partie ici, ou choisissez-en un.
choose-file = Choisir un fichier
open-record-anyway = Afficher quand même
fair-title = Le tirage était-il honnête ?
fair-how = Avant la partie, le serveur a fixé une graine secrète et publié son empreinte. Tous les dés et toutes les cartes découlent de cette graine, que vous voyez maintenant. Vérifiez-le ici, ou avec « tavolino verify » sur votre ordinateur.
fair-fingerprint = Empreinte publiée au début
fair-secret = La graine secrète
fair-check = Vérifier
fair-fits = Vérifié par votre navigateur : l’empreinte correspond à la graine.
fair-not-fits = Vérifié par votre navigateur : l’empreinte ne correspond pas à la graine !
fair-unclaimed = Le tirage de cette partie ne peut pas être vérifié.
fairness-fair = Tout est en ordre : chaque coup est permis, le résultat est juste, et tous les tirages découlent de la graine.
fairness-unfair = Les dés ou les cartes ne découlent pas de la graine secrète.
fairness-open = Tous les coups sont permis. La partie n’est pas terminée, la graine est donc encore secrète.
fairness-unclaimed = Tous les coups sont permis et le résultat est juste. Le tirage ne peut pas être vérifié.
fairness-unknown = Ce fichier n’est pas assez lisible pour être vérifié.
fault-line = Ligne { $line } : { $text }

friends = Amis
friends-why = Envoyez votre lien à vos amis. Une fois le lien accepté, chacun voit quand l’autre est en ligne, et vous pouvez vous inviter à jouer.
friend-link = Votre lien d’ami
friend-link-make = Créer un lien d’ami
friend-link-new = Créer un nouveau lien
friend-link-revoke = Désactiver le lien
friend-here = en ligne
friend-away = hors ligne
friend-playing = joue à { $game }
friend-watch = Regarder
friend-play = Jouer ensemble
friend-what = À quoi voulez-vous jouer avec { $name } ?
friend-invite = Inviter { $name }
friend-invited = Invitation envoyée à { $name }
friend-remove = Retirer { $name }
friend-remove-sure = Vous ne serez plus dans la liste d’amis l’un de l’autre. Cette personne n’en sera pas informée.
friend-remove-yes = Retirer
friend-offer = { $name } veut vous ajouter à ses amis
friend-offer-why = Entre amis, chacun voit quand l’autre est en ligne, et vous pouvez vous inviter à jouer. Chacun peut y mettre fin à tout moment.
friend-accept = Accepter
friend-made = Vous et { $name } êtes maintenant amis
friend-own = C’est votre propre lien d’ami
friend-own-why = Envoyez-le à quelqu’un avec qui vous aimez jouer.
friend-none = Ce lien d’ami n’existe pas
invitations = Invitations
invitation = { $name } vous invite à jouer à { $game }.
invitation-accept = Rejoindre
invitation-decline = Pas maintenant

# À plusieurs devant un écran
curtain-pass = Passez l’appareil à { $name }
curtain-who = Qui a l’appareil ?
curtain-take = Je suis { $name }
curtain-why = Tout ce qui est secret reste masqué jusque-là.

puzzles = Problèmes

print-button = Imprimer
print-title = Imprimer : { $game }
print-what = Que voulez-vous imprimer ?
print-paper = Papier
print-ink = Encre
print-ink-colour = Couleur
print-ink-patterns = Noir et blanc, avec des motifs
print-copies = Exemplaires (un par joueur)
print-get = Télécharger le PDF
print-making = Préparation du fichier…
print-scale = Imprimez à 100 %, sans « ajuster à la page ».
new-table-title = Nouvelle table

# Les pages du navigateur

# Partout
nav = Pages
skip = Aller au contenu
loading = Un instant
learn = Apprendre
best = Les meilleurs
me = Vous
settings = Réglages
language = Langue
look = Apparence
look-auto = Comme l’appareil
look-light = Claire
look-dark = Sombre
pace = Coups des autres
pace-0 = Tout de suite
pace-350 = Rapides
pace-700 = Posés
pace-1500 = Lents
sound = Sons
marks = Marques plus nettes sur les couleurs
more = Plus
close = Fermer
cancel = Annuler
dismiss = Écarter
copied = Copié.
cannot-copy = Votre navigateur ne nous laisse pas copier ; sélectionnez le texte et copiez-le vous-même.
try-again = Réessayer
to-the-games = Vers les jeux
notices = Messages
see-rule = Règle { $rule }
server-away-title = Le serveur ne répond pas
server-away = Le serveur est injoignable pour l’instant. Vérifiez votre connexion et réessayez.
nowhere-title = Il n’y a rien ici
nowhere = Cette adresse ne mène nulle part ; une lettre s’est peut-être perdue.
notice = Non officiel et gratuit. Les noms des jeux appartiennent à leurs propriétaires, qui n’ont rien à voir avec ce site. Ni suivi, ni publicité.

# Les jeux
games = Jeux
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
players = { $least ->
    [one] de { $least } à { $most } joueurs
   *[other] de { $least } à { $most } joueurs
}
bot-random = Bot étourdi
bot-greedy = Bot gourmand
bot-heuristic = Bot chevronné
bot-planner = Bot prévoyant
bot-endgame = Bot des finales
bot-learner = Bot apprenti
bot-casual = Bot tranquille
bot-strong = Bot fort
bot-master = Bot maître
level-learner = Apprenti
level-casual = Tranquille
level-strong = Fort
level-master = Maître

# Accueil
home-title = Asseyez-vous et jouez
home-lead = Des jeux de table malins, entre amis ou contre des bots. Rien à installer, aucune inscription.
home-lead-device = Des jeux de table malins, contre des bots ou à plusieurs devant le même écran : tout se joue sur cet appareil.
play-now = Jouer maintenant
quick-match = Trouver un adversaire
quick-match-title = { $game } : un adversaire
quick-match-looking = On cherche quelqu’un pour jouer avec vous…
quick-match-bot-in = Dans { $seconds } s : { $bot }
quick-match-bot = Si personne ne vient, un bot prend la place
quick-match-note = La partie commence dès que deux se sont trouvés. Tout le monde peut regarder.
quick-match-stop = Ne plus chercher
invite = Inviter
set-up = Options
on-device = Jouer contre des bots sur cet appareil
on-device-help = Fonctionne sans réseau. Personne d’autre ne peut venir et rien n’est classé. Le bot le plus fort a besoin d’un serveur.
join-code = On vous a donné un code ?
join = Rejoindre
my-running = Vos parties
my-finished = Vos parties finies
continue-your-turn = Continuer – à vous de jouer
continue-all = { $count ->
    [one] Voir votre partie
   *[other] Voir les { $count } parties
}
dismiss-game = Retirer { $game } de la liste
dismissed = { $game } n’est plus dans votre liste.
put-back = Remettre
watch-tables = Regarder une partie
table-watch = regarder
open-tables = Tables ouvertes
open-none = Aucune table ouverte pour l’instant. Ouvrez-en une sous « Options » et laissez venir qui veut.
with-bots = avec des bots
table-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
table-playing = en cours
table-over = finie
learn-games = Apprendre les jeux
referee-link = Arbitre pour une vraie table
best-players = Les meilleurs joueurs
open-record = Ouvrir un enregistrement

# Ouvrir une table
set-up-title = { $game } : votre table
set-up-seats = Places
set-up-who = Qui joue
set-up-you = Vous
set-up-free = Libre
set-up-bot = Bot
set-up-here = Quelqu’un devant cet écran
set-up-here-name = Nom pour la place { $seat }
set-up-here-note = Vous partagez cet appareil. Entre deux tours, ce qu’une seule personne peut voir est caché.
set-up-level = Force des bots
set-up-first-you = Vous, à la place 1
set-up-first-bot = Le bot de la place { $seat }
set-up-first-free = Qui prendra la place { $seat }
set-up-first-here = { $name }, à la place { $seat }
set-up-rules = Règles de cette partie
set-up-more = Plus d’options
set-up-name = Nom de la table
set-up-open = Ouvrir la table
set-up-from-game = D’une de vos parties finies
set-up-from-record = D’un fichier d’enregistrement
set-up-given = Comme dans le lien
set-up-which-game = Quelle partie
set-up-record-file = Enregistrement
set-up-no-game = Vous n’avez pas de partie finie par laquelle celle-ci pourrait commencer.
set-up-record-leads-nowhere = Cet enregistrement n’a rien par quoi cette partie pourrait commencer.

# Une table
table-opening = Ouverture de la table
table-closed-title = Cette table ne vous est pas ouverte
table-cleared = Tout le monde est parti, la table a donc été débarrassée.
code-title = Code { $code }
code-hint = Un code a six lettres et chiffres et vaut jusqu’au début de la partie.
somebody = Quelqu’un
free-seat = Place libre
player-number = Joueur { $number }
board = Plateau
now = Ce qu’on peut faire maintenant
side = Joueurs, journal et discussion
title-your-turn = ● À vous – { $name }
connection-offline = Vous êtes hors ligne. La partie attend et reprendra à votre retour
connection-reconnecting = La connexion est perdue. Reconnexion en cours
your-turn = C’est à vous.
your-turn-named = { $name }, c’est à vous.
task-named = { $name } – { $task }
sending = Votre coup est en route.
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
looking-back = Vous regardez la position après l’entrée { $n }.
back-to-now = Revenir au présent
skip-ahead = Passer à la suite
game-started = La partie commence.

lobby-seats = Places
lobby-invite = Inviter d’autres joueurs
lobby-free = { $count ->
    [one] { $count } place est encore libre. Invitez quelqu’un, ou ajoutez un bot.
   *[other] { $count } places sont encore libres. Invitez d’autres joueurs, ou ajoutez des bots.
}
lobby-you = Toutes les places sont prises. Dites que vous êtes prêt.
lobby-others = { $count ->
    [one] On attend que { $count } joueur soit prêt.
   *[other] On attend que { $count } joueurs soient prêts.
}
sit = S’asseoir ici
sit-too = S’asseoir ici aussi
stand = Se lever
stand-other = Libérer cette place
is-ready = prêt
not-ready = pas encore prêt
ready = Je suis prêt
unready = Attendez, pas encore
seat-a-bot = Bot pour la place { $seat }
bot-add = Ajouter un bot
bot-away = Pas de bot
fill-bots = { $count ->
    [one] Donner la place libre à un bot
   *[other] Donner { $count } places à des bots
}

seat-rank = rang { $rank }
seat-resigned = a abandonné
seat-stand-in = un bot remplace
seat-bot = bot
seat-thinking = réfléchit
seat-you = vous
seat-you-due = à vous
seat-here = devant cet écran
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
tab-text = En mots
text-none = Ce plateau n’a pas encore de mots.
log-empty = Il ne s’est encore rien passé.
log-line = { $who } : { $what }.
log-event = { $what }.
log-by-clock = Horloge
log-undo = annule tout depuis l’entrée { $n }
log-resigned = abandonne
log-time = perd au temps
log-look = Voir la position après l’entrée { $n } ({ $time })
chat = Discussion
chat-message = Dites quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-off = À cette table, on ne discute pas.
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

hint = Conseil
hint-move = À votre place, un bot fort { $move }.
hint-uncounted = La partie ne compte plus pour le classement.
bot-thinks = Un bot y réfléchit…
requests-ahead = { $ahead ->
    [one] Encore { $ahead } demande avant vous…
   *[other] Encore { $ahead } demandes avant vous…
}
undo = Annuler le coup
undo-asked = { $name } voudrait tout annuler depuis l’entrée { $n }.
undo-waiting = { $count ->
    [one] Annulation demandée ; { $count } joueur doit accepter.
   *[other] Annulation demandée ; { $count } joueurs doivent accepter.
}
peek-requested = { $name } voudrait regarder par-dessus votre épaule.
allow = Permettre
decline = Refuser
share = Partager
share-link = Lien vers cette table
share-copy = Copier le lien
share-code = Code :
share-qr = Code QR avec le lien vers cette table
daily-back = Retour au défi
share-send = Envoyer
sound-on = Activer les sons
sound-off = Couper les sons
full-screen = Plein écran
cannot-full-screen = Votre navigateur ne permet pas le plein écran.
rules = Règles
take-over-me = Laisser un bot jouer pour moi
come-back = Reprendre la main au bot
leave-table = Quitter la table
leave-sure = Un bot continuera pour vous. Vous pouvez revenir tant que la partie dure.
resign = Abandonner
resign-sure = Vous finirez à la dernière place, quoi qu’il arrive. On ne peut pas revenir là-dessus.
rematch = Rejouer
to-rematch = À la partie suivante
replay = Revoir
result = Résultat
ranking-rank = Rang
name = Nom
points = Points
download-record = Télécharger l’enregistrement
fair-hash = Donne honnête : avant la première carte, cette empreinte du secret du donneur était fixée :
cause-resigned = Tous les autres ont abandonné.

# Attendre quelqu’un
nudge = { $name }, toujours là ?
nudge-title = Êtes-vous toujours là ?
nudge-asked = { $name } vous attend. Êtes-vous toujours là ?
nudge-left = { $seconds ->
    [one] Un bot prend le relais dans { $seconds } seconde.
   *[other] Un bot prend le relais dans { $seconds } secondes.
}
nudge-here = Je suis là
nudge-waits = { $seconds ->
    [one] Relance envoyée ; un bot prend le relais dans { $seconds } seconde
   *[other] Relance envoyée ; un bot prend le relais dans { $seconds } secondes
}
absence-left = { $name } a quitté la table. Un bot continue.
absence-absent = { $by } fait jouer un bot à la place de { $name }.
absence-asked = { $name } laisse un bot continuer.
absence-time = Le temps de { $name } est écoulé. Un bot continue.
absence-back = { $name } est de retour.
notify = M’avertir quand c’est à moi
notify-forbidden = Votre navigateur n’autorise pas les notifications de cette page.

# La fin d’une partie
ending-won = Gagné !
ending-won-by = Gagné, avec { $margin } d’avance !
ending-shared = Vous partagez la victoire avec { $names } !
ending-lost = Perdu.
ending-lost-by = Perdu, de { $margin }.
ending-placed = Vous terminez { $rank }e. Victoire : { $names }.
ending-placed-by = Vous terminez { $rank }e, à { $margin } de { $names }.
ending-gave-up = Vous avez abandonné.
ending-other-gave-up = { $name } a abandonné.
ending-other-won = { $name } gagne avec { $margin } d’avance.
ending-solo = { $points ->
    [one] Vous avez fait { $points } point.
   *[other] Vous avez fait { $points } points.
}
ending-other-solo = { $points ->
    [one] { $name } a fait { $points } point.
   *[other] { $name } a fait { $points } points.
}
tab-result = Points
title-rematch = ● On rejoue ? – { $name }
rematch-offered = { $name } veut rejouer.
rematch-accept = J’en suis

# Rejoindre
lobby-invited = { $name } vous garde une place.
join-name = Comment vous appeler ?
join-sit = S’asseoir
name-suggestions = Loutre, Blaireau, Héron, Renard, Hérisson, Pie, Castor, Merle, Écureuil, Chouette, Lièvre, Phoque, Martinet, Lynx, Macareux, Taupe
arrived = { $count ->
    [one] { $names } prend place.
   *[other] { $names } prennent place.
}

# Regarder
watching-you = Vous regardez
peek-why = Certaines choses vous sont cachées. Un joueur peut vous montrer ce qu’il voit.
peek-request = Demander à { $name }
peek-asked = La demande à { $name } est partie.
peek-given = Vous voyez ce que voit { $name }.

plain-drawing = Dessin de la table après { $n ->
    [one] { $n } entrée
   *[other] { $n } entrées
}
plain-move = Coup
plain-make = Jouer
plain-moves = { $count ->
    [one] Il y a { $count } coup possible.
   *[other] Il y a { $count } coups possibles.
}
plain-more = { $count ->
    [one] et { $count } de plus ; tapez pour le trouver
   *[other] et { $count } de plus ; tapez pour les trouver
}

# Apprendre
first-game = Première partie guidée
first-game-what = Le plus court chemin pour l’apprendre : quelques minutes à une vraie table, avec quelqu’un à côté de vous.
rules-none = Les règles de ce jeu ne sont pas encore écrites ici.
rules-search = Chercher dans les règles
rules-hits = { $count ->
    [0] rien trouvé
   *[other] { $at } sur { $count }
}
rules-previous = Résultat précédent
rules-next = Résultat suivant
rules-contents = Sommaire
rules-cited = Citée en dernier :
offline = Vous êtes hors ligne.
offline-server = Le serveur ne répond pas pour l’instant.
offline-works = Les parties sur cet appareil et les règles fonctionnent quand même ; tout le reste attend le serveur.
offline-waits = Les parties ont besoin d’une connexion ; cette page se réveillera dès qu’il y en aura une.
offline-play = Jouer hors ligne

# Classement
leaderboard-game = Jeu
leaderboard-seats = Joueurs
leaderboard-rating = Cote
leaderboard-games = Parties
leaderboard-none = Personne n’a encore fini de partie classée de ce genre. À vous d’ouvrir la liste.
leaderboard-how = Le rang dépend de ce que la cote vaut au moins à coup sûr : après peu de parties elle est incertaine, et « ± » dit de combien.
leaderboard-guest = Votre ligne n’a pas encore de rang : il faut trois parties classées et un compte.
solo-guest = Votre ligne n’a pas encore de rang : il faut pour cela un compte.
leaderboard-top = Au sommet
leaderboard-next = Page suivante

# En solo
solo-best = Votre record : { $best }.
solo-is-best = Record personnel !
solo-mean = Moyenne de vos { $games } dernières parties : { $mean }.
solo-uncounted = Cette partie ne compte pas pour votre record : vous avez abandonné, un bot a donné un coup de main, ou la table ne devait pas compter.
solo-best-column = Record
solo-mean-column = Moyenne
solo-none = Aucun titulaire d’un compte n’a encore fini de telle partie en solo. À vous d’ouvrir la liste.
solo-how = Le record est le plus grand nombre de points en une partie, la moyenne celle des dix dernières parties. Les parties abandonnées ou jouées avec l’aide d’un bot ne comptent pas.

# La page d’une personne
person-none = Il n’y a personne ici
person-change = Modifier
person-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
person-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
person-streak = Plus longue série de victoires : { $longest } ; en ce moment : { $now }.
person-ratings = Cotes
person-statistics = Parties et victoires
person-against = Contre
person-people = des gens
person-alone = en solo
person-won = Gagnées
person-par = En moyenne { $mean ->
    [0] au niveau du meilleur jeu possible
    [one] { $mean } point sous le meilleur jeu possible
   *[other] { $mean } points sous le meilleur jeu possible
  } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } ; dans la meilleure, { $best ->
    [0] il est atteint
   *[other] { $best } en dessous
  }.
person-par-once = { $best ->
    [0] Le meilleur jeu possible en une partie.
    [one] { $best } point sous le meilleur jeu possible en une partie.
   *[other] { $best } points sous le meilleur jeu possible en une partie.
}
person-par-what = Le meilleur jeu possible est le meilleur trouvé après coup avec les mêmes dés ou les mêmes cartes.
rating-how = Tout le monde commence à 1500. Avec 400 points de plus, on gagne dix parties sur onze. « ± » dit à quel point c’est sûr.
history = Parties finies
history-none = Aucune partie finie à montrer pour l’instant.
history-opponent = Adversaire
history-all = Tout
history-more = Plus de parties
history-from-device = jouée sur un appareil
keep-game = Ajouter à mes parties finies
keep-game-done = Cette partie figure maintenant parmi vos parties finies. Elle ne compte pas pour le classement.
outcome-won = gagnée
outcome-shared = victoire partagée
outcome-lost = perdue
outcome-alone = en solo

# Vous
now-saved = Enregistré.
save = Enregistrer
me-name = Votre nom
me-name-why = C’est ainsi que les autres vous voient à la table.
me-name-device = C’est ainsi qu’on vous appelle à la table.
me-device = Votre nom, vos réglages et vos parties ne sont gardés que dans ce navigateur.
me-page = Votre page publique
me-ratings = Votre niveau
me-rating-games = { $count ->
    [one] { $count } partie à { $seats } joueurs
   *[other] { $count } parties à { $seats } joueurs
}
me-solo-games = { $count ->
    [one] { $count } partie en solo
   *[other] { $count } parties en solo
}
account = Votre compte
account-is = Vous jouez avec le compte { $name }.
account-make = Créer un compte
account-why = On peut jouer sans. Avec un compte, vous retrouvez vos parties sur un autre appareil.
account-made = Votre compte est créé. Vous pouvez désormais vous connecter partout.
account-name = Nom de connexion
password = Mot de passe
password-old = Ancien mot de passe
password-new = Nouveau mot de passe
password-change = Changer le mot de passe
password-changed = Le mot de passe est changé ; tous les autres navigateurs sont déconnectés.
sign-in = Se connecter
sign-in-why = Si vous avez déjà un compte. Ce que vous avez fait comme invité dans ce navigateur reste à l’invité.
signed-in = Bon retour, { $name }.
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
tokens = Vos propres bots
tokens-why = Avec un jeton d’accès, un de vos programmes peut jouer sous votre nom. Il ne peut rien faire d’autre à votre place.
tokens-once = Ce jeton d’accès n’est montré que cette fois. Gardez-le comme un mot de passe.
tokens-copy = Copier le jeton
tokens-seen = dernier usage { $when }
tokens-revoke = Révoquer
tokens-label = À quoi sert-il ?
tokens-make = Créer un jeton
kept = Ce qui est gardé sur vous
kept-what = Votre nom, vos parties, ce que vous avez dit aux tables, vos amis, vos cotes et comment vous souhaitez recevoir nos messages. Rien d’autre, et personne d’autre ne l’a.
kept-export = Tout télécharger
kept-delete = Tout effacer
kept-delete-sure = Vous quittez toutes les tables, et tout ce qui vous concerne est effacé. Les parties finies restent, sans votre nom. On ne peut pas revenir là-dessus.

# Revoir, enregistrements
replay-cannot = Cette partie ne peut pas être montrée
replay-controls = Étapes
replay-at = Après { $at ->
    [one] { $at } entrée
   *[other] { $at } entrées
  } sur { $last }
replay-slider = Position dans la partie
replay-start = Au début
replay-previous = Un pas en arrière
replay-play = Lire
replay-pause = Suspendre
replay-next = Un pas en avant
replay-end = À la fin
replay-viewpoint = Par les yeux de qui
replay-share = Lien vers cette position
replay-download = Télécharger
spectator = Spectateur
seat-number = Place { $seat }
open-record-what = Un enregistrement est une partie finie ou en cours, dans un fichier (.jsonl). Il est vérifié ligne par ligne, puis montré.
open-record-drop = Déposez un enregistrement ici, ou choisissez un fichier.
open-record-anyway = Le montrer quand même
fair-title = Donne honnête ?
fair-how = Avant la partie, le donneur a fixé un secret et montré son empreinte. Chaque tirage découle du secret, maintenant dévoilé. Chacun peut le vérifier : ici, ou avec « tavolino verify » sur sa propre machine.
fair-fingerprint = Empreinte montrée au début
fair-secret = Le secret du donneur
fair-check = Vérifier
fair-fits = Votre navigateur a calculé : l’empreinte est bien celle du secret.
fair-not-fits = Votre navigateur a calculé : l’empreinte n’est pas celle du secret !
fair-unclaimed = Personne ne s’est porté garant de la donne de cette partie.
fairness-fair = Tout va bien : chaque coup est permis, le résultat est juste, et chaque tirage découle du secret.
fairness-unfair = Les tirages ne découlent pas du secret du donneur.
fairness-open = Les coups sont permis. La partie n’est pas finie, le secret du donneur est donc encore gardé.
fairness-unclaimed = Les coups sont permis et le résultat est juste. Personne ne s’est porté garant de la donne.
fairness-unknown = L’enregistrement n’a pas pu être lu assez loin pour être vérifié.
fault-line = Ligne { $line } : { $text }

friends = Amis
friends-why = Envoyez votre lien à des gens que vous connaissez. Qui l’ouvre et accepte rejoint vos amis : chacun voit quand l’autre est là, et vous pouvez vous inviter à une table.
friend-link = Votre lien d’amitié
friend-link-make = Créer un lien d’amitié
friend-link-new = Créer un nouveau lien
friend-link-revoke = Désactiver le lien
friend-here = est là
friend-away = n’est pas là
friend-playing = joue à { $game }
friend-watch = Regarder
friend-play = Jouer ensemble
friend-what = À quoi voulez-vous jouer avec { $name } ?
friend-invite = Inviter { $name }
friend-invited = Invitation envoyée à { $name }
friend-remove = Retirer { $name } de vos amis
friend-remove-sure = Vous ne serez plus dans la liste l’un de l’autre. L’autre personne n’en est pas informée.
friend-remove-yes = Retirer
friend-offer = { $name } vous propose d’être amis
friend-offer-why = Entre amis, chacun voit quand l’autre est là, et vous pouvez vous inviter à une table. Chacun peut y mettre fin à tout moment.
friend-accept = Devenir amis
friend-made = { $name } et vous êtes amis
friend-own = C’est votre propre lien d’amitié
friend-own-why = Envoyez-le à quelqu’un avec qui vous aimez jouer.
friend-none = Ce lien d’amitié n’existe pas
invitations = Invitations
invitation = { $name } vous invite à une partie de { $game }.
invitation-accept = Rejoindre
invitation-decline = Pas maintenant

# À plusieurs devant un écran
curtain-pass = Passez l’appareil à { $name }
curtain-who = Qui a l’appareil ?
curtain-take = Je suis { $name }
curtain-why = D’ici là, tout ce qui est secret reste caché.

puzzles = Problèmes

print-button = Imprimer
print-title = Imprimer : { $game }
print-what = À imprimer
print-paper = Papier
print-ink = Encre
print-ink-colour = Couleur
print-ink-patterns = Noir et blanc, avec des motifs
print-copies = Exemplaires, un par joueur
print-get = Obtenir le PDF
print-making = Le fichier est en préparation…
print-scale = Imprimez à 100 %, sans « ajuster à la page ».
new-table-title = Nouvelle table

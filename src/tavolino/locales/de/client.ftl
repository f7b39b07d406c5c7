# Die Seiten im Browser

# Überall
nav = Seiten
skip = Zum Inhalt
loading = Einen Moment
learn = Lernen
best = Die Besten
me = Du
settings = Einstellungen
language = Sprache
look = Aussehen
look-auto = Wie das Gerät
look-light = Hell
look-dark = Dunkel
pace = Züge der anderen
pace-0 = Sofort
pace-350 = Schnell
pace-700 = Gemächlich
pace-1500 = Langsam
sound = Geräusche
marks = Kräftigere Zeichen auf Farben
more = Mehr
close = Schließen
cancel = Abbrechen
dismiss = Verwerfen
copied = Kopiert.
cannot-copy = Dein Browser lässt uns nicht kopieren; markiere den Text und kopiere ihn selbst.
try-again = Noch einmal versuchen
to-the-games = Zu den Spielen
notices = Meldungen
see-rule = Regel { $rule }
server-away-title = Der Server antwortet nicht
server-away = Der Server ist gerade nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.
nowhere-title = Hier ist nichts
nowhere = Diese Adresse führt nirgendwohin; vielleicht ging ein Buchstabe verloren.
notice = Inoffiziell und kostenlos. Die Namen der Spiele gehören ihren Inhabern, die mit dieser Seite nichts zu tun haben. Kein Tracking, keine Werbung.

# Spiele
games = Spiele
minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
players = { $least ->
    [one] 1 bis { $most } Spieler
   *[other] { $least } bis { $most } Spieler
}
bot-random = Planloser Bot
bot-greedy = Gieriger Bot
bot-heuristic = Erfahrener Bot
bot-planner = Planender Bot
bot-endgame = Endspiel-Bot
bot-learner = Anfänger-Bot
bot-casual = Gemütlicher Bot
bot-strong = Starker Bot
bot-master = Meister-Bot
level-learner = Anfänger
level-casual = Gemütlich
level-strong = Stark
level-master = Meister

# Startseite
home-title = Setz dich und spiel
home-lead = Kluge Tischspiele mit Freunden oder gegen Bots. Ohne Installation, ohne Anmeldung.
home-lead-device = Kluge Tischspiele gegen Bots oder gemeinsam an einem Bildschirm: Gespielt wird ganz auf diesem Gerät.
play-now = Jetzt spielen
quick-match = Gegner suchen
quick-match-title = { $game }: Gegner gesucht
quick-match-looking = Jemand zum Mitspielen wird gesucht …
quick-match-bot-in = In { $seconds } s: { $bot }
quick-match-bot = Kommt niemand, springt ein Bot ein
quick-match-note = Das Spiel beginnt, sobald sich zwei gefunden haben. Alle dürfen zuschauen.
quick-match-stop = Nicht weiter suchen
invite = Einladen
set-up = Optionen
on-device = Auf diesem Gerät gegen Bots spielen
on-device-help = Geht auch ohne Netz. Niemand kann dazukommen, und nichts wird gewertet. Der stärkste Bot braucht einen Server.
join-code = Hast du einen Code bekommen?
join = Mitspielen
my-running = Deine Spiele
my-finished = Deine beendeten Spiele
continue-your-turn = Weiterspielen – du bist dran
continue-all = { $count ->
    [one] Dein Spiel zeigen
   *[other] Alle { $count } Spiele zeigen
}
dismiss-game = { $game } von der Liste nehmen
dismissed = { $game } steht nicht mehr auf deiner Liste.
put-back = Zurückholen
watch-tables = Bei einem Spiel zuschauen
table-watch = zuschauen
open-tables = Offene Tische
open-none = Gerade ist kein Tisch offen. Eröffne einen unter „Optionen“ und lass alle mitspielen.
with-bots = mit Bots
table-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
table-playing = läuft
table-over = vorbei
learn-games = Die Spiele lernen
referee-link = Spielleiter für den echten Tisch
best-players = Die besten Spieler
open-record = Aufzeichnung öffnen

# Einen Tisch eröffnen
set-up-title = { $game }: dein Tisch
set-up-seats = Plätze
set-up-who = Wer spielt
set-up-you = Du
set-up-free = Frei
set-up-bot = Bot
set-up-here = Jemand an diesem Bildschirm
set-up-here-name = Name für Platz { $seat }
set-up-here-note = Ihr teilt euch dieses Gerät. Zwischen den Zügen ist verdeckt, was nur eine Person sehen darf.
set-up-level = Wie gut die Bots spielen
set-up-first-you = Du, auf Platz 1
set-up-first-bot = Der Bot auf Platz { $seat }
set-up-first-free = Wer auf Platz { $seat } sitzt
set-up-first-here = { $name }, auf Platz { $seat }
set-up-rules = Regeln dieses Spiels
set-up-more = Mehr Optionen
set-up-name = Name des Tisches
set-up-open = Tisch eröffnen
set-up-from-game = Aus einem beendeten Spiel von dir
set-up-from-record = Aus der Datei einer Aufzeichnung
set-up-given = Wie im Link
set-up-which-game = Welches Spiel
set-up-record-file = Aufzeichnung
set-up-no-game = Du hast kein beendetes Spiel, mit dem dieses beginnen könnte.
set-up-record-leads-nowhere = In dieser Aufzeichnung ist nichts, womit dieses Spiel beginnen könnte.

# Ein Tisch
table-opening = Der Tisch wird geöffnet
table-closed-title = Dieser Tisch ist für dich nicht offen
table-cleared = Alle sind gegangen, darum wurde der Tisch abgeräumt.
code-title = Code { $code }
code-hint = Codes haben sechs Buchstaben und Ziffern und gelten, bis das Spiel beginnt.
somebody = Jemand
free-seat = Freier Platz
player-number = Spieler { $number }
board = Brett
now = Was jetzt zu tun ist
side = Spieler, Verlauf und Chat
title-your-turn = ● Du bist am Zug – { $name }
connection-offline = Du bist offline. Das Spiel wartet und geht weiter, wenn du wieder da bist
connection-reconnecting = Die Verbindung ist abgerissen. Neuer Versuch
your-turn = Du bist am Zug.
your-turn-named = { $name }, du bist am Zug.
task-named = { $name } – { $task }
sending = Dein Zug ist unterwegs.
bot-for-you = Ein Bot zieht für dich.
bots-turn = { $names } { $count ->
    [one] denkt nach.
   *[other] denken nach.
}
others-turn = Warten auf { $names }.
winners = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
looking-back = Du siehst die Stellung nach Eintrag { $n }.
back-to-now = Zurück ins Spiel
skip-ahead = Vorspulen
game-started = Das Spiel beginnt.

lobby-seats = Plätze
lobby-invite = Andere einladen
lobby-free = { $count ->
    [one] Ein Platz ist noch frei. Lade jemanden ein oder setz einen Bot hin.
   *[other] { $count } Plätze sind noch frei. Lade andere ein oder setz Bots hin.
}
lobby-you = Alle Plätze sind besetzt. Sag, dass du bereit bist.
lobby-others = { $count ->
    [one] Ein Spieler ist noch nicht bereit.
   *[other] { $count } Spieler sind noch nicht bereit.
}
sit = Hier hinsetzen
sit-too = Auch hier hinsetzen
stand = Aufstehen
stand-other = Platz freimachen
is-ready = bereit
not-ready = noch nicht bereit
ready = Ich bin bereit
unready = Moment, noch nicht
seat-a-bot = Bot für Platz { $seat }
bot-add = Bot dazusetzen
bot-away = Kein Bot
fill-bots = { $count ->
    [one] Freien Platz mit einem Bot besetzen
   *[other] { $count } Plätze mit Bots besetzen
}

seat-rank = Rang { $rank }
seat-resigned = hat aufgegeben
seat-stand-in = ein Bot springt ein
seat-bot = Bot
seat-thinking = denkt nach
seat-you = du
seat-you-due = du bist am Zug
seat-here = an diesem Bildschirm
seat-due = am Zug
seat-waiting = wartet
seat-offline = nicht verbunden
seat-holiday = im Urlaub bis { $day }
take-over-other = Einen Bot für { $name } spielen lassen
watching = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}

tab-log = Verlauf
tab-chat = Chat
tab-text = In Worten
text-none = Für dieses Brett gibt es noch keine Worte.
log-empty = Noch ist nichts geschehen.
log-line = { $who }: { $what }.
log-event = { $what }.
log-by-clock = Uhr
log-undo = nimmt alles ab Eintrag { $n } zurück
log-resigned = gibt auf
log-time = verliert durch Zeit
log-look = Stellung nach Eintrag { $n } ansehen ({ $time })
chat = Chat
chat-message = Sag etwas
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-off = An diesem Tisch wird nicht gechattet.
chat-mute = Stumm schalten
emotes = Reaktionen
emote-hello = Hallo!
emote-thumbs-up = Guter Zug!
emote-well-played = Gut gespielt!
emote-thinking = Ich überlege noch…
emote-oops = Hoppla!
emote-laughing = Haha!
emote-hurry = Mach schon!
emote-thanks = Danke!
emote-sent = { $name } sagt: { $text }

hint = Tipp
hint-move = Ein starker Bot an deiner Stelle { $move }.
hint-uncounted = Das Spiel zählt jetzt nicht mehr für die Bestenliste.
bot-thinks = Ein Bot denkt darüber nach …
requests-ahead = { $ahead ->
    [one] Noch { $ahead } Anfrage vor dir …
   *[other] Noch { $ahead } Anfragen vor dir …
}
undo = Zurücknehmen
undo-asked = { $name } möchte alles ab Eintrag { $n } zurücknehmen.
undo-waiting = { $count ->
    [one] Zurücknehmen angefragt; ein Spieler muss noch zustimmen.
   *[other] Zurücknehmen angefragt; { $count } Spieler müssen noch zustimmen.
}
peek-requested = { $name } möchte dir über die Schulter schauen.
allow = Erlauben
decline = Ablehnen
share = Teilen
share-link = Link zu diesem Tisch
share-copy = Link kopieren
share-code = Code:
share-qr = QR-Code mit dem Link zu diesem Tisch
daily-back = Zurück zur Aufgabe
share-send = Senden
sound-on = Geräusche einschalten
sound-off = Geräusche ausschalten
full-screen = Vollbild
cannot-full-screen = Dein Browser lässt kein Vollbild zu.
rules = Regeln
take-over-me = Einen Bot für mich ziehen lassen
come-back = Vom Bot übernehmen
leave-table = Tisch verlassen
leave-sure = Ein Bot spielt für dich weiter. Solange das Spiel läuft, kannst du zurückkommen.
resign = Aufgeben
resign-sure = Du landest auf dem letzten Rang, was auch geschieht. Das lässt sich nicht zurücknehmen.
rematch = Noch einmal spielen
to-rematch = Zum nächsten Spiel
replay = Noch einmal ansehen
result = Ergebnis
ranking-rank = Rang
name = Name
points = Punkte
download-record = Aufzeichnung herunterladen
fair-hash = Ehrlich gegeben: Vor der ersten Karte stand dieser Fingerabdruck vom Geheimnis des Gebers fest:
cause-resigned = Alle anderen haben aufgegeben.

# Auf jemanden warten
nudge = { $name }, noch da?
nudge-title = Bist du noch da?
nudge-asked = { $name } wartet auf dich. Bist du noch da?
nudge-left = { $seconds ->
    [one] In einer Sekunde springt ein Bot ein.
   *[other] In { $seconds } Sekunden springt ein Bot ein.
}
nudge-here = Bin da
nudge-waits = { $seconds ->
    [one] Gefragt; in einer Sekunde springt ein Bot ein
   *[other] Gefragt; in { $seconds } Sekunden springt ein Bot ein
}
absence-left = { $name } ist gegangen. Ein Bot spielt weiter.
absence-absent = { $by } lässt einen Bot für { $name } spielen.
absence-asked = { $name } lässt einen Bot weiterspielen.
absence-time = Für { $name } ist die Zeit um. Ein Bot spielt weiter.
absence-back = { $name } ist wieder da.
notify = Benachrichtige mich, wenn ich dran bin
notify-forbidden = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.

# Das Ende eines Spiels
ending-won = Gewonnen!
ending-won-by = Gewonnen, mit { $margin } Vorsprung!
ending-shared = Du teilst dir den Sieg mit { $names }!
ending-lost = Verloren.
ending-lost-by = Verloren, um { $margin }.
ending-placed = Platz { $rank } für dich. Gewonnen: { $names }.
ending-placed-by = Platz { $rank } für dich, { $margin } hinter { $names }.
ending-gave-up = Du hast aufgegeben.
ending-other-gave-up = { $name } hat aufgegeben.
ending-other-won = { $name } gewinnt mit { $margin } Vorsprung.
ending-solo = { $points ->
    [one] Du hast { $points } Punkt geschafft.
   *[other] Du hast { $points } Punkte geschafft.
}
ending-other-solo = { $points ->
    [one] { $name } hat { $points } Punkt geschafft.
   *[other] { $name } hat { $points } Punkte geschafft.
}
tab-result = Punkte
title-rematch = ● Noch einmal? – { $name }
rematch-offered = { $name } möchte noch einmal spielen.
rematch-accept = Ich bin dabei

# Dazukommen
lobby-invited = { $name } hält dir einen Platz frei.
join-name = Wie sollen wir dich nennen?
join-sit = Hinsetzen
name-suggestions = Otter, Dachs, Reiher, Fuchs, Igel, Elster, Biber, Amsel, Eichhorn, Eule, Hase, Robbe, Schwalbe, Luchs, Falke, Maulwurf
arrived = { $count ->
    [one] { $names } hat sich dazugesetzt.
   *[other] { $names } haben sich dazugesetzt.
}

# Zuschauen
watching-you = Du schaust zu
peek-why = Manches ist für dich verdeckt. Wer mitspielt, kann dich mit hineinschauen lassen.
peek-request = { $name } fragen
peek-asked = { $name } ist gefragt.
peek-given = Du siehst, was { $name } sieht.

plain-drawing = Zeichnung des Tisches nach { $n ->
    [one] einem Eintrag
   *[other] { $n } Einträgen
}
plain-move = Zug
plain-make = Ziehen
plain-moves = { $count ->
    [one] Es gibt einen möglichen Zug.
   *[other] Es gibt { $count } mögliche Züge.
}
plain-more = { $count ->
    [one] und noch einer; tippe, um ihn zu finden
   *[other] und noch { $count }; tippe, um sie zu finden
}

# Lernen
first-game = Geführtes erstes Spiel
first-game-what = So lernst du es am schnellsten: ein paar Minuten an einem echten Tisch, mit jemandem an deiner Seite.
rules-none = Die Regeln dieses Spiels stehen hier noch nicht.
rules-search = In den Regeln suchen
rules-hits = { $count ->
    [0] nichts gefunden
   *[other] { $at } von { $count }
}
rules-previous = Vorige Fundstelle
rules-next = Nächste Fundstelle
rules-contents = Inhalt
rules-cited = Zuletzt genannt:
offline = Du bist offline.
offline-server = Der Server antwortet gerade nicht.
offline-works = Spiele auf diesem Gerät und die Regeln gehen trotzdem; alles andere wartet auf den Server.
offline-waits = Spiele brauchen eine Verbindung; sobald es eine gibt, erwacht diese Seite wieder.
offline-play = Offline spielen

# Bestenliste
leaderboard-game = Spiel
leaderboard-seats = Spieler
leaderboard-rating = Wertung
leaderboard-games = Spiele
leaderboard-none = Noch hat niemand ein gewertetes Spiel dieser Art beendet. Hier könnte dein Name als erster stehen.
leaderboard-how = Die Plätze richten sich danach, was eine Wertung sicher mindestens ist: Nach wenigen Spielen ist sie unsicher; „±“ sagt, wie sehr.
leaderboard-guest = Deine Zeile hat noch keinen Platz: Dazu braucht es drei gewertete Spiele und ein Konto.
solo-guest = Deine Zeile hat noch keinen Platz: Dafür brauchst du ein Konto.
leaderboard-top = Nach oben
leaderboard-next = Nächste Seite

# Allein
solo-best = Dein Bestwert: { $best }.
solo-is-best = Das ist dein Bestwert!
solo-mean = Schnitt deiner letzten { $games } Spiele: { $mean }.
solo-uncounted = Dieses Spiel zählt nicht für deinen Bestwert: Du hast aufgegeben, ein Bot hat geholfen, oder der Tisch sollte nicht zählen.
solo-best-column = Bestwert
solo-mean-column = Schnitt
solo-none = Noch hat niemand mit Konto so ein Spiel allein beendet. Hier könnte dein Name als erster stehen.
solo-how = Der Bestwert sind die meisten Punkte in einem Spiel, der Schnitt ist der der letzten zehn Spiele. Aufgegebene Spiele und solche, in denen ein Bot geholfen hat, zählen nicht.

# Die Seite eines Menschen
person-none = Hier ist niemand
person-change = Ändern
person-games = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}
person-wins = { $count ->
    [one] ein Sieg
   *[other] { $count } Siege
}
person-streak = Längste Siegesserie: { $longest }; gerade: { $now }.
person-ratings = Wertungen
person-statistics = Spiele und Siege
person-against = Gegen
person-people = Menschen
person-alone = allein
person-won = Gewonnen
person-par = Im Schnitt { $mean ->
    [0] das Bestmögliche
    [one] { $mean } Punkt unter dem Bestmöglichen
   *[other] { $mean } Punkte unter dem Bestmöglichen
  } in { $games } Spielen; im besten Spiel { $best ->
    [0] das Bestmögliche
   *[other] { $best } darunter
  }.
person-par-once = { $best ->
    [0] Das Bestmögliche in einem Spiel.
    [one] { $best } Punkt unter dem Bestmöglichen in einem Spiel.
   *[other] { $best } Punkte unter dem Bestmöglichen in einem Spiel.
}
person-par-what = Das Bestmögliche ist das beste Spiel, das sich nachträglich mit denselben Würfeln oder Karten findet.
rating-how = Alle fangen bei 1500 an. Wer 400 Punkte mehr hat, gewinnt zehn von elf Spielen. „±“ sagt, wie sicher das ist.
history = Beendete Spiele
history-none = Noch kein beendetes Spiel zu zeigen.
history-opponent = Gegner
history-all = Alle
history-more = Weitere Spiele
history-from-device = auf einem Gerät gespielt
keep-game = Zu meinen beendeten Spielen hinzufügen
keep-game-done = Dieses Spiel steht jetzt bei deinen beendeten Spielen. Für die Bestenliste zählt es nicht.
outcome-won = gewonnen
outcome-shared = geteilter Sieg
outcome-lost = verloren
outcome-alone = allein

# Du selbst
now-saved = Gespeichert.
save = Speichern
me-name = Dein Name
me-name-why = So sehen dich die anderen am Tisch.
me-name-device = So heißt du am Tisch.
me-device = Dein Name, deine Einstellungen und deine Spiele sind nur in diesem Browser gespeichert.
me-page = Deine öffentliche Seite
me-ratings = Wie du spielst
me-rating-games = { $count ->
    [one] ein Spiel mit { $seats } Spielern
   *[other] { $count } Spiele mit { $seats } Spielern
}
me-solo-games = { $count ->
    [one] ein Spiel allein
   *[other] { $count } Spiele allein
}
account = Dein Konto
account-is = Du bist angemeldet als { $name }.
account-make = Konto anlegen
account-why = Du kannst auch ohne spielen. Mit Konto findest du deine Spiele auf einem anderen Gerät wieder.
account-made = Dein Konto ist angelegt. Ab jetzt kannst du dich überall anmelden.
account-name = Name zum Anmelden
password = Passwort
password-old = Altes Passwort
password-new = Neues Passwort
password-change = Passwort ändern
password-changed = Das Passwort ist geändert; alle anderen Browser sind abgemeldet.
sign-in = Anmelden
sign-in-why = Wenn du schon ein Konto hast. Was du in diesem Browser als Gast getan hast, bleibt beim Gast.
signed-in = Willkommen zurück, { $name }.
sign-out = Abmelden
sign-out-everywhere = Überall abmelden
tokens = Eigene Bots
tokens-why = Mit einem Token kann ein Programm von dir unter deinem Namen spielen. Sonst kann es an deiner Stelle nichts tun.
tokens-once = Das Token wird nur dieses eine Mal gezeigt. Verwahre es wie ein Passwort.
tokens-copy = Token kopieren
tokens-seen = zuletzt benutzt { $when }
tokens-revoke = Widerrufen
tokens-label = Wofür ist es?
tokens-make = Token anlegen
kept = Was über dich gespeichert ist
kept-what = Dein Name, deine Spiele, was du an Tischen gesagt hast, deine Freunde, deine Wertungen und wie wir dir Bescheid geben sollen. Sonst nichts, und sonst bekommt es niemand.
kept-export = Alles herunterladen
kept-delete = Alles löschen
kept-delete-sure = Du verlässt alle Tische, und alles über dich wird gelöscht. Beendete Spiele bleiben, ohne deinen Namen. Das lässt sich nicht zurücknehmen.

# Noch einmal ansehen, Aufzeichnungen
replay-cannot = Dieses Spiel lässt sich nicht zeigen
replay-controls = Schritte
replay-at = Nach { $at } von { $last } Einträgen
replay-slider = Stelle im Spiel
replay-start = Zum Anfang
replay-previous = Einen zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen weiter
replay-end = Zum Ende
replay-viewpoint = Mit wessen Augen
replay-share = Link zu dieser Stellung
replay-download = Herunterladen
spectator = Zuschauer
seat-number = Platz { $seat }
open-record-what = Eine Aufzeichnung ist ein beendetes oder laufendes Spiel als Datei (.jsonl). Sie wird Zeile für Zeile geprüft und dann gezeigt.
open-record-drop = Zieh eine Aufzeichnung hierher oder wähl eine Datei.
open-record-anyway = Trotzdem zeigen
fair-title = Ehrlich gegeben?
fair-how = Vor dem Spiel hat sich der Geber auf ein Geheimnis festgelegt und dessen Fingerabdruck gezeigt. Jede Ziehung folgt aus dem Geheimnis, das jetzt offenliegt. Wer will, kann es prüfen: hier oder mit „tavolino verify“ auf dem eigenen Rechner.
fair-fingerprint = Fingerabdruck vom Anfang
fair-secret = Das Geheimnis des Gebers
fair-check = Prüfen
fair-fits = Dein Browser hat nachgerechnet: Der Fingerabdruck gehört zum Geheimnis.
fair-not-fits = Dein Browser hat nachgerechnet: Der Fingerabdruck gehört nicht zum Geheimnis!
fair-unclaimed = Niemand hat dafür gebürgt, wie dieses Spiel gegeben wurde.
fairness-fair = Alles in Ordnung: Jeder Zug ist erlaubt, das Ergebnis stimmt, und jede Ziehung folgt aus dem Geheimnis.
fairness-unfair = Die Ziehungen folgen nicht aus dem Geheimnis des Gebers.
fairness-open = Die Züge sind erlaubt. Das Spiel ist nicht vorbei, darum wird das Geheimnis des Gebers noch bewahrt.
fairness-unclaimed = Die Züge sind erlaubt und das Ergebnis stimmt. Niemand hat dafür gebürgt, wie gegeben wurde.
fairness-unknown = Die Aufzeichnung war nicht weit genug zu lesen, um sie zu prüfen.
fault-line = Zeile { $line }: { $text }

friends = Freunde
friends-why = Schick deinen Link Leuten, die du kennst. Wer ihn öffnet und zustimmt, ist mit dir befreundet: Ihr seht, wann der andere da ist, und könnt euch an einen Tisch einladen.
friend-link = Dein Freundschaftslink
friend-link-make = Freundschaftslink erstellen
friend-link-new = Neuen Link erstellen
friend-link-revoke = Link abschalten
friend-here = gerade da
friend-away = nicht da
friend-playing = spielt { $game }
friend-watch = Zuschauen
friend-play = Zusammen spielen
friend-what = Was möchtest du mit { $name } spielen?
friend-invite = { $name } einladen
friend-invited = { $name } ist eingeladen
friend-remove = { $name } aus deinen Freunden entfernen
friend-remove-sure = Ihr steht dann bei beiden nicht mehr in der Liste. Die andere Person erfährt nichts davon.
friend-remove-yes = Entfernen
friend-offer = { $name } möchte mit dir befreundet sein
friend-offer-why = Freunde sehen, wann der andere da ist, und können sich an einen Tisch einladen. Ihr könnt es beide jederzeit beenden.
friend-accept = Freunde werden
friend-made = Du und { $name } seid Freunde
friend-own = Das ist dein eigener Freundschaftslink
friend-own-why = Schick ihn jemandem, mit dem du gern spielst.
friend-none = Diesen Freundschaftslink gibt es nicht
invitations = Einladungen
invitation = { $name } lädt dich zu einer Runde { $game } ein.
invitation-accept = Mitspielen
invitation-decline = Jetzt nicht

# Mehrere an einem Bildschirm
curtain-pass = Gib das Gerät an { $name } weiter
curtain-who = Wer hat das Gerät?
curtain-take = Ich bin { $name }
curtain-why = Bis dahin bleibt alles Geheime verdeckt.

puzzles = Aufgaben

print-button = Drucken
print-title = Drucken: { $game }
print-what = Was gedruckt wird
print-paper = Papier
print-ink = Tinte
print-ink-colour = Farbe
print-ink-patterns = Schwarzweiß, mit Mustern
print-copies = Exemplare, eines je Spieler
print-get = PDF holen
print-making = Die Datei wird erzeugt …
print-scale = Drucke mit 100 %, ohne „An Seite anpassen“.
new-table-title = Neuer Tisch

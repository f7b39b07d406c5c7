# Die Seiten im Browser

# Überall
nav = Seiten
skip = Zum Inhalt
loading = Wird geladen …
learn = Lernen
best = Bestenliste
me = Du
settings = Einstellungen
language = Sprache
look = Darstellung
look-auto = Systemstandard
look-light = Hell
look-dark = Dunkel
pace = Züge der anderen
pace-0 = Sofort
pace-350 = Schnell
pace-700 = Normal
pace-1500 = Langsam
sound = Ton
marks = Farben mit Mustern
more = Mehr
close = Schließen
cancel = Abbrechen
dismiss = Ausblenden
copied = Kopiert.
cannot-copy = Dein Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn selbst.
try-again = Nochmal versuchen
to-the-games = Alle Spiele
notices = Meldungen
see-rule = Regel { $rule }
server-away-title = Der Server antwortet nicht
server-away = Wir erreichen den Server nicht. Prüfe deine Verbindung und versuche es noch einmal.
nowhere-title = Seite nicht gefunden
nowhere = Unter dieser Adresse gibt es keine Seite. Vielleicht ist ein Tippfehler im Link?
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
bot-random = Zufalls-Bot
bot-greedy = Gier-Bot
bot-heuristic = Kenner-Bot
bot-planner = Planer-Bot
bot-endgame = Endspiel-Bot
bot-learner = Anfänger-Bot
bot-casual = Hobby-Bot
bot-strong = Profi-Bot
bot-master = Meister-Bot
level-learner = Anfänger
level-casual = Hobby
level-strong = Profi
level-master = Meister

# Startseite
home-title = Setz dich dazu und spiel mit
home-lead = Clevere Brettspiele mit Freunden oder gegen Bots, ganz ohne Installation und Anmeldung.
home-lead-device = Clevere Brettspiele gegen Bots oder zusammen an einem Bildschirm, direkt auf diesem Gerät.
play-now = Jetzt spielen
quick-match = Gegner suchen
quick-match-title = { $game }: Gegner gesucht
quick-match-looking = Gegner wird gesucht …
quick-match-bot-in = In { $seconds } s: { $bot }
quick-match-bot = Findet sich niemand, spielst du gegen einen Bot
quick-match-note = Es geht los, sobald jemand dazukommt. Zuschauen dürfen alle.
quick-match-stop = Abbrechen
invite = Einladen
set-up = Optionen
on-device = Auf diesem Gerät gegen Bots spielen
on-device-help = Geht auch offline. Niemand kann dazukommen, und die Partie wird nicht gewertet. Der stärkste Bot braucht einen Server.
join-code = Hast du einen Code?
join = Mitspielen
my-running = Deine Partien
my-finished = Beendete Partien
continue-your-turn = Du bist dran – weiterspielen
continue-all = { $count ->
    [one] Deine Partie anzeigen
   *[other] Alle { $count } Partien anzeigen
}
dismiss-game = { $game } aus der Liste entfernen
dismissed = { $game } ist aus deiner Liste entfernt.
put-back = Rückgängig
watch-tables = Bei einer Partie zuschauen
table-watch = Zuschauen
open-tables = Offene Tische
open-none = Gerade gibt es keine offenen Tische. Eröffne unter „Optionen“ selbst einen und lass alle mitspielen.
with-bots = mit Bots
table-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
table-playing = läuft
table-over = beendet
learn-games = Spiele lernen
referee-link = Spielleiter für den echten Tisch
best-players = Bestenliste
open-record = Aufzeichnung öffnen

# Einen Tisch eröffnen
set-up-title = { $game }: dein Tisch
set-up-seats = Plätze
set-up-who = Wer spielt mit?
set-up-you = Du
set-up-free = Frei
set-up-bot = Bot
set-up-here = Jemand an diesem Bildschirm
set-up-here-name = Name von Spieler { $seat }
set-up-here-note = Ihr teilt euch dieses Gerät. Zwischen den Zügen bleiben geheime Karten und Schnitte verdeckt.
set-up-level = Stärke der Bots
set-up-first-you = Du (Platz 1)
set-up-first-bot = Der Bot auf Platz { $seat }
set-up-first-free = Wer auf Platz { $seat } sitzt
set-up-first-here = { $name } (Platz { $seat })
set-up-rules = Regeln
set-up-more = Mehr Optionen
set-up-name = Name des Tisches
set-up-open = Tisch eröffnen
set-up-from-game = Aus einer deiner beendeten Partien
set-up-from-record = Aus einer Aufzeichnung
set-up-given = Aus dem Link
set-up-which-game = Welche Partie?
set-up-record-file = Aufzeichnung
set-up-no-game = Keine deiner beendeten Partien lässt sich hier verwenden.
set-up-record-leads-nowhere = In dieser Aufzeichnung ist nichts, was sich hier verwenden lässt.

# Ein Tisch
table-opening = Tisch wird geöffnet …
table-closed-title = Dieser Tisch lässt sich nicht öffnen
table-cleared = Alle sind gegangen, deshalb wurde der Tisch geschlossen.
code-title = Code { $code }
code-hint = Ein Code besteht aus sechs Buchstaben und Ziffern und gilt, bis die Partie beginnt.
somebody = Jemand
free-seat = Freier Platz
player-number = Spieler { $number }
board = Brett
now = Deine Möglichkeiten
side = Spieler, Verlauf und Chat
title-your-turn = ● Du bist dran – { $name }
connection-offline = Du bist offline. Sobald du wieder Verbindung hast, geht es weiter.
connection-reconnecting = Verbindung verloren. Neuer Versuch …
your-turn = Du bist dran.
your-turn-named = { $name }, du bist dran.
task-named = { $name } – { $task }
sending = Dein Zug wird gesendet …
bot-for-you = Ein Bot spielt für dich.
bots-turn = { $names } { $count ->
    [one] denkt nach.
   *[other] denken nach.
}
others-turn = Wir warten auf { $names }.
winners = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
looking-back = Stellung nach Zug { $n }.
back-to-now = Zur Partie
skip-ahead = Vorspulen
game-started = Die Partie beginnt.

lobby-seats = Plätze
lobby-invite = Andere einladen
lobby-free = { $count ->
    [one] Ein Platz ist noch frei. Lade jemanden ein oder füge einen Bot hinzu.
   *[other] { $count } Plätze sind noch frei. Lade andere ein oder füge Bots hinzu.
}
lobby-you = Alle Plätze sind besetzt. Bist du bereit?
lobby-others = { $count ->
    [one] Wir warten noch auf einen Spieler.
   *[other] Wir warten noch auf { $count } Spieler.
}
sit = Hier hinsetzen
sit-too = Auch hier hinsetzen
stand = Platz verlassen
stand-other = Platz freimachen
is-ready = bereit
not-ready = wartet
ready = Ich bin bereit
unready = Doch nicht bereit
seat-a-bot = Bot auf Platz { $seat }
bot-add = Bot hinzufügen
bot-away = Bot entfernen
fill-bots = { $count ->
    [one] Freien Platz mit einem Bot besetzen
   *[other] { $count } Plätze mit Bots besetzen
}

seat-rank = Rang { $rank }
seat-resigned = hat aufgegeben
seat-stand-in = durch Bot ersetzt
seat-bot = Bot
seat-thinking = denkt nach
seat-you = du
seat-you-due = du bist dran
seat-here = an diesem Bildschirm
seat-due = am Zug
seat-waiting = wartet
seat-offline = offline
seat-holiday = im Urlaub bis { $day }
take-over-other = Einen Bot für { $name } spielen lassen
watching = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}

tab-log = Verlauf
tab-chat = Chat
tab-text = Als Text
text-none = Noch keine Beschreibung.
log-empty = Noch ist nichts passiert.
log-line = { $who }: { $what }.
log-event = { $what }.
log-by-clock = Uhr
log-undo = nimmt alles ab Zug { $n } zurück
log-resigned = gibt auf
log-time = verliert auf Zeit
log-look = Zu Zug { $n } gehen ({ $time })
chat = Chat
chat-message = Nachricht schreiben
chat-send = Senden
chat-empty = Noch keine Nachrichten.
chat-off = An diesem Tisch ist der Chat aus.
chat-mute = Stumm schalten
emotes = Reaktionen
emote-hello = Hallo!
emote-thumbs-up = Guter Zug!
emote-well-played = Gut gespielt!
emote-thinking = Ich überlege noch …
emote-oops = Hoppla!
emote-laughing = Haha!
emote-hurry = Na los!
emote-thanks = Danke!
emote-sent = { $name } sagt: { $text }

hint = Tipp
hint-move = Ein starker Bot an deiner Stelle { $move }.
hint-uncounted = Diese Partie wird nicht mehr gewertet.
bot-thinks = Ein Bot denkt nach …
requests-ahead = { $ahead ->
    [one] Noch { $ahead } Anfrage vor dir …
   *[other] Noch { $ahead } Anfragen vor dir …
}
undo = Zurücknehmen
undo-asked = { $name } möchte alles ab Zug { $n } zurücknehmen.
undo-waiting = { $count ->
    [one] Anfrage gesendet. Ein Spieler muss noch zustimmen.
   *[other] Anfrage gesendet. { $count } Spieler müssen noch zustimmen.
}
peek-requested = { $name } möchte sehen, was du siehst.
allow = Erlauben
decline = Ablehnen
share = Teilen
share-link = Link zu diesem Tisch
share-copy = Link kopieren
share-code = Code:
share-qr = QR-Code zu diesem Tisch
daily-back = Zurück zur Aufgabe
share-send = Senden
sound-on = Ton einschalten
sound-off = Ton ausschalten
full-screen = Vollbild
cannot-full-screen = Dein Browser erlaubt kein Vollbild.
rules = Regeln
take-over-me = An einen Bot übergeben
come-back = Wieder selbst spielen
leave-table = Tisch verlassen
leave-sure = Ein Bot übernimmt deinen Platz. Solange die Partie läuft, kannst du zurückkommen.
resign = Aufgeben
resign-sure = Du wirst Letzter, egal was noch passiert. Das lässt sich nicht rückgängig machen.
rematch = Revanche
to-rematch = Zur nächsten Partie
replay = Partie ansehen
result = Ergebnis
ranking-rank = Rang
name = Name
points = Punkte
download-record = Aufzeichnung herunterladen
fair-hash = Fairer Zufall. Vor der Partie haben wir diesen Fingerabdruck des geheimen Startwerts veröffentlicht:
cause-resigned = Alle anderen haben aufgegeben.

# Auf jemanden warten
nudge = { $name }, noch da?
nudge-title = Bist du noch da?
nudge-asked = { $name } wartet auf dich. Bist du noch da?
nudge-left = { $seconds ->
    [one] In einer Sekunde übernimmt ein Bot.
   *[other] In { $seconds } Sekunden übernimmt ein Bot.
}
nudge-here = Bin noch da
nudge-waits = { $seconds ->
    [one] Nachgefragt. In einer Sekunde übernimmt ein Bot
   *[other] Nachgefragt. In { $seconds } Sekunden übernimmt ein Bot
}
absence-left = { $name } ist gegangen. Ein Bot übernimmt.
absence-absent = { $by } lässt einen Bot für { $name } spielen.
absence-asked = { $name } lässt einen Bot spielen.
absence-time = Die Zeit von { $name } ist um. Ein Bot übernimmt.
absence-back = { $name } ist wieder da.
notify = Benachrichtigen, wenn ich dran bin
notify-forbidden = Dein Browser blockiert Benachrichtigungen für diese Seite.

# Das Ende eines Spiels
margin = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
}
ending-won = Du hast gewonnen!
ending-won-by = Du hast mit { $margin } Vorsprung gewonnen!
ending-shared = Du teilst dir den Sieg mit { $names }!
ending-lost = Du hast verloren.
ending-lost-by = Du hast mit { $margin } Rückstand verloren.
ending-placed = Du hast Rang { $rank } erreicht. Sieg für { $names }.
ending-placed-by = Du hast Rang { $rank } erreicht, mit { $margin } Rückstand auf { $names }.
ending-gave-up = Du hast aufgegeben.
ending-other-gave-up = { $name } hat aufgegeben.
ending-other-won = { $name } hat mit { $margin } Vorsprung gewonnen.
ending-solo = { $points ->
    [one] Du hast { $points } Punkt geholt.
   *[other] Du hast { $points } Punkte geholt.
}
ending-other-solo = { $points ->
    [one] { $name } hat { $points } Punkt geholt.
   *[other] { $name } hat { $points } Punkte geholt.
}
tab-result = Ergebnis
title-rematch = ● Revanche? – { $name }
rematch-offered = { $name } möchte eine Revanche.
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
peek-why = Manches bleibt dir verborgen. Jeder Spieler kann dir zeigen, was er sieht.
peek-request = { $name } fragen
peek-asked = Anfrage an { $name } gesendet.
peek-given = Du siehst, was { $name } sieht.

plain-drawing = Der Tisch nach { $n ->
    [one] einem Zug
   *[other] { $n } Zügen
}
plain-move = Zug
plain-make = Spielen
plain-moves = { $count ->
    [one] Es gibt einen möglichen Zug.
   *[other] Es gibt { $count } mögliche Züge.
}
plain-more = { $count ->
    [one] und noch einer. Gib etwas ein, um ihn zu finden
   *[other] und { $count } weitere. Gib etwas ein, um sie zu finden
}

# Lernen
first-game = Einführungspartie
first-game-what = Am schnellsten lernst du beim Spielen: in ein paar Minuten, mit Tipps bei jedem Schritt.
rules-none = Die Regeln dieses Spiels gibt es hier noch nicht.
rules-search = In den Regeln suchen
rules-hits = { $count ->
    [0] nichts gefunden
   *[other] { $at } von { $count }
}
rules-previous = Voriger Treffer
rules-next = Nächster Treffer
rules-contents = Inhalt
rules-cited = Zuletzt erwähnt:
offline = Du bist offline.
offline-server = Der Server antwortet nicht.
offline-works = Die Regeln und Partien auf diesem Gerät funktionieren trotzdem. Alles andere braucht den Server.
offline-waits = Zum Spielen brauchst du eine Verbindung. Sobald du wieder online bist, lädt die Seite neu.
offline-play = Offline spielen

# Bestenliste
leaderboard-game = Spiel
leaderboard-seats = Spieler
leaderboard-rating = Wertung
leaderboard-games = Partien
leaderboard-none = Hier hat noch niemand eine gewertete Partie beendet. Mach den Anfang!
leaderboard-how = Für den Rang wird von der Wertung dreimal „±“ abgezogen. Das belohnt Erfahrung: Je mehr du spielst, desto kleiner wird dein „±“.
leaderboard-guest = Du stehst noch nicht auf der Liste: Spiele drei gewertete Partien und lege ein Konto an.
solo-guest = Du stehst noch nicht auf der Liste: Lege zuerst ein Konto an.
leaderboard-top = Nach oben
leaderboard-next = Nächste Seite

# Allein
solo-best = Dein Rekord: { $best }.
solo-is-best = Neuer persönlicher Rekord!
solo-mean = { $games ->
    [one] Deine letzte Partie: { $mean }.
   *[other] Durchschnitt deiner letzten { $games } Partien: { $mean }.
}
solo-uncounted = Diese Partie zählt nicht für deinen Rekord: Du hast aufgegeben, ein Bot hat geholfen, oder der Tisch wurde nicht gewertet.
solo-best-column = Rekord
solo-mean-column = Mittel
solo-none = Noch hat niemand mit Konto so eine Solo-Partie beendet. Mach den Anfang!
solo-how = „Rekord“ ist dein bestes Ergebnis in einer Partie, „Mittel“ der Durchschnitt deiner letzten zehn. Partien, die du aufgegeben oder mit Hilfe gespielt hast, zählen nicht.

# Die Seite eines Menschen
person-none = Diesen Spieler gibt es nicht
person-change = Bearbeiten
person-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
person-wins = { $count ->
    [one] ein Sieg
   *[other] { $count } Siege
}
person-streak = Längste Siegesserie: { $longest }, aktuell: { $now }.
person-ratings = Wertungen
person-statistics = Partien und Siege
person-against = Gegen
person-people = Menschen
person-alone = solo
person-won = Gewonnen
person-par = Im Schnitt { $mean ->
    [0] genau Par
    [one] { $mean } Punkt unter Par
   *[other] { $mean } Punkte unter Par
  } in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }; bestes Ergebnis: { $best ->
    [0] Par
   *[other] { $best } unter Par
  }.
person-par-once = { $best ->
    [0] Par in einer Partie.
    [one] { $best } Punkt unter Par in einer Partie.
   *[other] { $best } Punkte unter Par in einer Partie.
}
person-par-what = Par ist das beste Ergebnis, das sich im Nachhinein mit denselben Würfeln oder Karten finden lässt.
rating-how = Alle beginnen bei 1500. Wer 400 Punkte mehr hat, gewinnt zehn von elf Partien. „±“ zeigt, wie sicher eine Wertung ist. Eine Partie zählt, wenn alle mindestens fünf Züge gemacht haben. Je öfter zwei in einer Woche gegeneinander spielen, desto weniger ändert jede Partie an der Wertung.
history = Beendete Partien
history-none = Noch keine beendeten Partien.
history-opponent = Gegner
history-all = Alle
history-more = Weitere Partien
history-from-device = auf einem Gerät gespielt
keep-game = In meinen Partien speichern
keep-game-done = Gespeichert unter deinen beendeten Partien. Gewertet wird sie nicht.
outcome-won = gewonnen
outcome-shared = geteilter Sieg
outcome-lost = verloren
outcome-alone = solo

# Du selbst
now-saved = Gespeichert.
save = Speichern
me-name = Dein Name
me-name-why = Diesen Namen sehen die anderen.
me-name-device = Dein Name am Tisch.
me-device = Dein Name, deine Einstellungen und deine Partien sind nur in diesem Browser gespeichert.
me-page = Deine öffentliche Seite
me-ratings = Deine Wertungen
me-rating-games = { $count ->
    [one] eine Partie mit { $seats } Spielern
   *[other] { $count } Partien mit { $seats } Spielern
}
me-solo-games = { $count ->
    [one] eine Solo-Partie
   *[other] { $count } Solo-Partien
}
account = Konto
account-is = Angemeldet als { $name }.
account-make = Konto anlegen
account-why = Du kannst auch ohne Konto spielen. Mit Konto hast du deine Partien auf jedem Gerät.
account-made = Dein Konto ist angelegt. Du kannst dich jetzt auf jedem Gerät anmelden.
account-name = Benutzername
password = Passwort
password-old = Aktuelles Passwort
password-new = Neues Passwort
password-change = Passwort ändern
password-changed = Passwort geändert. Alle anderen Browser sind abgemeldet.
sign-in = Anmelden
sign-in-why = Du hast schon ein Konto? Was du hier als Gast gespielt hast, wird nicht übernommen.
signed-in = Willkommen zurück, { $name }.
sign-out = Abmelden
sign-out-everywhere = Überall abmelden
tokens = Deine eigenen Bots
tokens-why = Mit einem Token kann dein Programm unter deinem Namen spielen. Mehr darf es nicht.
tokens-once = Dieses Token siehst du nur einmal. Bewahre es gut auf, wie ein Passwort.
tokens-copy = Token kopieren
tokens-seen = zuletzt benutzt: { $when }
tokens-revoke = Widerrufen
tokens-label = Wofür ist es?
tokens-make = Token erstellen
kept = Deine Daten
kept-what = Dein Name, deine Partien, Chatnachrichten, Freunde, Wertungen und Benachrichtigungen. Sonst nichts, und wir geben nichts davon weiter.
kept-export = Meine Daten herunterladen
kept-delete = Meine Daten löschen
kept-delete-sure = Du verlässt alle Tische, und alle deine Daten werden gelöscht. Beendete Partien bleiben ohne deinen Namen erhalten. Das lässt sich nicht rückgängig machen.

# Noch einmal ansehen, Aufzeichnungen
replay-cannot = Diese Partie lässt sich nicht anzeigen
replay-controls = Wiedergabe
replay-at = Zug { $at } von { $last }
replay-slider = Stelle in der Partie
replay-start = Zum Anfang
replay-previous = Zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Weiter
replay-end = Zum Ende
replay-viewpoint = Ansicht von
replay-share = Link zu dieser Stellung
replay-download = Herunterladen
spectator = Zuschauer
seat-number = Platz { $seat }
open-record-what = Eine Aufzeichnung (.jsonl) enthält eine beendete oder laufende Partie. Wir prüfen sie Zeile für Zeile und zeigen sie dann.
open-record-drop = Ziehe eine Aufzeichnung hierher oder wähle eine Datei.
choose-file = Datei wählen
open-record-anyway = Trotzdem anzeigen
fair-title = Ging alles mit rechten Dingen zu?
fair-how = Vor der Partie hat der Server einen geheimen Startwert festgelegt und dessen Fingerabdruck veröffentlicht. Was gewürfelt, gemischt oder ausgelost wurde, ergibt sich ganz aus diesem Startwert, den du jetzt siehst. Prüfe es hier oder mit „tavolino verify“ auf deinem Rechner.
fair-fingerprint = Zu Beginn veröffentlichter Fingerabdruck
fair-secret = Geheimer Startwert
fair-check = Prüfen
fair-fits = Dein Browser hat nachgerechnet: Der Fingerabdruck passt zum Startwert.
fair-not-fits = Dein Browser hat nachgerechnet: Der Fingerabdruck passt nicht zum Startwert!
fair-unclaimed = Ob der Zufall in dieser Partie fair war, lässt sich nicht nachweisen.
fairness-fair = Alles in Ordnung: Jeder Zug ist erlaubt, das Ergebnis stimmt, und der Zufall passt zum geheimen Startwert.
fairness-unfair = Der Zufall in dieser Partie passt nicht zum geheimen Startwert.
fairness-open = Alle Züge sind erlaubt. Die Partie läuft noch, deshalb ist der Startwert noch geheim.
fairness-unclaimed = Alle Züge sind erlaubt, und das Ergebnis stimmt. Ob der Zufall fair war, lässt sich nicht nachweisen.
fairness-unknown = Die Aufzeichnung ließ sich nicht weit genug lesen, um sie zu prüfen.
fault-line = Zeile { $line }: { $text }

friends = Freunde
friends-why = Schicke deinen Link an Leute, die du kennst. Wenn sie annehmen, seht ihr, wann der andere online ist, und könnt euch gegenseitig einladen.
friend-link = Dein Freundschaftslink
friend-link-make = Freundschaftslink erstellen
friend-link-new = Neuen Link erstellen
friend-link-revoke = Link deaktivieren
friend-here = online
friend-away = offline
friend-playing = spielt { $game }
friend-watch = Zuschauen
friend-play = Zusammen spielen
friend-what = Was möchtest du mit { $name } spielen?
friend-invite = { $name } einladen
friend-invited = Einladung an { $name } gesendet
friend-remove = { $name } entfernen
friend-remove-sure = Ihr verschwindet gegenseitig aus euren Listen. Wer entfernt wird, erfährt davon nichts.
friend-remove-yes = Entfernen
friend-offer = { $name } möchte mit dir befreundet sein
friend-offer-why = Freunde sehen, wann der andere online ist, und können sich gegenseitig einladen. Jeder von euch kann das jederzeit beenden.
friend-accept = Annehmen
friend-made = Du und { $name } seid jetzt befreundet
friend-own = Das ist dein eigener Freundschaftslink
friend-own-why = Schicke ihn jemandem, mit dem du gern spielst.
friend-none = Diesen Freundschaftslink gibt es nicht
invitations = Einladungen
invitation = { $name } lädt dich zu { $game } ein.
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
print-what = Was möchtest du drucken?
print-paper = Papier
print-ink = Farbe
print-ink-colour = Farbig
print-ink-patterns = Schwarz-Weiß, mit Mustern
print-copies = Exemplare (eines pro Spieler)
print-get = PDF herunterladen
print-making = Datei wird vorbereitet …
print-scale = Drucke mit 100 %, ohne „An Seite anpassen“.
new-table-title = Neuer Tisch

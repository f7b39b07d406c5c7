# Strony w przeglądarce

# Wszędzie
nav = Menu
skip = Przejdź do treści
loading = Wczytywanie…
learn = Nauka
best = Najlepsi
me = Ty
settings = Ustawienia
language = Język
look = Wygląd
look-auto = Systemowy
look-light = Jasny
look-dark = Ciemny
pace = Ruchy innych graczy
pace-0 = Natychmiast
pace-350 = Szybko
pace-700 = Normalnie
pace-1500 = Powoli
sound = Dźwięk
marks = Wzory na kolorach
more = Więcej
close = Zamknij
cancel = Anuluj
dismiss = Ukryj
copied = Skopiowano.
cannot-copy = Przeglądarka nie pozwala kopiować. Zaznacz tekst i skopiuj go ręcznie.
try-again = Spróbuj ponownie
to-the-games = Wszystkie gry
notices = Powiadomienia
see-rule = Zasada { $rule }
server-away-title = Serwer nie odpowiada
server-away = Nie możemy połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
nowhere-title = Nie ma takiej strony
nowhere = Pod tym adresem nic nie ma. Może to literówka?
notice = Strona nieoficjalna i bezpłatna. Nazwy gier należą do ich właścicieli, którzy nie są z nią związani. Bez śledzenia i bez reklam.

# Gry
games = Gry
minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
players = { $most ->
    [one] { $most } gracz
   *[other] { $least }–{ $most } graczy
}
bot-random = Losowy bot
bot-greedy = Zachłanny bot
bot-heuristic = Doświadczony bot
bot-planner = Przewidujący bot
bot-endgame = Bot od końcówek
bot-learner = Bot uczeń
bot-casual = Bot amator
bot-strong = Bot ekspert
bot-master = Bot mistrz
level-learner = Uczeń
level-casual = Amator
level-strong = Ekspert
level-master = Mistrz

# Strona główna
home-title = Siadaj i graj
home-lead = Sprytne gry planszowe ze znajomymi albo z botami. Bez instalacji i bez rejestracji.
home-lead-device = Sprytne gry planszowe z botami albo przy wspólnym ekranie, wprost na tym urządzeniu.
play-now = Zagraj
quick-match = Znajdź przeciwnika
quick-match-title = { $game }: szukamy przeciwnika
quick-match-looking = Szukamy przeciwnika…
quick-match-bot-in = Za { $seconds } s dołączy { $bot }
quick-match-bot = Jeśli nikt się nie zgłosi, zagra z tobą bot
quick-match-note = Gra zacznie się, gdy tylko ktoś dołączy. Każdy może oglądać.
quick-match-stop = Anuluj
invite = Zaproś
set-up = Opcje
on-device = Graj z botami na tym urządzeniu
on-device-help = Działa offline. Nikt inny nie może dołączyć, a gra jest nierankingowa. Najsilniejszy bot potrzebuje serwera.
join-code = Masz kod?
join = Dołącz
my-running = Twoje gry
my-finished = Zakończone gry
continue-your-turn = Twoja kolej – graj dalej
continue-all = { $count ->
    [one] Pokaż swoją grę
    [few] Pokaż wszystkie { $count } gry
   *[many] Pokaż wszystkie { $count } gier
}
dismiss-game = Usuń z listy: { $game }
dismissed = Usunięto z listy: { $game }.
put-back = Cofnij
watch-tables = Obejrzyj grę
table-watch = Oglądaj
open-tables = Otwarte stoły
open-none = Nie ma teraz otwartych stołów. Otwórz własny: wybierz „Opcje” i pozwól dołączyć wszystkim.
with-bots = z botami
table-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
table-playing = w toku
table-over = zakończona
learn-games = Naucz się grać
referee-link = Sędzia przy prawdziwym stole
best-players = Najlepsi gracze
open-record = Otwórz zapis gry

# Otwieranie stołu
set-up-title = { $game }: twój stół
set-up-seats = Liczba miejsc
set-up-who = Kto gra
set-up-you = Ty
set-up-free = Wolne
set-up-bot = Bot
set-up-here = Ktoś przy tym ekranie
set-up-here-name = Imię gracza { $seat }
set-up-here-note = Gracie na jednym urządzeniu. Między turami ukryte karty i cięcia są zasłonięte.
set-up-level = Poziom bota
set-up-first-you = Ty (miejsce 1)
set-up-first-bot = Bot na miejscu { $seat }
set-up-first-free = Gracz na miejscu { $seat }
set-up-first-here = { $name } (miejsce { $seat })
set-up-rules = Zasady
set-up-more = Więcej opcji
set-up-name = Nazwa stołu
set-up-open = Otwórz stół
set-up-from-game = Z twojej zakończonej gry
set-up-from-record = Z pliku z zapisem
set-up-given = Z linku
set-up-which-game = Która gra
set-up-record-file = Plik z zapisem gry
set-up-no-game = Żadnej z twoich zakończonych gier nie da się tu użyć.
set-up-record-leads-nowhere = W tym pliku nie ma nic, czego można tu użyć.

# Stół
table-opening = Otwieranie stołu…
table-closed-title = Stół jest niedostępny
table-cleared = Wszyscy odeszli, więc stół został zamknięty.
code-title = Kod { $code }
code-hint = Kod ma sześć znaków: litery i cyfry. Działa do rozpoczęcia gry.
somebody = Ktoś
free-seat = Wolne miejsce
player-number = Gracz { $number }
board = Plansza
now = Co możesz zrobić
side = Gracze, przebieg gry i czat
title-your-turn = ● Twoja kolej – { $name }
connection-offline = Jesteś offline. Gra ruszy dalej, gdy wróci połączenie.
connection-reconnecting = Utracono połączenie. Łączymy ponownie…
your-turn = Twoja kolej.
your-turn-named = { $name }, twoja kolej.
task-named = { $name } · { $task }
sending = Wysyłamy twój ruch…
bot-for-you = Gra za ciebie bot.
bots-turn = { $names } { $count ->
    [one] myśli.
   *[other] myślą.
}
others-turn = Czekamy na ruch: { $names }.
winners = { $count ->
    [one] Wygrywa { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
}
looking-back = Oglądasz pozycję po ruchu { $n }.
back-to-now = Wróć do gry
skip-ahead = Pomiń
game-started = Zaczynamy!

lobby-seats = Miejsca
lobby-invite = Zaproś innych
lobby-free = { $count ->
    [one] Jest jedno wolne miejsce. Zaproś kogoś albo dodaj bota.
    [few] Są { $count } wolne miejsca. Zaproś innych albo dodaj boty.
   *[many] Jest { $count } wolnych miejsc. Zaproś innych albo dodaj boty.
}
lobby-you = Wszystkie miejsca są zajęte. Zaczynamy?
lobby-others = { $count ->
    [one] Czekamy na jednego gracza.
   *[other] Czekamy na { $count } graczy.
}
sit = Usiądź tutaj
sit-too = Usiądź też tutaj
stand = Wstań
stand-other = Zwolnij to miejsce
is-ready = gotowe
not-ready = jeszcze nie
ready = Możemy zaczynać
unready = Jeszcze nie zaczynaj
seat-a-bot = Bot na miejscu { $seat }
bot-add = Dodaj bota
bot-away = Usuń bota
fill-bots = { $count ->
    [one] Dodaj bota na wolne miejsce
    [few] Dodaj { $count } boty
   *[many] Dodaj { $count } botów
}

seat-rank = { $rank }. miejsce
seat-resigned = gra poddana
seat-stand-in = zastępuje bot
seat-bot = bot
seat-thinking = myśli
seat-you = ty
seat-you-due = twoja kolej
seat-here = przy tym ekranie
seat-due = ma ruch
seat-waiting = czeka
seat-offline = offline
seat-holiday = urlop do { $day }
take-over-other = { $name }: zastąp botem
watching = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
   *[many] Ogląda { $count } osób
}

tab-log = Przebieg
tab-chat = Czat
tab-text = Opis
text-none = Brak opisu.
log-empty = Jeszcze nic się nie wydarzyło.
log-line = { $who }: { $what }.
log-event = { $what }.
log-by-clock = Zegar
log-undo = cofa wszystko od ruchu { $n }
log-resigned = poddaje się
log-time = przegrywa na czas
log-look = Przejdź do ruchu { $n } ({ $time })
chat = Czat
chat-message = Napisz wiadomość
chat-send = Wyślij
chat-empty = Nie ma jeszcze wiadomości.
chat-off = Czat przy tym stole jest wyłączony.
chat-mute = Wycisz
emotes = Reakcje
emote-hello = Cześć!
emote-thumbs-up = Dobry ruch!
emote-well-played = Świetna gra!
emote-thinking = Chwila, myślę…
emote-oops = Ups!
emote-laughing = Haha!
emote-hurry = Pospiesz się!
emote-thanks = Dzięki!
emote-sent = { $name }: „{ $text }”

hint = Podpowiedź
hint-move = W tej sytuacji silny bot { $move }.
hint-uncounted = Ta gra nie liczy się już do rankingu.
bot-thinks = Bot myśli…
requests-ahead = { $ahead ->
    [one] Przed tobą w kolejce { $ahead } prośba…
    [few] Przed tobą w kolejce { $ahead } prośby…
   *[many] Przed tobą w kolejce { $ahead } próśb…
}
undo = Cofnij
undo-asked = { $name } prosi o cofnięcie wszystkiego od ruchu { $n }.
undo-waiting = { $count ->
    [one] Prośba o cofnięcie wysłana. Czekamy na zgodę jednego gracza.
   *[other] Prośba o cofnięcie wysłana. Czekamy na zgodę { $count } graczy.
}
peek-requested = { $name } chce widzieć to, co ty.
allow = Pozwól
decline = Odmów
share = Udostępnij
share-link = Link do tego stołu
share-copy = Kopiuj link
share-code = Kod:
share-qr = Kod QR tego stołu
daily-back = Wróć do wyzwania
share-send = Wyślij
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
full-screen = Pełny ekran
cannot-full-screen = Przeglądarka nie pozwala na pełny ekran.
rules = Zasady
take-over-me = Niech bot gra za mnie
come-back = Przejmij grę od bota
leave-table = Odejdź od stołu
leave-sure = Twoje miejsce zajmie bot. Możesz wrócić, dopóki gra trwa.
resign = Poddaj się
resign-sure = Zajmiesz ostatnie miejsce, cokolwiek się stanie. Tego nie da się cofnąć.
rematch = Rewanż
to-rematch = Przejdź do następnej gry
replay = Powtórka
result = Wynik
ranking-rank = Miejsce
name = Gracz
points = Punkty
download-record = Pobierz zapis gry
fair-hash = Uczciwe losowanie. Ten skrót tajnego ziarna został podany przed grą:
cause-resigned = Wszyscy inni się poddali.

# Czekanie na kogoś
nudge = { $name }, jesteś tam?
nudge-title = Jesteś tam jeszcze?
nudge-asked = { $name } czeka na ciebie. Jesteś tam jeszcze?
nudge-left = { $seconds ->
    [one] Za sekundę zastąpi cię bot.
    [few] Za { $seconds } sekundy zastąpi cię bot.
   *[many] Za { $seconds } sekund zastąpi cię bot.
}
nudge-here = Jestem
nudge-waits = { $seconds ->
    [one] Pytanie wysłane. Za sekundę grę przejmie bot
    [few] Pytanie wysłane. Za { $seconds } sekundy grę przejmie bot
   *[many] Pytanie wysłane. Za { $seconds } sekund grę przejmie bot
}
absence-left = { $name } odchodzi od stołu. Dalej gra bot.
absence-absent = { $name } nie odpowiada, więc { $by } wprowadza bota.
absence-asked = { $name } robi przerwę. Dalej gra bot.
absence-time = { $name }: koniec czasu. Dalej gra bot.
absence-back = { $name } wraca do gry.
notify = Powiadom mnie, gdy przyjdzie moja kolej
notify-forbidden = Twoja przeglądarka blokuje powiadomienia z tej strony.

# Koniec gry
margin = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
ending-won = Wygrana!
ending-won-by = Wygrana! Przewaga: { $margin }.
ending-shared = Wspólne zwycięstwo: ty i { $names }!
ending-lost = Przegrana.
ending-lost-by = Przegrana. Strata: { $margin }.
ending-placed = Zajmujesz { $rank }. miejsce. Wygrywa { $names }.
ending-placed-by = Zajmujesz { $rank }. miejsce (strata: { $margin }). Wygrywa { $names }.
ending-gave-up = Gra poddana.
ending-other-gave-up = { $name } poddaje się.
ending-other-won = { $name } wygrywa. Przewaga: { $margin }.
ending-solo = { $points ->
    [one] Twój wynik: { $points } punkt.
    [few] Twój wynik: { $points } punkty.
   *[many] Twój wynik: { $points } punktów.
}
ending-other-solo = { $points ->
    [one] { $name } ma { $points } punkt.
    [few] { $name } ma { $points } punkty.
   *[many] { $name } ma { $points } punktów.
}
tab-result = Wynik
title-rematch = ● Rewanż? – { $name }
rematch-offered = { $name } proponuje rewanż.
rematch-accept = Gram!

# Dołączanie
lobby-invited = { $name } trzyma dla ciebie miejsce.
join-name = Jak mamy do ciebie mówić?
join-sit = Siadam
name-suggestions = Wydra, Borsuk, Czapla, Lis, Jeż, Sroka, Bóbr, Kos, Wiewiórka, Sowa, Zając, Foka, Jaskółka, Ryś, Sokół, Kret
arrived = { $count ->
    [one] { $names } siada do stołu.
   *[other] { $names } siadają do stołu.
}

# Oglądanie
watching-you = Oglądasz tę grę
peek-why = Niektórych rzeczy nie widzisz. Gracz może ci je pokazać.
peek-request = Poproś: { $name }
peek-asked = Wysłano prośbę: { $name }.
peek-given = Widzisz to, co widzi { $name }.

plain-drawing = Stół po { $n ->
    [one] jednym ruchu
   *[other] { $n } ruchach
}
plain-move = Ruch
plain-make = Zagraj
plain-moves = { $count ->
    [one] Możliwy jest jeden ruch.
    [few] Możliwe są { $count } ruchy.
   *[many] Możliwych jest { $count } ruchów.
}
plain-more = { $count ->
    [one] i jeszcze jeden; wpisz fragment, żeby go znaleźć
   *[other] i jeszcze { $count }; wpisz fragment, żeby je znaleźć
}

# Nauka
first-game = Gra z samouczkiem
first-game-what = Tak nauczysz się najszybciej: kilka minut prawdziwej gry, ze wskazówkami na każdym kroku.
rules-none = Zasad tej gry jeszcze tu nie ma.
rules-search = Szukaj w zasadach
rules-hits = { $count ->
    [0] nic nie znaleziono
   *[other] { $at } z { $count }
}
rules-previous = Poprzedni wynik
rules-next = Następny wynik
rules-contents = Spis treści
rules-cited = Ostatnio wskazana zasada:
offline = Jesteś offline.
offline-server = Serwer nie odpowiada.
offline-works = Gry na tym urządzeniu i zasady nadal działają. Reszta wymaga serwera.
offline-waits = Do gry potrzebne jest połączenie. Gdy wróci, strona sama się odświeży.
offline-play = Graj offline

# Ranking
leaderboard-game = Gra
leaderboard-seats = Liczba graczy
leaderboard-rating = Ranking
leaderboard-games = Gry
leaderboard-none = Nikt jeszcze nie ukończył takiej gry rankingowej. Przetrzyj szlak!
leaderboard-how = O kolejności decyduje dolna granica rankingu. Im więcej gier, tym mniejsze „±” i tym wyższe miejsce.
leaderboard-guest = Nie ma cię jeszcze na liście: zagraj trzy gry rankingowe i załóż konto.
solo-guest = Nie ma cię jeszcze na liście: najpierw załóż konto.
leaderboard-top = Na górę
leaderboard-next = Następna strona

# Solo
solo-best = Twój rekord: { $best }.
solo-is-best = Nowy rekord życiowy!
solo-mean = { $games ->
    [one] Twoja ostatnia gra: { $mean }.
   *[other] Średnia z { $games } ostatnich gier: { $mean }.
}
solo-uncounted = Ta gra nie liczy się do rekordu, bo została poddana, pomagał w niej bot albo była nierankingowa.
solo-best-column = Rekord
solo-mean-column = Średnia
solo-none = Nikt z kontem nie ukończył jeszcze takiej gry solo. Przetrzyj szlak!
solo-how = Rekord to najwyższy wynik w jednej grze, a średnia jest z dziesięciu ostatnich gier. Gry poddane i z pomocą bota się nie liczą.

# Strona osoby
person-none = Nie ma takiego gracza
person-change = Edytuj
person-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
person-wins = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
   *[many] { $count } wygranych
}
person-streak = Najdłuższa seria wygranych: { $longest }; obecna: { $now }.
person-ratings = Rankingi
person-statistics = Gry i wygrane
person-against = Przeciwnicy
person-people = ludzie
person-alone = solo
person-won = Wygrane
person-par = Średnio { $mean ->
    [0] dokładnie norma
    [one] { $mean } punkt poniżej normy
    [few] { $mean } punkty poniżej normy
   *[many] { $mean } punktów poniżej normy
  } w { $games ->
    [one] { $games } grze
   *[other] { $games } grach
  }; najlepszy wynik: { $best ->
    [0] norma
   *[other] { $best } poniżej normy
  }.
person-par-once = { $best ->
    [0] Norma w jednej grze.
    [one] { $best } punkt poniżej normy w jednej grze.
    [few] { $best } punkty poniżej normy w jednej grze.
   *[many] { $best } punktów poniżej normy w jednej grze.
}
person-par-what = Norma to najlepszy wynik znaleziony po grze dla tych samych kości albo kart.
rating-how = Wszyscy zaczynają od 1500. Gracz, który ma 400 punktów więcej, wygrywa dziesięć gier na jedenaście. „±” mówi, na ile pewny jest ranking. Gra się liczy, jeśli każdy wykonał co najmniej pięć ruchów. Im częściej w ciągu tygodnia grasz z tym samym przeciwnikiem, tym mniej każda gra zmienia ranking.
history = Zakończone gry
history-none = Nie ma jeszcze zakończonych gier.
history-opponent = Przeciwnik
history-all = Wszyscy
history-more = Więcej gier
history-from-device = rozegrana na urządzeniu
keep-game = Zapisz w historii
keep-game-done = Zapisano w twoich zakończonych grach. Ta gra nie liczy się do rankingu.
outcome-won = wygrana
outcome-shared = wspólna wygrana
outcome-lost = przegrana
outcome-alone = solo

# Ty
now-saved = Zapisano.
save = Zapisz
me-name = Twój nick
me-name-why = Ten nick widzą inni gracze.
me-name-device = Twój nick przy stole.
me-device = Twój nick, ustawienia i gry są zapisane tylko w tej przeglądarce.
me-page = Twój profil publiczny
me-ratings = Twoje rankingi
me-rating-games = { $count ->
    [one] { $count } gra (graczy: { $seats })
    [few] { $count } gry (graczy: { $seats })
   *[many] { $count } gier (graczy: { $seats })
}
me-solo-games = { $count ->
    [one] { $count } gra solo
    [few] { $count } gry solo
   *[many] { $count } gier solo
}
account = Konto
account-is = Zalogowano jako { $name }.
account-make = Załóż konto
account-why = Możesz grać bez konta. Z kontem masz swoje gry na każdym urządzeniu.
account-made = Konto gotowe. Możesz się teraz logować na każdym urządzeniu.
account-name = Nazwa użytkownika
password = Hasło
password-old = Obecne hasło
password-new = Nowe hasło
password-change = Zmień hasło
password-changed = Hasło zmienione. Inne przeglądarki zostały wylogowane.
sign-in = Zaloguj się
sign-in-why = Masz już konto? Gry rozegrane tutaj jako gość nie zostaną do niego dodane.
signed-in = Witaj ponownie, { $name }.
sign-out = Wyloguj się
sign-out-everywhere = Wyloguj się wszędzie
tokens = Twoje boty
tokens-why = Dzięki tokenowi twój program może grać pod twoim nickiem. Nic więcej zrobić nie może.
tokens-once = Ten token zobaczysz tylko raz. Przechowuj go jak hasło.
tokens-copy = Kopiuj token
tokens-seen = ostatnio użyty { $when }
tokens-revoke = Unieważnij
tokens-label = Do czego służy?
tokens-make = Utwórz token
kept = Twoje dane
kept-what = Twój nick, gry, wiadomości z czatu, znajomi, rankingi i ustawienia powiadomień. Nic więcej. Nikomu tego nie przekazujemy.
kept-export = Pobierz moje dane
kept-delete = Usuń moje dane
kept-delete-sure = Odejdziesz od wszystkich stołów, a twoje dane zostaną usunięte. Zakończone gry pozostaną, ale bez twojego nicku. Tego nie da się cofnąć.

# Powtórki i zapisy
replay-cannot = Tej gry nie da się pokazać
replay-controls = Odtwarzanie
replay-at = Ruch { $at } z { $last }
replay-slider = Moment gry
replay-start = Na początek
replay-previous = Wstecz
replay-play = Odtwórz
replay-pause = Pauza
replay-next = Dalej
replay-end = Na koniec
replay-viewpoint = Oglądaj jako
replay-share = Link do tej pozycji
replay-download = Pobierz
spectator = Widz
seat-number = Miejsce { $seat }
open-record-what = Zapis gry (.jsonl) to plik z zakończoną albo trwającą grą. Sprawdzimy go wiersz po wierszu, a potem pokażemy.
open-record-drop = Upuść tu plik z zapisem albo go wybierz.
choose-file = Wybierz plik
open-record-anyway = Pokaż mimo to
fair-title = Czy losowanie było uczciwe?
fair-how = Przed grą serwer ustalił tajne ziarno i podał jego skrót. Wszystkie rzuty i rozdania wynikają z tego ziarna, które teraz widzisz. Sprawdź to tutaj albo poleceniem „tavolino verify” na własnym komputerze.
fair-fingerprint = Skrót podany na początku
fair-secret = Tajne ziarno
fair-check = Sprawdź
fair-fits = Sprawdzono w przeglądarce: skrót pasuje do ziarna.
fair-not-fits = Sprawdzono w przeglądarce: skrót nie pasuje do ziarna!
fair-unclaimed = Nie ma dowodu, że losowanie było uczciwe.
fairness-fair = Wszystko w porządku: ruchy są dozwolone, wynik się zgadza, a wszystkie rzuty i rozdania wynikają z ziarna.
fairness-unfair = Rzuty i rozdania nie wynikają z tajnego ziarna.
fairness-open = Wszystkie ruchy są dozwolone. Gra jeszcze trwa, więc ziarno pozostaje tajne.
fairness-unclaimed = Wszystkie ruchy są dozwolone, a wynik się zgadza. Nie ma dowodu, że losowanie było uczciwe.
fairness-unknown = Nie udało się odczytać pliku na tyle, żeby go sprawdzić.
fault-line = Wiersz { $line }: { $text }

friends = Znajomi
friends-why = Wyślij swój link osobom, które znasz. Gdy przyjmą zaproszenie, będziecie widzieć, kto jest online, i zapraszać się do gry.
friend-link = Twój link dla znajomych
friend-link-make = Utwórz link dla znajomych
friend-link-new = Utwórz nowy link
friend-link-revoke = Wyłącz link
friend-here = online
friend-away = offline
friend-playing = w grze: { $game }
friend-watch = Oglądaj
friend-play = Zagrajcie razem
friend-what = W co zagracie, ty i { $name }?
friend-invite = Zaproś: { $name }
friend-invited = Wysłano zaproszenie: { $name }
friend-remove = Usuń: { $name }
friend-remove-sure = Znikniecie ze swoich list znajomych. Druga osoba nie dostanie powiadomienia.
friend-remove-yes = Usuń
friend-offer = { $name } zaprasza cię do znajomych
friend-offer-why = Znajomi widzą, kto jest online, i mogą zapraszać się do gry. Każde z was może to w każdej chwili zakończyć.
friend-accept = Przyjmij
friend-made = Ty i { $name } jesteście znajomymi
friend-own = To twój własny link dla znajomych
friend-own-why = Wyślij go komuś, z kim lubisz grać.
friend-none = Nie ma takiego linku dla znajomych
invitations = Zaproszenia
invitation = { $name } zaprasza cię do gry: { $game }.
invitation-accept = Dołącz
invitation-decline = Nie teraz

# Kilka osób przy jednym ekranie
curtain-pass = Przekaż urządzenie: { $name }
curtain-who = Kto ma urządzenie?
curtain-take = To ja, { $name }
curtain-why = Do tej chwili wszystko, co tajne, jest zasłonięte.

puzzles = Zadania

print-button = Drukuj
print-title = Drukuj: { $game }
print-what = Co wydrukować
print-paper = Papier
print-ink = Wydruk
print-ink-colour = Kolorowy
print-ink-patterns = Czarno-biały, ze wzorami
print-copies = Liczba kopii (po jednej na gracza)
print-get = Pobierz PDF
print-making = Przygotowujemy plik…
print-scale = Drukuj w skali 100%, bez opcji „dopasuj do strony”.
new-table-title = Nowy stół

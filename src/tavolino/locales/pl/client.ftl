# Strony w przeglądarce

# Wszędzie
nav = Strony
skip = Do treści
loading = Chwileczkę
learn = Nauka
best = Najlepsi
me = Ty
settings = Ustawienia
language = Język
look = Wygląd
look-auto = Jak urządzenie
look-light = Jasny
look-dark = Ciemny
pace = Ruchy innych
pace-0 = Od razu
pace-350 = Szybkie
pace-700 = Spokojne
pace-1500 = Powolne
sound = Dźwięki
marks = Wyraźniejsze znaki na kolorach
more = Więcej
close = Zamknij
cancel = Anuluj
dismiss = Odrzuć
copied = Skopiowano.
cannot-copy = Przeglądarka nie pozwala nam kopiować; zaznacz tekst i skopiuj go ręcznie.
try-again = Spróbuj ponownie
to-the-games = Do gier
notices = Komunikaty
see-rule = Reguła { $rule }
server-away-title = Serwer nie odpowiada
server-away = Serwer jest teraz nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
nowhere-title = Tu nic nie ma
nowhere = Ten adres donikąd nie prowadzi; może zgubiła się jakaś litera.
notice = Nieoficjalne i bezpłatne. Nazwy gier należą do ich właścicieli, którzy nie mają nic wspólnego z tą stroną. Żadnego śledzenia, żadnych reklam.

# Gry
games = Gry
minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
players = { $least ->
    [one] od 1 do { $most } graczy
   *[other] od { $least } do { $most } graczy
}
bot-random = Roztargniony bot
bot-greedy = Łapczywy bot
bot-heuristic = Doświadczony bot
bot-planner = Przewidujący bot
bot-endgame = Bot od końcówek
bot-learner = Początkujący bot
bot-casual = Niedzielny bot
bot-strong = Silny bot
bot-master = Mistrzowski bot
level-learner = Początkujący
level-casual = Niedzielny
level-strong = Silny
level-master = Mistrz

# Strona główna
home-title = Siadaj i graj
home-lead = Sprytne gry stołowe ze znajomymi albo z botami. Nic do instalowania, żadnej rejestracji.
home-lead-device = Sprytne gry stołowe z botami albo wspólnie przy jednym ekranie: wszystko dzieje się na tym urządzeniu.
play-now = Graj teraz
quick-match = Znajdź przeciwnika
quick-match-title = { $game }: szukamy przeciwnika
quick-match-looking = Szukamy kogoś do gry…
quick-match-bot-in = Za { $seconds } s: { $bot }
quick-match-bot = Jeśli nikt nie przyjdzie, zagra bot
quick-match-note = Gra zaczyna się, gdy spotkają się dwie osoby. Każdy może oglądać.
quick-match-stop = Przestań szukać
invite = Zaproś
set-up = Opcje
on-device = Gra z botami na tym urządzeniu
on-device-help = Działa bez sieci. Nikt inny nie może dołączyć i nic nie liczy się do rankingu. Najsilniejszy bot wymaga serwera.
join-code = Masz kod?
join = Dołącz
my-running = Twoje gry
my-finished = Twoje skończone gry
continue-your-turn = Graj dalej – twój ruch
continue-all = { $count ->
    [one] Pokaż swoją grę
    [few] Pokaż wszystkie { $count } gry
   *[many] Pokaż wszystkie { $count } gier
}
dismiss-game = Usuń { $game } z listy
dismissed = { $game } – już nie ma na twojej liście.
put-back = Przywróć
watch-tables = Obejrzyj grę
table-watch = oglądaj
open-tables = Otwarte stoły
open-none = Teraz nie ma otwartych stołów. Otwórz stół w „Opcjach” i wpuść wszystkich.
with-bots = z botami
table-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
table-playing = trwa
table-over = skończona
learn-games = Poznaj gry
referee-link = Sędzia przy prawdziwym stole
best-players = Najlepsi gracze
open-record = Otwórz zapis

# Otwieranie stołu
set-up-title = { $game }: twój stół
set-up-seats = Miejsca
set-up-who = Kto gra
set-up-you = Ty
set-up-free = Wolne
set-up-bot = Bot
set-up-here = Ktoś przy tym ekranie
set-up-here-name = Imię gracza na miejscu { $seat }
set-up-here-note = Gracie na jednym urządzeniu. Między ruchami zakryte jest to, co może widzieć tylko jedna osoba.
set-up-level = Jak dobrze grają boty
set-up-first-you = Ty, na miejscu 1
set-up-first-bot = Bot na miejscu { $seat }
set-up-first-free = Kto zajmie miejsce { $seat }
set-up-first-here = { $name } na miejscu { $seat }
set-up-rules = Reguły tej gry
set-up-more = Więcej opcji
set-up-name = Nazwa stołu
set-up-open = Otwórz stół
set-up-from-game = Z twojej skończonej gry
set-up-from-record = Z pliku zapisu
set-up-given = Jak w linku
set-up-which-game = Która gra
set-up-record-file = Zapis
set-up-no-game = Nie masz skończonej gry, od której można by zacząć.
set-up-record-leads-nowhere = W tym zapisie nie ma nic, od czego można by zacząć.

# Stół
table-opening = Otwieranie stołu
table-closed-title = Ten stół nie jest dla ciebie otwarty
table-cleared = Wszyscy odeszli, więc stół uprzątnięto.
code-title = Kod { $code }
code-hint = Kod ma sześć liter i cyfr i działa do początku gry.
somebody = Ktoś
free-seat = Wolne miejsce
player-number = Gracz { $number }
board = Plansza
now = Co można teraz zrobić
side = Gracze, przebieg i czat
title-your-turn = ● Twoja kolej – { $name }
connection-offline = Brak połączenia. Gra czeka i potoczy się dalej, gdy wrócisz
connection-reconnecting = Połączenie się zerwało. Łączenie ponownie
your-turn = Twoja kolej.
your-turn-named = { $name }, twoja kolej.
task-named = { $name } – { $task }
sending = Twój ruch jest w drodze.
bot-for-you = Gra za ciebie bot.
bots-turn = { $names } { $count ->
    [one] myśli.
   *[other] myślą.
}
others-turn = Kolej na: { $names }.
winners = { $count ->
    [one] Wygrywa { $names }.
   *[other] Zwycięstwo dzielą: { $names }.
}
looking-back = Oglądasz pozycję po wpisie { $n }.
back-to-now = Wróć do teraz
skip-ahead = Przewiń
game-started = Gra się zaczyna.

lobby-seats = Miejsca
lobby-invite = Zaproś innych
lobby-free = { $count ->
    [one] Jedno miejsce jest jeszcze wolne. Zaproś kogoś albo posadź bota.
    [few] { $count } miejsca są jeszcze wolne. Zaproś innych albo posadź boty.
   *[many] { $count } miejsc jest jeszcze wolnych. Zaproś innych albo posadź boty.
}
lobby-you = Wszystkie miejsca są zajęte. Daj znak, że możesz grać.
lobby-others = { $count ->
    [one] Czekamy na gotowość jednego gracza.
   *[other] Czekamy na gotowość { $count } graczy.
}
sit = Usiądź tutaj
sit-too = Usiądź też tutaj
stand = Wstań
stand-other = Zwolnij to miejsce
is-ready = gotowość
not-ready = jeszcze bez gotowości
ready = Możemy grać
unready = Zaraz, jeszcze nie
seat-a-bot = Bot na miejsce { $seat }
bot-add = Dodaj bota
bot-away = Bez bota
fill-bots = { $count ->
    [one] Posadź bota na wolnym miejscu
    [few] Posadź boty na { $count } miejscach
   *[many] Posadź boty na { $count } miejscach
}

seat-rank = lokata { $rank }
seat-resigned = poddane
seat-stand-in = zastępuje bot
seat-bot = bot
seat-thinking = myśli
seat-you = ty
seat-you-due = twoja kolej
seat-here = przy tym ekranie
seat-due = ma ruch
seat-waiting = czeka
seat-offline = bez połączenia
seat-holiday = na urlopie do { $day }
take-over-other = { $name }: niech zagra bot
watching = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
   *[many] Ogląda { $count } osób
}

tab-log = Przebieg
tab-chat = Czat
tab-text = Słowami
text-none = Ta plansza nie ma jeszcze słów.
log-empty = Nic się jeszcze nie wydarzyło.
log-line = { $who }: { $what }.
log-event = { $what }.
log-by-clock = Zegar
log-undo = cofa wszystko od wpisu { $n }
log-resigned = poddaje się
log-time = przegrywa na czas
log-look = Zobacz pozycję po wpisie { $n } ({ $time })
chat = Czat
chat-message = Powiedz coś
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie powiedział.
chat-off = Przy tym stole się nie rozmawia.
chat-mute = Wycisz
emotes = Reakcje
emote-hello = Cześć!
emote-thumbs-up = Dobry ruch!
emote-well-played = Brawo, świetna gra!
emote-thinking = Niech pomyślę…
emote-oops = Ups!
emote-laughing = Haha!
emote-hurry = Szybciej!
emote-thanks = Dzięki!
emote-sent = { $name } mówi: { $text }

hint = Podpowiedź
hint-move = Na twoim miejscu silny bot { $move }.
hint-uncounted = Gra nie liczy się już do rankingu.
bot-thinks = Bot się zastanawia…
requests-ahead = { $ahead ->
    [one] Jeszcze { $ahead } prośba przed tobą…
    [few] Jeszcze { $ahead } prośby przed tobą…
   *[many] Jeszcze { $ahead } próśb przed tobą…
}
undo = Cofnij
undo-asked = { $name } prosi o cofnięcie wszystkiego od wpisu { $n }.
undo-waiting = { $count ->
    [one] Prośba o cofnięcie; zgodzić się musi jeszcze jedna osoba.
    [few] Prośba o cofnięcie; zgodzić się muszą jeszcze { $count } osoby.
   *[many] Prośba o cofnięcie; zgodzić się musi jeszcze { $count } osób.
}
peek-requested = { $name } chce zaglądać ci przez ramię.
allow = Pozwól
decline = Odmów
share = Udostępnij
share-link = Link do tego stołu
share-copy = Kopiuj link
share-code = Kod:
share-qr = Kod QR z linkiem do tego stołu
daily-back = Wróć do wyzwania
share-send = Wyślij
sound-on = Włącz dźwięki
sound-off = Wyłącz dźwięki
full-screen = Pełny ekran
cannot-full-screen = Przeglądarka nie pozwala na pełny ekran.
rules = Reguły
take-over-me = Niech bot zagra za mnie
come-back = Przejmij od bota
leave-table = Odejdź od stołu
leave-sure = Dalej zagra za ciebie bot. Możesz wrócić, dopóki gra trwa.
resign = Poddaj się
resign-sure = Twoja lokata będzie ostatnia, cokolwiek się stanie. Tego nie można cofnąć.
rematch = Zagraj jeszcze raz
to-rematch = Do następnej gry
replay = Obejrzyj ponownie
result = Wynik
ranking-rank = Lokata
name = Nazwa
points = Punkty
download-record = Pobierz zapis
fair-hash = Uczciwe rozdanie: przed pierwszą kartą ustalono ten odcisk sekretu rozdającego:
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
    [one] Pytanie wysłane; za sekundę zagra bot
    [few] Pytanie wysłane; za { $seconds } sekundy zagra bot
   *[many] Pytanie wysłane; za { $seconds } sekund zagra bot
}
absence-left = { $name } odchodzi od stołu. Dalej gra bot.
absence-absent = { $by } zleca botowi grę za miejsce: { $name }.
absence-asked = { $name } oddaje grę botowi.
absence-time = { $name }: czas minął. Dalej gra bot.
absence-back = { $name } wraca do gry.
notify = Powiadom mnie, gdy przyjdzie moja kolej
notify-forbidden = Twoja przeglądarka nie zezwala tej stronie na powiadomienia.

# Koniec gry
ending-won = Wygrywasz!
ending-won-by = Wygrywasz o { $margin }!
ending-shared = Dzielisz zwycięstwo: { $names }!
ending-lost = Przegrywasz.
ending-lost-by = Przegrywasz o { $margin }.
ending-placed = Zajmujesz miejsce { $rank }. Wygrana: { $names }.
ending-placed-by = Zajmujesz miejsce { $rank }, strata do zwycięzcy ({ $names }): { $margin }.
ending-gave-up = Poddajesz grę.
ending-other-gave-up = { $name } poddaje grę.
ending-other-won = { $name } wygrywa o { $margin }.
ending-solo = { $points ->
    [one] Masz { $points } punkt.
    [few] Masz { $points } punkty.
   *[many] Masz { $points } punktów.
}
ending-other-solo = { $points ->
    [one] { $name } ma { $points } punkt.
    [few] { $name } ma { $points } punkty.
   *[many] { $name } ma { $points } punktów.
}
tab-result = Punkty
title-rematch = ● Jeszcze raz? – { $name }
rematch-offered = { $name } chce zagrać jeszcze raz.
rematch-accept = Gram

# Dołączanie
lobby-invited = { $name } trzyma dla ciebie miejsce.
join-name = Jak mamy do ciebie mówić?
join-sit = Siadam
name-suggestions = Wydra, Borsuk, Czapla, Lis, Jeż, Sroka, Bóbr, Kos, Wiewiórka, Sowa, Zając, Foka, Jaskółka, Ryś, Sokół, Kret
arrived = { $count ->
    [one] { $names } siada do stołu.
    [few] { $names } siadają do stołu.
   *[many] { $names } siadają do stołu.
}

# Oglądanie
watching-you = Oglądasz tę grę
peek-why = Część rzeczy jest przed tobą ukryta. Gracze mogą ci pokazać, co widzą.
peek-request = Zapytaj: { $name }
peek-asked = { $name } – pytanie wysłane.
peek-given = Widzisz to, co widzi { $name }.

plain-drawing = Rysunek stołu po { $n ->
    [one] jednym wpisie
   *[other] { $n } wpisach
}
plain-move = Ruch
plain-make = Wykonaj
plain-moves = { $count ->
    [one] Możliwy jest jeden ruch.
    [few] Możliwe są { $count } ruchy.
   *[many] Możliwych jest { $count } ruchów.
}
plain-more = { $count ->
    [one] i jeszcze jeden; pisz, aby go znaleźć
   *[other] i jeszcze { $count }; pisz, aby je znaleźć
}

# Nauka
first-game = Pierwsza gra z przewodnikiem
first-game-what = Tak nauczysz się najszybciej: kilka minut przy prawdziwym stole, z kimś u boku.
rules-none = Reguł tej gry jeszcze tu nie spisano.
rules-search = Szukaj w regułach
rules-hits = { $count ->
    [0] nic nie znaleziono
   *[other] { $at } z { $count }
}
rules-previous = Poprzednie trafienie
rules-next = Następne trafienie
rules-contents = Spis treści
rules-cited = Ostatnio przywołana:
offline = Brak połączenia.
offline-server = Serwer teraz nie odpowiada.
offline-works = Gry na tym urządzeniu i zasady działają mimo to; cała reszta czeka na serwer.
offline-waits = Gry potrzebują połączenia; gdy wróci, ta strona znów ożyje.
offline-play = Gra bez sieci

# Ranking
leaderboard-game = Gra
leaderboard-seats = Gracze
leaderboard-rating = Ranking
leaderboard-games = Gry
leaderboard-none = Nikt jeszcze nie skończył rankingowej gry tego rodzaju. Możesz być na początku listy.
leaderboard-how = O miejscu decyduje to, ile ranking na pewno wynosi co najmniej: po kilku grach jest niepewny, a „±” mówi, jak bardzo.
leaderboard-guest = Twój wiersz nie ma jeszcze miejsca: potrzeba trzech gier rankingowych i konta.
solo-guest = Twój wiersz nie ma jeszcze miejsca: do tego potrzebne jest konto.
leaderboard-top = Na górę
leaderboard-next = Następna strona

# W pojedynkę
solo-best = Twój rekord: { $best }.
solo-is-best = Rekord życiowy!
solo-mean = Średnia twoich ostatnich gier ({ $games }): { $mean }.
solo-uncounted = Ta gra nie liczy się do twojego rekordu: została poddana, pomógł w niej bot albo stół miał się nie liczyć.
solo-best-column = Rekord
solo-mean-column = Średnia
solo-none = Nikt z kontem nie skończył jeszcze takiej gry w pojedynkę. Możesz być na początku listy.
solo-how = Rekord to najwięcej punktów w jednej grze, średnia dotyczy ostatnich dziesięciu gier. Gry poddane i takie, w których pomógł bot, się nie liczą.

# Strona osoby
person-none = Nikogo tu nie ma
person-change = Zmień
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
person-streak = Najdłuższa seria wygranych: { $longest }; teraz: { $now }.
person-ratings = Rankingi
person-statistics = Gry i wygrane
person-against = Przeciw
person-people = ludzie
person-alone = solo
person-won = Wygrane
person-par = Średnio { $mean ->
    [0] tyle, ile się dało
    [one] o { $mean } punkt mniej, niż się dało
    [few] o { $mean } punkty mniej, niż się dało
   *[many] o { $mean } punktów mniej, niż się dało
  } (gier: { $games }); najlepszy wynik: { $best ->
    [0] tyle, ile się dało
   *[other] o { $best } mniej
  }.
person-par-once = { $best ->
    [0] W jednej grze tyle, ile się dało.
    [one] W jednej grze o { $best } punkt mniej, niż się dało.
    [few] W jednej grze o { $best } punkty mniej, niż się dało.
   *[many] W jednej grze o { $best } punktów mniej, niż się dało.
}
person-par-what = Ile się dało: najlepsza gra znaleziona po fakcie dla tych samych kości lub kart.
rating-how = Wszyscy zaczynają od 1500. Kto ma 400 punktów więcej, wygrywa dziesięć gier na jedenaście. „±” mówi, jak pewne to jest.
history = Skończone gry
history-none = Nie ma jeszcze skończonych gier do pokazania.
history-opponent = Przeciwnik
history-all = Wszystko
history-more = Więcej gier
history-from-device = rozegrana na urządzeniu
keep-game = Dodaj do moich skończonych gier
keep-game-done = Ta gra jest teraz wśród twoich skończonych gier. Nie liczy się do rankingu.
outcome-won = wygrana
outcome-shared = wspólna wygrana
outcome-lost = przegrana
outcome-alone = solo

# Ty
now-saved = Zapisano.
save = Zapisz
me-name = Twoja nazwa
me-name-why = Tak widzą cię inni przy stole.
me-name-device = Pod tą nazwą grasz przy stole.
me-device = Twoja nazwa, ustawienia i gry są zapisane tylko w tej przeglądarce.
me-page = Twoja strona publiczna
me-ratings = Jak grasz
me-rating-games = { $count ->
    [one] jedna gra, graczy: { $seats }
    [few] { $count } gry, graczy: { $seats }
   *[many] { $count } gier, graczy: { $seats }
}
me-solo-games = { $count ->
    [one] jedna gra w pojedynkę
    [few] { $count } gry w pojedynkę
   *[many] { $count } gier w pojedynkę
}
account = Twoje konto
account-is = Używasz konta { $name }.
account-make = Załóż konto
account-why = Możesz grać bez niego. Z kontem znajdziesz swoje gry na innym urządzeniu.
account-made = Konto jest założone. Od teraz możesz logować się wszędzie.
account-name = Nazwa do logowania
password = Hasło
password-old = Stare hasło
password-new = Nowe hasło
password-change = Zmień hasło
password-changed = Hasło jest zmienione; wszystkie inne przeglądarki są wylogowane.
sign-in = Zaloguj się
sign-in-why = Jeśli masz już konto. To, co w tej przeglądarce zrobił gość, zostaje przy gościu.
signed-in = Witaj znów, { $name }.
sign-out = Wyloguj się
sign-out-everywhere = Wyloguj się wszędzie
tokens = Twoje własne boty
tokens-why = Z tokenem twój program może grać pod twoją nazwą. Nic innego w twoim imieniu nie zrobi.
tokens-once = Token widać tylko ten jeden raz. Przechowuj go jak hasło.
tokens-copy = Kopiuj token
tokens-seen = ostatnio użyty { $when }
tokens-revoke = Unieważnij
tokens-label = Do czego służy?
tokens-make = Utwórz token
kept = Co o tobie przechowujemy
kept-what = Twoją nazwę, twoje gry, to, co padło od ciebie przy stołach, twoich znajomych, twoje rankingi i to, jak mamy dawać ci znać. Nic więcej i nikt więcej tego nie dostaje.
kept-export = Pobierz wszystko
kept-delete = Usuń wszystko
kept-delete-sure = Odchodzisz od wszystkich stołów, a wszystko o tobie zostaje usunięte. Skończone gry zostają, bez twojej nazwy. Tego nie można cofnąć.

# Oglądanie ponowne, zapisy
replay-cannot = Tej gry nie da się pokazać
replay-controls = Kroki
replay-at = Po { $at } z { $last } wpisów
replay-slider = Miejsce w grze
replay-start = Na początek
replay-previous = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-next = Krok dalej
replay-end = Na koniec
replay-viewpoint = Czyimi oczami
replay-share = Link do tej pozycji
replay-download = Pobierz
spectator = Widz
seat-number = Miejsce { $seat }
open-record-what = Zapis to skończona lub trwająca gra w pliku (.jsonl). Jest sprawdzany wiersz po wierszu, a potem pokazywany.
open-record-drop = Upuść tu zapis albo wybierz plik.
open-record-anyway = Pokaż mimo to
fair-title = Uczciwe rozdanie?
fair-how = Przed grą rozdający ustalił sekret i pokazał jego odcisk. Każde losowanie wynika z sekretu, który jest teraz jawny. Każdy może to sprawdzić: tutaj albo poleceniem „tavolino verify” na własnym komputerze.
fair-fingerprint = Odcisk pokazany na początku
fair-secret = Sekret rozdającego
fair-check = Sprawdź
fair-fits = Przeglądarka to policzyła: odcisk należy do tego sekretu.
fair-not-fits = Przeglądarka to policzyła: odcisk nie należy do tego sekretu!
fair-unclaimed = Nikt nie ręczył za rozdanie w tej grze.
fairness-fair = Wszystko w porządku: każdy ruch jest dozwolony, wynik się zgadza, a każde losowanie wynika z sekretu.
fairness-unfair = Losowania nie wynikają z sekretu rozdającego.
fairness-open = Ruchy są dozwolone. Gra nie jest skończona, więc sekret rozdającego jest jeszcze chroniony.
fairness-unclaimed = Ruchy są dozwolone, a wynik się zgadza. Nikt nie ręczył za rozdanie.
fairness-unknown = Zapisu nie dało się odczytać na tyle, żeby go sprawdzić.
fault-line = Wiersz { $line }: { $text }

friends = Znajomi
friends-why = Wyślij swój link osobom, które znasz. Kto go otworzy i się zgodzi, trafi do twoich znajomych: widzicie, kiedy druga osoba tu jest, i możecie zapraszać się do stołu.
friend-link = Twój link znajomości
friend-link-make = Utwórz link znajomości
friend-link-new = Utwórz nowy link
friend-link-revoke = Wyłącz link
friend-here = jest tutaj
friend-away = poza siecią
friend-playing = gra w { $game }
friend-watch = Oglądaj
friend-play = Zagraj razem
friend-what = W co zagracie, ty i { $name }?
friend-invite = Zaproś: { $name }
friend-invited = Wysłano zaproszenie: { $name }
friend-remove = Usuń ze znajomych: { $name }
friend-remove-sure = Znikniecie z obu list. Druga osoba nie dostanie o tym wiadomości.
friend-remove-yes = Usuń
friend-offer = { $name } zaprasza cię do znajomych
friend-offer-why = Znajomi widzą, kiedy druga osoba tu jest, i mogą zapraszać się do stołu. Każde z was może to zakończyć w dowolnej chwili.
friend-accept = Dodaj do znajomych
friend-made = Ty i { $name } jesteście znajomymi
friend-own = To twój własny link znajomości
friend-own-why = Wyślij go komuś, z kim lubisz grać.
friend-none = Nie ma takiego linku znajomości
invitations = Zaproszenia
invitation = { $name } zaprasza cię do gry: { $game }.
invitation-accept = Dołącz
invitation-decline = Nie teraz

# Kilka osób przy jednym ekranie
curtain-pass = Przekaż urządzenie: { $name }
curtain-who = Kto ma urządzenie?
curtain-take = To ja, { $name }
curtain-why = Do tego czasu wszystko, co tajne, jest zakryte.

puzzles = Zadania

print-button = Drukuj
print-title = Drukuj: { $game }
print-what = Co wydrukować
print-paper = Papier
print-ink = Druk
print-ink-colour = Kolorowy
print-ink-patterns = Czarno-biały, ze wzorami
print-copies = Egzemplarze, po jednym na gracza
print-get = Pobierz PDF
print-making = Plik jest przygotowywany…
print-scale = Drukuj w skali 100%, bez „dopasuj do strony”.
new-table-title = Nowy stół

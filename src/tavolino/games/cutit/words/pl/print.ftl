# Cut it na papierze

print-cutit-cut-out = Wytnij kwadrat wzdłuż przerywanej linii. Kartę wyników połóż przed sobą.
print-cutit-sheet = Arkusz: { $sheet }
print-cutit-points = Punkty
print-cutit-rounds = Rundy
print-cutit-bonus = Premie
print-cutit-puzzle = Układanka
print-cutit-more = więcej niż przedtem
print-cutit-one-cut = jedno cięcie
print-cutit-open = Zagraj na tym arkuszu w aplikacji
print-cutit-tokens = Żetony
print-cutit-tokens-players = Trzech graczy: bez żetonu 1. Dwóch graczy: bez żetonów 5 i 1.

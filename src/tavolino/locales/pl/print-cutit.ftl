# Cut it na papierze

print-cutit-cut-out = Wytnij kwadrat wzdłuż przerywanej linii. Karta wyników zostaje przed tobą.
print-cutit-sheet = Arkusz: { $sheet }
print-cutit-points = Punkty
print-cutit-rounds = Rundy
print-cutit-bonus = Premia
print-cutit-puzzle = Układanka
print-cutit-more = więcej niż przedtem
print-cutit-one-cut = jedno cięcie
print-cutit-open = Zagraj na tym arkuszu w aplikacji
print-cutit-tokens = Żetony
print-cutit-tokens-players = Przy trzech graczach bez 1, przy dwóch bez 5 i 1.

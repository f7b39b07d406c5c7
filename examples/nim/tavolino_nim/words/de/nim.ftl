game-nim = Nim
about-nim = Nimm Hölzer von einem Haufen und lass deinem Gegner keinen guten Zug.

option-nim-heaps = Haufen
option-nim-heaps-3-4-5 = 3, 4 und 5 Hölzer
option-nim-heaps-1-3-5-7 = 1, 3, 5 und 7 Hölzer
option-nim-last = Wer das letzte Holz nimmt
option-nim-last-wins = Gewinnt
option-nim-last-loses = Verliert

refused-notation-nim = „{ $text }“ ist kein Zug. Schreibe einen Haufen und eine Zahl: A1.
refused-ni-2-heap = Haufen { $heap } gibt es nicht. Es sind nur { $most }.
refused-ni-2-nothing = Du musst mindestens ein Holz nehmen.
refused-ni-3-few = Du kannst nicht { $got } von Haufen { $heap } nehmen: { $left ->
    [0] Er ist leer
    [one] Er hat nur ein Holz
   *[other] Er hat nur { $left } Hölzer
}.
cause-nim-cleared = Alle Hölzer sind weg.

nim-sum = { $total ->
    [0] Die Nim-Summe ist 0: Wer dran ist, verliert gegen gutes Spiel.
   *[other] Die Nim-Summe ist { $total }: Wer dran ist, kann gewinnen.
}
nim-winning = { $move } gewinnt.

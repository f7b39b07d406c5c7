# Cut the Rope

reason-rope-pile = Zagrywasz kartę ze swojego stosu; { $left ->
    [0] to była ostatnia
    [one] została jedna
    [few] zostały { $left }
   *[many] zostało { $left }
}.
reason-rope-way = Toruje drogę wierzchniej karcie twojego stosu.
reason-rope-closes = Zabiera miejsce, w którym ktoś inny mógłby zagrać ze swojego stosu.
reason-rope-supply = Odsłania kartę pod spodem w twoim rzędzie uzupełniającym.
reason-rope-last = Z pustą ręką dobierzesz nowe karty.
reason-rope-hand = Pozbywasz się karty i nie pomagasz cudzym stosom.
reason-rope-nothing = W tej sytuacji nikt inny nie zagra ze swojego stosu.
reason-rope-scissors = Zachowujesz nożyczki.
reason-rope-beside = Pasuje do sąsiedniej karty, więc obie zagrasz jedna po drugiej.
reason-rope-free = Nie przykrywa żadnej karty w twoich rzędach uzupełniających.
reason-rope-missed = Tej karty potrzebujesz najmniej.

# Cut the Rope

reason-rope-pile = Pozbywasz się karty z własnego stosu; { $left ->
    [0] to była ostatnia
    [one] została jedna
    [few] zostały { $left }
   *[many] zostało { $left }
}.
reason-rope-way = Robi miejsce dla karty z twojego stosu.
reason-rope-closes = Odbiera miejsce, w które pasowałaby karta z cudzego stosu.
reason-rope-supply = Odsłania kartę leżącą pod nią w twoim zapasie.
reason-rope-last = Z pustą ręką dobierzesz nowe karty.
reason-rope-hand = Pozbywasz się karty, nie robiąc miejsca dla cudzego stosu.
reason-rope-nothing = Przy takich rzędach nikt inny nie zagra ze swojego stosu.
reason-rope-scissors = Twoje nożyczki zostają na ręce.
reason-rope-beside = Leży obok swojej sąsiadki i obie da się zagrać jedna po drugiej.
reason-rope-free = Nie zakrywa żadnej karty twojego zapasu.
reason-rope-missed = Tej karty będzie ci brakować najmniej.

# Cut the Rope

reason-rope-pile = Vous vous défaites d’une carte de votre pile ; { $left ->
    [0] c’était la dernière
    [one] il en reste { $left }
   *[other] il en reste { $left }
}.
reason-rope-way = Cela fait de la place pour la carte de votre pile.
reason-rope-closes = Cela retire une place où entrerait la carte de pile d’un autre.
reason-rope-supply = Cela libère la carte qui est dessous dans votre réserve.
reason-rope-last = La main vide, vous piocherez de nouvelles cartes.
reason-rope-hand = Vous vous défaites d’une carte sans faire de place à la pile d’un autre.
reason-rope-nothing = Telles que sont les rangées, personne d’autre ne peut jouer de sa pile.
reason-rope-scissors = Vos ciseaux restent en main.
reason-rope-beside = Elle se pose près de sa voisine, et les deux pourront se jouer à la suite.
reason-rope-free = Elle ne recouvre aucune carte de votre réserve.
reason-rope-missed = C’est la carte qui vous manquera le moins.

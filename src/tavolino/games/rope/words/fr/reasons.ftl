# Cut the Rope

reason-rope-pile = Vous jouez une carte de votre pile ; { $left ->
    [0] c’était la dernière
    [one] il en reste { $left }
   *[other] il en reste { $left }
}.
reason-rope-way = Cela ouvre la voie à la première carte de votre pile.
reason-rope-closes = Cela bloque un endroit où un autre joueur pourrait jouer une carte de sa pile.
reason-rope-supply = Cela libère la carte précédente de votre rangée de réserve.
reason-rope-last = Une fois votre main vide, vous piochez de nouvelles cartes.
reason-rope-hand = Vous jouez une carte sans aider la pile d’un autre joueur.
reason-rope-nothing = Personne d’autre ne peut alors jouer de carte de sa pile.
reason-rope-scissors = Vous gardez vos ciseaux.
reason-rope-beside = Elle suit sa voisine : vous pourrez jouer les deux à la suite.
reason-rope-free = Elle n’enterre aucune carte de vos rangées de réserve.
reason-rope-missed = C’est la carte dont vous avez le moins besoin.

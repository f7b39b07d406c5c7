# Cut the Rope

reason-rope-pile = It gets rid of a card of your own pile; { $left ->
    [0] that was the last
    [one] one is left
   *[other] { $left } are left
}.
reason-rope-way = It makes room for the card of your own pile.
reason-rope-closes = It takes away a place where another player’s pile card would fit.
reason-rope-supply = It frees the card below it in your supply.
reason-rope-last = With your hand empty you will draw new cards.
reason-rope-hand = It gets rid of a card without making room for another player’s pile card.
reason-rope-nothing = As the rows stand now, nobody else can play from their pile.
reason-rope-scissors = Your scissors stay in your hand.
reason-rope-beside = It lies beside its neighbour, so both can be played one after the other.
reason-rope-free = It buries no card of your supply.
reason-rope-missed = It is the card you will miss least.

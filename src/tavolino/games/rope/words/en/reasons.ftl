# Cut the Rope

reason-rope-pile = It plays a card from your pile; { $left ->
    [0] that was the last one
    [one] one is left
   *[other] { $left } are left
}.
reason-rope-way = It makes way for the top card of your pile.
reason-rope-closes = It takes away a spot where another player could play from their pile.
reason-rope-supply = It frees the card below it in your supply row.
reason-rope-last = With an empty hand, you draw new cards.
reason-rope-hand = It plays a card without helping another player’s pile.
reason-rope-nothing = As it stands, nobody else can play from their pile.
reason-rope-scissors = You keep your scissors.
reason-rope-beside = It follows its neighbour, so you can play both in a row.
reason-rope-free = It does not bury a card in your supply rows.
reason-rope-missed = It is the card you need least.

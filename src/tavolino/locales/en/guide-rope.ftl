# Cut the Rope

guide-rope-welcome = This is your pile, { $count ->
    [one] one card
   *[other] { $count } cards
} high, and only the top one is seen. Whoever is first to have played all cards of the own pile wins.
guide-rope-rows = Everybody plays onto these three rows. They count up from 1 or down from 10, and the frame at the end of each says what fits next.
guide-rope-play = A card of your hand or of your pile fits. Tap it, then the row that lights up, or drag it there.
guide-rope-none = None of your cards fits right now. That happens: then you only lay a card, and hope for better ones.
guide-rope-pile = The card on your pile fits. Play it: the next one is turned up, and your pile is one card smaller.
guide-rope-scissors = Scissors stand for whatever number is due. Keep them for the moment when they bring a card of your pile onto a row.
guide-rope-lay = You may play more cards if some fit. To end your turn, lay one card of your hand onto a supply row here.
guide-rope-draw = After your turn you draw until you hold six cards again. Meanwhile the bot plays.
guide-rope-supply = The last card of each supply row can be played too, so lay cards there that you will need soon. Play what you like and end one more turn.
guide-rope-complete = A row of ten cards is complete and makes room for a new one. Do not help the bot: look at the top card of its pile before you play.

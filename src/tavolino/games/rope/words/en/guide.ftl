# Cut the Rope

guide-rope-welcome = This is your pile of { $count ->
    [one] one card
   *[other] { $count } cards
}. Only the top one is face up. The first player to empty their pile wins.
guide-rope-rows = Everybody plays onto these three rows. They count up from 1 or down from 10. The frame at the end shows what fits next.
guide-rope-play = A card from your hand or your pile fits. Tap it, then the highlighted row, or drag it there.
guide-rope-none = None of your cards fits right now. Just put one on a supply row and hope for better ones.
guide-rope-pile = The top card of your pile fits. Play it: the next card is turned up, and your pile has one card fewer.
guide-rope-scissors = Scissors stand for any number that is needed. Save them for when they help you play from your pile.
guide-rope-lay = Play more cards if they fit. To end your turn, put a card from your hand on a supply row here.
guide-rope-draw = At the end of your turn you draw back up to six cards. Now the bot plays.
guide-rope-supply = You can also play the last card of each supply row, so put cards there that you will need soon. Play on and end another turn.
guide-rope-complete = Ten cards complete a row and make room for a new one. Before you play, check the top card of the bot’s pile: do not help it.

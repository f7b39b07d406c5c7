# The guided first games

guide-step = Step { $at } of { $count }
guide-over = Guide finished
guide-leave = Leave the guide
guide-next = Next
guide-pass = Skip this step
guide-praise = Well done.
guide-end = You know the game now.
guide-stay = Play on
guide-again = Play a new game
guide-rules = Read the rules

# Scalino
guide-scalino-welcome = You and a bot build one pyramid. Green ▲ and yellow ■ are yours, pink ● and blue ◆ the bot's, and the four colours take turns.
guide-scalino-open = The first block covers the star in the middle. Choose a block below the board, then put it on one of the places that light up.
guide-scalino-contact = A block must touch another one of its level, side to side. It is yellow's turn: put a block next to the others.
guide-scalino-apart = Blocks of one colour never touch side to side; corners are fine. Put a block, and try a wrong place first if you like: the table says why not.
guide-scalino-gaps = No gaps: in every line across the board the blocks lie in one unbroken run. Put one more block.
guide-scalino-levels = When level 1 is full, the next one begins on top of it, one ring smaller. Whoever completes a level may place one more block at once.
guide-scalino-look = With these buttons you turn the pyramid or see it from above, as it is in the end: every space you see is then a step in the colour on top.
guide-scalino-rows = Steps of your colour that go up or down into one another make a row. Rows of 1, 2, 3, 4 steps are worth 1, 3, 6, 10 points, so one long row beats many short ones.
guide-scalino-left = These cards show which blocks each colour still has, and its points as of now. Every block left over costs as many points as it has spaces, so place the big ones early.

# Demolition
guide-demolition-welcome = This pyramid is taken apart again, block by block, by you and a bot in turns. A block is worth as many points as it has spaces: 1, 2 or 3.
guide-demolition-take = You may take any block that has nothing on it and at least one free side. Point at a block: if it rises, it is yours to take.
guide-demolition-give = Whatever lay under or behind your block is free for the bot now. Look what a block gives away, then take another one.
guide-demolition-look = Not all blocks can be seen from here. With these buttons you turn the pyramid or see it from above.
guide-demolition-level = Whoever takes the last block of a level may take one more. { $count ->
    [one] On the top level there is one block left
   *[other] On the top level there are { $count } blocks left
}: play on until it is cleared.
guide-demolition-bonus = The top level is cleared. So count the blocks that are left on a level: with the last of them you get two blocks in a row.
guide-demolition-points = These cards show who has taken what. The game ends with the last block, and whoever has most points wins.

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

# Cut it
guide-cutit-welcome = This is your sheet. In nine cuts you make ten snippets of it; then you join them again by the stars that were cut in half.
guide-cutit-dice = The dice say which colours pay. A number pays itself if the snippet has at least that many spaces of the colour, a question mark 1 for every space, a blank nothing.
guide-cutit-corner = Your first snippet begins at a corner. Choose one where colours lie that the dice pay for.
guide-cutit-cut = Cut off a snippet with that corner: drag along a line from edge to edge, or tap where the cut begins and ends. A second cut may go off at a right angle; then choose the part and cut.
guide-cutit-points = { $points ->
    [one] That was one point
   *[other] That was { $points } points
}, noted here on the score sheet. A many-coloured joker counts as the colour that pays most, and black never pays.
guide-cutit-penalty = This round costs 5 points: the snippet was too small or earned nothing. The preview shows that before you cut.
guide-cutit-columns = The two columns pay extra: + for a round that earns more than the one before, ✂ for a snippet cut off with a single cut. Cut the next one.
guide-cutit-size = Every snippet needs at least four spaces and one point, otherwise the round costs 5 points. Small snippets leave more for later: cut once more.
guide-cutit-stars = Look at the stars, too: a cut through a star leaves half of it on both sides. The halves will hold your puzzle together, so every snippet needs some.
guide-cutit-all = { $count ->
    [one] There is one cut left
   *[other] There are { $count } cuts left
}. Cut on; the last one makes two snippets at once, and “Hint” shows you a good cut.
guide-cutit-lay = Now put it together again. Drag a snippet onto the table; it can lie anywhere.
guide-cutit-join = Lay a second one beside it, half a star against half a star of the same colour. Turn it with the button or R; a ring shows that the two are joined.
guide-cutit-done = Join all of them like this, then say that you are done. Alone you have all the time you want, with others three minutes from when all are ready; every snippet left over costs as many points as it has spaces.

# Scalino

guide-scalino-welcome = You and a bot build one pyramid. Green ▲ and yellow ■ are yours, pink ● and blue ◆ the bot's, and the four colours take turns.
guide-scalino-open = The first block covers the star in the middle. Choose a block below the board, then put it on one of the places that light up.
guide-scalino-contact = A block must touch another one of its level, side to side. It is yellow's turn: put a block next to the others.
guide-scalino-apart = Blocks of one colour never touch side to side; corners are fine. Put a block, and try a wrong place first if you like: the table says why not.
guide-scalino-gaps = No gaps: in every line across the board the blocks lie in one unbroken run. Put one more block.
guide-scalino-levels = When level 1 is full, the next one begins on top of it, one ring smaller.
guide-scalino-fill = The game has gone on, and level 1 has one space left: a5. Put a green block there. Whoever completes a level may place one more block at once.
guide-scalino-bonus = Level 1 is complete, and you may place one more green block, on level 2. Put it on b5, beside your step on a5: a step and the next one up are a row. Point at the place, and the board tells what it makes.
guide-scalino-pair = A row of two is worth 3 points, one more than two single steps: each further step counts one more than the step before. Go on, and see the same game much later.
guide-scalino-climb = Much later: your steps on a5 and b5 are a row of two, worth 3 points. Level 3 has one space left: climb on to c5, and the row is worth 6.
guide-scalino-top = One more green block, on level 4: put it on d5, and the row has four steps.
guide-scalino-rows = Steps of your colour that go up or down into one another make a row. Rows of 1, 2, 3, 4 steps are worth 1, 3, 6, 10 points, so one long row beats many short ones. Press a colour's card to see its rows.
guide-scalino-look = With these buttons you turn the pyramid or see it from above, as it is in the end: every space you see is then a step in the colour on top.
guide-scalino-left = The big number is what a colour has made; under its blocks stands how many spaces they still have. In the end each of these costs a point, so place the big blocks early.

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

# Scalino

guide-scalino-welcome = You and a bot build a pyramid together. Green ▲ and yellow ■ are yours, pink ● and blue ◆ are the bot’s. The four colours take turns.
guide-scalino-open = The first block must cover the star. Choose a block below the board, then put it on one of the highlighted places.
guide-scalino-contact = A block must touch another one on its level, side to side. It is yellow’s turn: place a block next to the others.
guide-scalino-apart = Blocks of the same colour may not touch side to side; corners are fine. Place a block. Try a wrong place first if you like: the table tells you why.
guide-scalino-gaps = No gaps: in every row and column, the blocks must form one unbroken line. Place another block.
guide-scalino-levels = When level 1 is full, the next level starts on top, one ring smaller.
guide-scalino-fill = The game has moved on, and level 1 has one space left: a5. Place a green block there. Finish a level, and you may place one more block.
guide-scalino-bonus = Level 1 is complete, and you may place one more green block on level 2. Put it on b5, next to your step on a5: a step and the next one up form a row. Point at the place to see what it scores.
guide-scalino-pair = A row of two is worth 3 points, one more than two single steps. Every further step is worth one more than the step before. Go on to see the same game much later.
guide-scalino-climb = Much later: your steps on a5 and b5 are a row of two, worth 3 points. Level 3 has one space left: climb on to c5, and the row is worth 6.
guide-scalino-top = One more green block, on level 4: put it on d5 for a row of four steps.
guide-scalino-rows = Steps of your colour that lead up or down to each other form a row. Rows of 1, 2, 3, 4 steps are worth 1, 3, 6, 10 points, so one long row beats many short ones. Tap a colour’s panel to see its rows.
guide-scalino-look = Use these buttons to turn the pyramid or see it from above. At the end, every space you see from above is a step in its top colour.
guide-scalino-left = The big number is a colour’s score. Below its blocks you see how many spaces are left. At the end each of them costs a point, so place big blocks early.

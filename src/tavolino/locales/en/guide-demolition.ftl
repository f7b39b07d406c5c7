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

# Demolition

guide-demolition-welcome = You and a bot take this pyramid apart, block by block. A block is worth as many points as it has spaces: 1, 2 or 3.
guide-demolition-take = You can take any block with nothing on top and at least one free side. Point at a block: if it lifts, you can take it.
guide-demolition-give = What was under or behind your block is now free for the bot. Check what a block sets free, then take another.
guide-demolition-look = You cannot see all the blocks from here. Use these buttons to turn the pyramid or switch to the top view.
guide-demolition-level = Take the last block of a level, and you may take one more. { $count ->
    [one] The top level has one block left
   *[other] The top level has { $count } blocks left
}: play on until it is cleared.
guide-demolition-bonus = The top level is gone. Count the blocks left on a level: whoever takes the last one gets two in a row.
guide-demolition-points = These panels show who has taken what. The game ends with the last block. The player with the most points wins.

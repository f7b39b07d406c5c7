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

# Cut it

guide-cutit-welcome = This is your sheet. In nine cuts you make ten snippets of it; then you join them again by the stars that were cut in half.
guide-cutit-dice = The dice say which colours pay. Two green spaces earn the 2, three yellow ones the 3, the question mark pays 1 for each pink space, and the blank pays nothing for blue.
guide-cutit-corner = Your first snippet begins at a corner. Choose one where colours lie that the dice pay for.
guide-cutit-cut = Cut off a snippet with that corner: drag along a line from edge to edge, or tap where the cut begins and ends. A second cut may go off at a right angle; then choose the part and cut.
guide-cutit-points = { $points ->
    [one] That was { $points } point
   *[other] That was { $points } points
}, noted here on the score sheet. A many-coloured joker counts as the colour that pays most, and black never pays.
guide-cutit-penalty = This round costs 5 points: the snippet was too small or earned nothing. The preview shows that before you cut.
guide-cutit-columns = The two columns pay extra: + for a round that earns more than the one before, ✂ for a snippet cut off with a single cut. Cut the next one.
guide-cutit-joker = Look at the new dice: green pays 4, but only for four green spaces. A many-coloured joker counts as a missing one, so look for green beside a joker.
guide-cutit-size = Every snippet needs at least four spaces and one point, otherwise the round costs 5 points. Small snippets leave more for later: cut once more.
guide-cutit-stars = Look at the stars, too: a cut through a star leaves half of it on both sides. The halves will hold your puzzle together, so every snippet needs some.
guide-cutit-all = { $count ->
    [one] There is one cut left
   *[other] There are { $count } cuts left
}. Cut on; the last one makes two snippets at once, and “Hint” shows you a good cut.
guide-cutit-lay = Now put it together again. Drag a snippet onto the mat in the middle.
guide-cutit-join = Lay a second one beside it, half a star against half a star of the same colour. Turn it with the button or R; a ring shows that the two are joined.
guide-cutit-done = Join all of them like this, then say that you are done. Alone you have all the time you want, with others three minutes from when all are ready; every snippet left over costs as many points as it has spaces.

# Cut it

guide-cutit-welcome = This is your sheet. With nine cuts you turn it into ten snippets. Then you join them back together by the stars you cut in half.
guide-cutit-dice = The dice show which colours score. With two green spaces you score 2, with three yellow ones 3. The question mark scores 1 for each pink space. The blank scores nothing for blue.
guide-cutit-corner = Your first snippet must include a corner. Pick one near colours that score.
guide-cutit-cut = Cut off a snippet with that corner: drag along a line from edge to edge, or tap where the cut starts and ends. You can add a second cut at a right angle. Then choose the part and cut.
guide-cutit-points = { $points ->
    [one] You scored { $points } point
   *[other] You scored { $points } points
}, shown here on your score sheet. A joker counts as the colour that scores the most. Black never scores.
guide-cutit-penalty = This round costs 5 points: your snippet was too small or scored nothing. The preview shows this before you cut.
guide-cutit-columns = These two columns are your bonus: + for more points than last round, ✂ for a single cut. Cut the next snippet.
guide-cutit-joker = Look at the new dice: green scores 4, but only for four green spaces. A joker can be one of them, so look for green next to a joker.
guide-cutit-size = Every snippet needs at least four spaces and one point, or the round costs 5 points. Small snippets leave more paper for later. Cut again.
guide-cutit-stars = Watch the stars, too: cut through one, and each side keeps half. These halves hold your puzzle together, so every snippet needs some.
guide-cutit-all = { $count ->
    [one] One cut left
   *[other] { $count } cuts left
}. Keep cutting: the last cut makes two snippets at once. “Hint” shows you a good cut.
guide-cutit-lay = Now put it back together. Drag a snippet onto the mat in the middle.
guide-cutit-join = Put another one next to it, half-star to half-star in the same colour. Turn it with the button or R. A ring shows that they are joined.
guide-cutit-done = Join all your snippets like this, then press “I’m done”. Alone you have all the time you want; with others, three minutes. Every snippet left over costs as many points as it has spaces.

game-nim = Nim
about-nim = Take matches from one heap at a time, and leave the other no good choice.

option-nim-heaps = Heaps
option-nim-heaps-3-4-5 = 3, 4 and 5 matches
option-nim-heaps-1-3-5-7 = 1, 3, 5 and 7 matches
option-nim-last = Who takes the last match
option-nim-last-wins = Wins
option-nim-last-loses = Loses

refused-notation-nim = “{ $text }” is not a move; write a heap and a number: A1.
refused-ni-2-heap = There is no heap { $heap }; there are { $most }.
refused-ni-2-nothing = You must take at least one match.
refused-ni-3-few = You cannot take { $got } from heap { $heap }; { $left ->
    [0] it is empty
    [one] it has one match
   *[other] it has { $left } matches
}.
cause-nim-cleared = The last match is taken.

nim-sum = { $total ->
    [0] The nim-sum is 0: whoever is on turn loses against good play.
   *[other] The nim-sum is { $total }: whoever is on turn can win.
}
nim-winning = { $move } wins.

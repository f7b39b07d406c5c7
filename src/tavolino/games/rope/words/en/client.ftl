# Cut the Rope in the browser

rope-own-cards = Your cards
rope-draw-pile = Draw
rope-discard-pile = Discard
rope-in-pile = { $count ->
    [one] { $count } card in your pile
   *[other] { $count } cards in your pile
}
rope-no-hand = Your hand is empty. You draw six at the end of your turn.
rope-pile = Your pile
rope-hand = Your hand
rope-supply = Your supply
rope-supply-ends = Put a card here to end your turn
rope-end-turn = End turn
rope-ending = Your turn is about to end. Press Enter to confirm, Escape to go back.
rope-take-back = Undo
rope-hand-count = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}

# The board in words
rope-card = { $card ->
    [S] scissors
   *[other] { $card }
}
rope-scissors-as = scissors as { $number }
rope-forced = { $card ->
    [S] forced scissors
   *[other] forced { $card }
}
rope-no-cards = empty
rope-up = { $numbers } going up
rope-down = { $numbers } going down
rope-row = Row { $row }{ $direction ->
    [up] {""}, going up
    [down] {""}, going down
   *[other] {""}
}: { $cards }. Next: { $next }, or scissors.
rope-row-free = Row { $row } is empty. Start it with { $next }, or scissors.
rope-supply-row = Supply row { $row }: { $cards }.
rope-own-supply = Put the card here and end your turn. { $row }
rope-own-card = { $card ->
    [S] Scissors
   *[other] { $card }
} { $from ->
    [pile] from your pile
    [hand] from your hand
   *[supply] from supply row { $supply }
}{ $count ->
    [0] {""}
    [one] , fits row { $rows }
   *[other] , fits rows { $rows }
}
rope-player = { $name }: { $pile ->
    [0] no pile left
    [one] one card left in the pile, showing { $card ->
        [S] scissors
       *[other] { $card }
    }
   *[other] { $pile } cards left in the pile, showing { $card ->
        [S] scissors
       *[other] { $card }
    }
}, { $hand ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $hand } cards in hand
}.
rope-your-hand = Your hand: { $cards }.
rope-stock = { $draw ->
    [0] The draw pile is empty
    [one] One card left to draw
   *[other] { $draw } cards left to draw
}, { $discard ->
    [one] one card discarded.
   *[other] { $discard } cards discarded.
}

# What happens
rope-log-deal = The cards are dealt
rope-log-first = { $name } goes first
rope-log-shuffle = The discard pile is shuffled into a new draw pile
rope-one-card = { $card ->
    [1] a 1
    [2] a 2
    [3] a 3
    [4] a 4
    [5] a 5
    [6] a 6
    [7] a 7
    [8] an 8
    [9] a 9
    [10] a 10
   *[S] scissors
}
rope-log-hand = plays { $what } onto row { $row }
rope-log-pile = plays from their pile onto row { $row }
rope-log-pile-card = plays { $what } from their pile onto row { $row }
rope-log-supply = plays from supply row { $supply } onto row { $row }
rope-log-supply-card = plays { $what } from supply row { $supply } onto row { $row }
rope-log-lay = puts { $what } on supply row { $supply } and ends the turn
rope-log-end = ends the turn with an empty hand
rope-cut = Row { $row } is complete and discarded.
rope-turned-up = { $card ->
    [S] { $name } turns up scissors
   *[other] { $name } turns up { $card }
}; { $count ->
    [one] that is the last card of the pile.
   *[other] { $count } cards left in the pile.
}
rope-score = { $count } left

# What can be done
rope-task-play = Play cards onto the rows. To end your turn, put a card on a supply row.
rope-task-lay = No card fits. Put a card on a supply row to end your turn.
rope-task-play-end = Your hand is empty: play on, or end your turn and draw six.
rope-task-end = Nothing fits: end your turn and draw six.

# The end
rope-piles-title = Piles over time
rope-piles-chart = Cards left in each pile, turn by turn
rope-piles-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
rope-piles-line = from { $from } to { $to }
rope-won-pile = { $names } emptied their pile { $turns ->
    [one] in one turn.
   *[other] on turn { $turns }.
}
rope-won-fewest = { $count ->
    [one] { $names } has the fewest cards left in their pile.
   *[other] { $names } have the fewest cards left in their piles.
}
rope-margin = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

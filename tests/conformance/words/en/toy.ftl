game-toy = Toy
about-toy = Show your card, or a lie.
refused-toy-1-kind = A { $expected } is expected.
refused-notation-toy = “{ $text }” is not a move.
cause-toy-shown = Everybody has shown a card.

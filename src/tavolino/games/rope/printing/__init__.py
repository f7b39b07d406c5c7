"""Cut the Rope on paper: the deck, and a box for it."""

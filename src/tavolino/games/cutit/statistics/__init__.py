"""Cut it in the lab: many solo games, and sheets on trial."""

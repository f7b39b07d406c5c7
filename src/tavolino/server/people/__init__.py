"""Who plays: guests and accounts, how a browser or bot is recognised, ratings, and forgetting."""

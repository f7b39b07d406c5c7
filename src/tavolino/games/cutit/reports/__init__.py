"""The reports of Cut it for `tavolino lab`."""

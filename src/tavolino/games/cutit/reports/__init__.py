"""What Cut it adds to `tavolino lab`."""

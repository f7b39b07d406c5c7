no-pyramid = to nie jest zakończona gra w Scalino z pełną piramidą

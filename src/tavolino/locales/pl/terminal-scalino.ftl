no-pyramid = to nie jest skończona gra w Scalino z pełną piramidą

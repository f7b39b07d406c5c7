"""The pixels are the same as those of another library."""

import io

import numpy as np
import pytest
from PIL import Image

from tavolino.games import games
from tavolino.games.pictures import example
from tavolino.learn.pixels import png_pixels
from tavolino.printing.png import svg_to_png

WIDTH = 200


@pytest.mark.parametrize("game", ["scalino", "rope"])
def test_pixels(game: str) -> None:
    drawing = games()[game].drawing
    png = svg_to_png(drawing.svg(example(game), drawing.styles[0]), WIDTH, "#ffffff")
    pixels = png_pixels(png)
    assert pixels.shape[1:] == (WIDTH, 3)
    assert np.array_equal(pixels, np.asarray(Image.open(io.BytesIO(png)).convert("RGB")))


def test_other_kinds_of_files_are_refused() -> None:
    file = io.BytesIO()
    Image.new("L", (4, 4)).save(file, "PNG")
    with pytest.raises(ValueError, match="not a PNG file"):
        png_pixels(file.getvalue())

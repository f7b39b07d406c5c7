"""An SVG document as a PNG file. It is drawn with the bundled fonts, so it is the same on every
machine."""

from tavolino.printing.fonts import FAMILY, FILES, FOLDER


def svg_to_png(svg: str, width: int | None = None, background: str | None = None) -> bytes:
    """The drawing, `width` pixels wide or in the size of its `viewBox`."""
    from resvg_py import svg_to_bytes

    return svg_to_bytes(
        svg_string=svg,
        width=width,
        background=background,
        skip_system_fonts=True,
        font_files=[str(FOLDER / name) for name in FILES.values()],
        font_family=FAMILY,
        sans_serif_family=FAMILY,
    )

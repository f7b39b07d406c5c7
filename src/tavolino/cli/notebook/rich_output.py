"""What a notebook can display."""

from dataclasses import dataclass


@dataclass(frozen=True)
class RichOutput:
    """The same as text, as a drawing, and as HTML that follows the theme of the notebook. Programs
    choose what they can show.
    """

    text: str
    html: str
    svg: str

    def __str__(self) -> str:
        return self.text

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, str]:
        """IPython passes the types it includes and excludes; it leaves out by itself what it does
        not want.
        """
        return {"text/plain": self.text, "text/html": self.html, "image/svg+xml": self.svg}

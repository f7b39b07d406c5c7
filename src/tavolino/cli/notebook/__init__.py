"""Games in Jupyter notebooks.

`%load_ext tavolino.cli.notebook` makes the last expression of a cell a picture if it is a play, a
view or a record. `show` does the same with a seat, a style or a language. Rules and records know
nothing of this. Reports of the lab display themselves.
"""

from tavolino.cli.notebook.display import show
from tavolino.cli.notebook.extension import load_ipython_extension, unload_ipython_extension
from tavolino.cli.notebook.rich_output import RichOutput

__all__ = ["RichOutput", "load_ipython_extension", "show", "unload_ipython_extension"]

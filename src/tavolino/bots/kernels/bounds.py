"""How a stored value of an alpha–beta search relates to the true value."""

from typing import Final

EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2

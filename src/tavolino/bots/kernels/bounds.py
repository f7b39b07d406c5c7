"""What a stored value of an alpha–beta search says about the true one."""

from typing import Final

EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2

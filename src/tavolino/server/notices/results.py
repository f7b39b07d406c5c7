"""What came of an attempt to send a message."""

from typing import Literal, NamedTuple


class Delivery(NamedTuple):
    """`done`: accepted. `later`: try again. `refused`: not accepted, and trying again will hardly
    help. `gone`: there is nobody at this address any more. `why` has no address in it.
    """

    result: Literal["done", "later", "refused", "gone"]
    why: str = ""

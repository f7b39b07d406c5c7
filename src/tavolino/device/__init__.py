"""Tables without a server. One player on one device, against bots or with several people at one
screen.

A `LocalDevice` answers the requests and the socket messages of the client in the same form as a
server. It starts no threads, processes or connections, so it also runs in a browser under Pyodide.
"""

from tavolino.device.device import LocalDevice
from tavolino.device.handlers import respond
from tavolino.device.requests import Response
from tavolino.device.runner import Runner
from tavolino.device.storage import DeviceStorage, JsonStorage, NewEvents
from tavolino.device.table import BotDue, DeviceTable, Player
from tavolino.protocol.tables import StoredTable

__all__ = [
    "BotDue",
    "DeviceStorage",
    "DeviceTable",
    "JsonStorage",
    "LocalDevice",
    "NewEvents",
    "Player",
    "Response",
    "Runner",
    "StoredTable",
    "respond",
]

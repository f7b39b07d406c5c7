"""Connections: limits on what a peer may cost before the application sees it.

A `Connection` is between the socket and uvicorn's protocols. To the event loop it is a protocol, to
uvicorn it offers a transport. It knows nothing of uvicorn's insides.

Imports core; of the server: limits, settings, websocket_frames.
"""

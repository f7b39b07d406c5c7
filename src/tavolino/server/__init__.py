"""The server: tables over HTTP and websockets, stored before anything is shown."""

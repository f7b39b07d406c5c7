"""The server: tables over HTTP and websockets. Events are stored before they are shown."""

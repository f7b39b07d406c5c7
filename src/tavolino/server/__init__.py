"""HTTP, websockets, storage, people. Events are stored before they are shown."""

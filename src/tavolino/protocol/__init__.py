"""Types of all messages, and the endpoints. The published schema is generated from them."""

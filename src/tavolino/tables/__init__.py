"""A table and its frames, as a server and a device both present them: creation, commands, frames,
the stored form of events, and the answers to a client's questions.

Needs only the standard library, msgspec and, for sentences, Fluent.
"""

"""The types of all messages between a client and a server or device, and the schema generated from
them.
"""

"""Pictures for programs that show links: SVG turned into PNG by short-lived processes, and cached.

Imports paper; of the server: rendering.
"""

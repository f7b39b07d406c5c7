"""Pictures for programs that show links: SVG turned into PNG by short-lived processes, and cached.

Imports core; of the server: workers.
"""

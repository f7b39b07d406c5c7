"""Records that people upload: verified, and stored under the hash of their bytes.

SQL is in `repository`.
"""

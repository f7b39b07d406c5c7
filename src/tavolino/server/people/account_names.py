"""Names of accounts, which must differ from each other."""

import unicodedata


def account_of(name: str) -> str:
    """The key of an account name, which does not depend on how it is typed."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())

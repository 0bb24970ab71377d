"""The digest that seeds, seals and daily deals are made with."""


def sha256(text: str) -> bytes:
    """Return the SHA-256 of a text in UTF-8."""
    import hashlib  # it loads OpenSSL, 4 MB, and nothing is hashed before the first frame

    return hashlib.sha256(text.encode()).digest()

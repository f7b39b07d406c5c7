"""tavolino doctor: what is here, what is missing, and the command that mends it."""

from tavolino.cli.doctor.command import doctor

__all__ = ["doctor"]

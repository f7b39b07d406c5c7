"""tavolino doctor: what is installed, what is missing, and the commands that fix it."""

from tavolino.cli.doctor.command import doctor

__all__ = ["doctor"]

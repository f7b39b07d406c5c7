"""Interface of rules, play, log, records, dealing. Standard library only."""

from tavolino.core.append_only import AppendOnly
from tavolino.core.canonical import canonical, plain
from tavolino.core.chance import Source, Stream, pick, pick_weighted, shuffled
from tavolino.core.condition import Condition, first_broken, keep_allowed
from tavolino.core.dealer import Dealer, commitment
from tavolino.core.entry import Entry, GivingUp, Resign, Undo
from tavolino.core.first_player import FirstPlayer, FirstPlayerDraw, with_first_player
from tavolino.core.game import AnyGame, AnyView, Game, State, View
from tavolino.core.options import Choice, Number, Option, Options, Text, Value, settle
from tavolino.core.outcome import Outcome, by_points
from tavolino.core.perft import perft
from tavolino.core.play import AnyPlay, Play
from tavolino.core.record import Record
from tavolino.core.record_reader import Reading, RecordError, RecordFault, examine, read_record
from tavolino.core.refusal import Refused
from tavolino.core.seats import (
    CHANCE,
    CLOCK,
    SPECTATOR,
    Seat,
    is_player,
    seat_from_label,
    seat_label,
)
from tavolino.core.verify import Verdict, check_fairness, verify

__all__ = [
    "CHANCE",
    "CLOCK",
    "SPECTATOR",
    "AnyGame",
    "AnyPlay",
    "AnyView",
    "AppendOnly",
    "Choice",
    "Condition",
    "Dealer",
    "Entry",
    "FirstPlayer",
    "FirstPlayerDraw",
    "Game",
    "GivingUp",
    "Number",
    "Option",
    "Options",
    "Outcome",
    "Play",
    "Reading",
    "Record",
    "RecordError",
    "RecordFault",
    "Refused",
    "Resign",
    "Seat",
    "Source",
    "State",
    "Stream",
    "Text",
    "Undo",
    "Value",
    "Verdict",
    "View",
    "by_points",
    "canonical",
    "check_fairness",
    "commitment",
    "examine",
    "first_broken",
    "is_player",
    "keep_allowed",
    "perft",
    "pick",
    "pick_weighted",
    "plain",
    "read_record",
    "seat_from_label",
    "seat_label",
    "settle",
    "shuffled",
    "verify",
    "with_first_player",
]

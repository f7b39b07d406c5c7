"""Hidden cards stay hidden: in views, redacted moves, refusals, records and determinizations."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tavolino.core import (
    CHANCE,
    SPECTATOR,
    Dealer,
    Entry,
    Play,
    Record,
    Refused,
    Seat,
    Stream,
    canonical,
)
from tavolino.games.rope.rules import ROPE
from tavolino.games.rope.rules.deck import DECK
from tavolino.games.rope.rules.moves import FromPile, FromSupply
from tavolino.games.rope.rules.position import PlayerCards, all_cards, arrange
from tavolino.games.rope.rules.state import RopeState
from tests.games.rope.rules.table import Draws, RopePlay, after, dealt, random_state

VIEWERS = (0, 1, 2, SPECTATOR)


def positions(seed: str, options: dict[str, str] | None = None) -> Iterator[RopeState]:
    source = Draws(seed)
    state = dealt(ROPE.start(3, options), source)
    for _ in range(25):
        if ROPE.outcome(state):
            return
        yield state
        state = random_state(state, 12, source)


def rearranged(state: RopeState, viewer: Seat, source: Draws) -> RopeState:
    """The same table, the cards hidden from this viewer mixed by hand and not by `determinize`."""
    hidden = [*state.draw]
    for seat, player in enumerate(state.players):
        hidden += [*player.pile[1:], *(() if seat == viewer else player.hand)]
    for place in range(len(hidden)):
        other = source.below(place + 1)
        hidden[place], hidden[other] = hidden[other], hidden[place]
    mixed = iter(hidden)

    def take(count: int) -> tuple[int, ...]:
        return tuple(next(mixed) for _ in range(count))

    players = tuple(
        player._replace(
            pile=player.pile[:1] + take(len(player.pile) - 1),
            hand=player.hand if seat == viewer else tuple(sorted(take(len(player.hand)))),
        )
        for seat, player in enumerate(state.players)
    )
    return state._replace(players=players, draw=take(len(state.draw)))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_cr1_hidden_cards_change_nothing_in_a_view(viewer: Seat) -> None:
    source = Draws(f"hidden {viewer}")
    differed = False
    for state in positions(f"hidden {viewer}"):
        other = rearranged(state, viewer, source)
        assert canonical(ROPE.view(other, viewer)) == canonical(ROPE.view(state, viewer))
        differed = differed or other != state
    assert differed


def test_cr1_hands_are_shown_to_their_owner_alone() -> None:
    for state in positions("hands"):
        for viewer in VIEWERS:
            shown = [player.hand for player in ROPE.view(state, viewer).board.players]
            assert [seat for seat, hand in enumerate(shown) if hand is not None] == (
                [viewer] if viewer >= 0 else []
            )
            assert ROPE.view(state, viewer).board.players[0].hand_left == len(state.players[0].hand)


def test_cr1_own_piles_and_the_draw_pile_are_hidden_from_all() -> None:
    """A 7 lies in hidden places only, and no view has a 7 in it anywhere."""
    places = (PlayerCards("2 7 7", "1 5"), PlayerCards("3 7", "4", ("1",)), PlayerCards("8", "9"))
    state = arrange(*places, rows=("1",), draw="7 7 7", discard="")
    for viewer in VIEWERS:
        board = ROPE.view(state, viewer).board
        assert '"7"' not in canonical(board).decode()
        assert [player.pile_left for player in board.players] == [3, 2, 1]
        assert board.draw_left == 3


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("options", [{}, {"same": "yes"}, {"supply": "sequence"}], ids=str)
def test_determinizations_look_the_same_and_use_the_whole_deck(
    viewer: Seat, options: dict[str, str]
) -> None:
    source = Draws(f"imagine {viewer}")
    for state in positions(f"imagine {viewer} {options}", options):
        view = ROPE.view(state, viewer)
        determinized = ROPE.determinize(view, source)
        assert canonical(ROPE.view(determinized, viewer)) == canonical(view)
        assert Counter(all_cards(determinized)) == Counter(DECK)


def test_determinization_knows_only_the_view() -> None:
    """Equal views are determinized equally, and not always as the table really is."""
    source = Draws("mix")
    different = 0
    for state in positions("imagination"):
        other = rearranged(state, 1, source)
        one = ROPE.determinize(ROPE.view(state, 1), Draws("same"))
        two = ROPE.determinize(ROPE.view(other, 1), Draws("same"))
        assert one == two
        different += one.players[0].hand != state.players[0].hand
    assert different


def test_before_the_deal_there_is_nothing_to_determinize() -> None:
    start = ROPE.start(2, {"first": "1"})
    assert ROPE.determinize(ROPE.view(start, SPECTATOR), Draws("none")) == start


def play_some(moves: int) -> tuple[RopePlay, Dealer]:
    play: RopePlay = Play(ROPE, 2)
    dealer = Dealer(bytes(32))
    source = Draws("log")
    dealer.deal(play)
    for _ in range(moves):
        if play.outcome is None:
            (seat,) = play.to_act
            play.submit(seat, ROPE.sample(play.state, seat, source))
            dealer.deal(play)
    return play, dealer


def test_the_redacted_log_hides_shuffled_cards() -> None:
    play, _ = play_some(5000)
    redacted: list[str] = []
    for number, entry in enumerate(play.log):
        assert isinstance(entry, Entry)
        words = {
            ROPE.redact(play.state_after(number), entry, viewer) for viewer in (0, 1, SPECTATOR)
        }
        assert len(words) == 1
        redacted += words
        if entry.seat != CHANCE:
            assert words == {ROPE.write(entry.move)}
    assert redacted[0] == "deal"
    assert redacted[1] in ("first 0", "first 1")
    assert "shuffle" in redacted
    assert max(map(len, redacted)) == len("shuffle")


def test_no_record_before_the_end() -> None:
    play, dealer = play_some(10)
    with pytest.raises(Refused, match="RECORD: open-secrets"):
        Record(play, dealer.hash).write()
    play, dealer = play_some(5000)
    assert Record(play, dealer.hash, dealer.secret.hex()).write()


def test_refusals_say_nothing_about_hidden_cards() -> None:
    """Whatever the actor tries, the answer depends on the actor's own view alone."""
    texts = [f"h{card}>{row}" for card in ("1", "5", "10", "S") for row in "ABC"]
    texts += [f"h{card}.s{number}" for card in ("2", "7", "S") for number in "123"]
    texts += ["p>A", "p>B", "s1>A", "s2>B", "s3>C", "end"]
    source = Draws("refusals")
    for state in positions("refusals", {"supply": "sequence"}):
        if state.refilling:
            continue
        assert state.turn is not None
        other = rearranged(state, state.turn, source)
        for text in texts:
            for seat in range(3):
                assert answer(state, seat, text) == answer(other, seat, text)


def answer(state: RopeState, seat: Seat, text: str) -> str:
    try:
        ROPE.check(state, seat, ROPE.read(state, seat, text))
    except Refused as refusal:
        return str(refusal)
    return "allowed"


def reveals(state: RopeState, text: str) -> bool:
    (seat,) = ROPE.to_act(state)
    return ROPE.reveals(state, Entry(seat, ROPE.read(state, seat, text)))


def test_entries_that_reveal_something() -> None:
    state = arrange(PlayerCards("1 5", "1 2", ("2",)), PlayerCards("6", "5"))
    assert not reveals(state, "h1>A")
    assert not reveals(after(state, "h1>A"), "s1>A")
    assert reveals(state, "p>A"), "the next card of the pile is turned up"
    assert reveals(state, "h2.s1"), "cards are drawn"
    last = arrange(PlayerCards("1", "", ("2",)), PlayerCards("6", "5"), draw="", discard="1 1")
    assert not reveals(last, "p>A"), "there is no next card"
    assert not reveals(last, "end"), "nothing is drawn before the shuffle"
    shuffling: RopePlay = Play(ROPE, 2, {"first": "0"})
    shuffling.submit(CHANCE, ROPE.sample(shuffling.state, CHANCE, Stream(bytes(32), 0)))
    assert shuffling.is_final(0), "no draw is ever taken back"


def test_undo_inside_the_turn_until_a_reveal() -> None:
    play: RopePlay = Play(ROPE, 2, {"first": "0", "pile": 2})
    hands = "1" * 6 + "S" * 6
    rest = Counter(DECK)
    rest.subtract({1: 6, 0: 6, 2: 1, 9: 3})
    cards = "29" + "99" + hands
    play.submit_text(CHANCE, "deal " + cards + "".join("S123456789T"[c] for c in rest.elements()))
    play.submit_text(0, "h1>A")
    play.submit_text(0, "h1>B")
    before = play.state_after(1)
    play.undo(0, 1)
    assert play.state == before
    play.submit_text(0, "h1>A")
    play.submit_text(0, "p>A")
    play.submit_text(0, "h1>B")
    play.undo(0, 6)
    with pytest.raises(Refused, match="UNDO: reveal"):
        play.undo(0, 5)


def test_the_log_names_cards_that_lay_face_up() -> None:
    play, _ = play_some(300)
    named = set()
    for number, entry in enumerate(play.log):
        assert isinstance(entry, Entry)
        before = play.state_after(number)
        detail = ROPE.detail(before, entry)
        if isinstance(entry.move, FromPile | FromSupply):
            for viewer in (1 - entry.seat, SPECTATOR):
                player = ROPE.view(before, viewer).board.players[entry.seat]
                if isinstance(entry.move, FromPile):
                    assert detail == player.pile_card
                else:
                    assert detail == player.supply[entry.move.supply].cards[-1]
            named.add(type(entry.move))
        else:
            assert detail == ""
    assert named == {FromPile, FromSupply}

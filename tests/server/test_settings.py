"""Settings: four sources, their precedence, and every invalid one is reported."""

from pathlib import Path
from typing import Any

import pytest

from tavolino.locales import say_refusal
from tavolino.server.settings import BadSettings, Settings, declared, flag, load, shown, variable


def refused(*args: Any) -> list[str]:
    with pytest.raises(BadSettings) as caught:
        load(*args)
    return [say_refusal(refusal) for refusal in caught.value.refusals]


def test_flags_win_over_environment_over_file_over_defaults(tmp_path: Path) -> None:
    file = tmp_path / "t.toml"
    file.write_text('port = 1\nhost = "a"\nworkers = 3\n')
    environment = {"TAVOLINO_PORT": "2", "TAVOLINO_HOST": "b", "PATH": "/bin"}
    settings = load({"port": "3", "host": None}, environment, file)
    assert (settings.port, settings.host, settings.workers) == (3, "b", 3)
    assert settings.bot_seconds == Settings().bot_seconds


def test_the_environment_may_name_the_file_and_the_flag_wins(tmp_path: Path) -> None:
    one, two = tmp_path / "one.toml", tmp_path / "two.toml"
    one.write_text("port = 1")
    two.write_text("port = 2")
    assert load({}, {"TAVOLINO_CONFIG": str(one)}).port == 1
    assert load({}, {"TAVOLINO_CONFIG": str(one)}, two).port == 2
    assert load({}, {"TAVOLINO_CONFIG": ""}).port == 8000


def test_all_bad_settings_are_reported_by_name(tmp_path: Path) -> None:
    file = tmp_path / "t.toml"
    file.write_text("ports = 1\nport = true\n[metrics]\na = 1\n")
    environment = {"TAVOLINO_BOT_SECONDS": "soon", "TAVOLINO_DATEBASE": "x", "TAVOLINO_port": "1"}
    assert refused({"log_level": "loud", "host": ""}, environment, file) == [
        f"There is no setting ports ({file}); “tavolino serve --help” lists them all. [SETTING]",
        f"port ({file}) cannot be “True”; expected: a whole number from 0 to 65535. [SETTING]",
        f"metrics ({file}) cannot be “{{'a': 1}}”; expected: on or off. [SETTING]",
        "TAVOLINO_BOT_SECONDS cannot be “soon”; expected: a number of seconds from 0.1 to 600. "
        "[SETTING]",
        "There is no setting TAVOLINO_DATEBASE; “tavolino serve --help” lists them all. [SETTING]",
        "There is no setting TAVOLINO_port; “tavolino serve --help” lists them all. [SETTING]",
        "--log-level cannot be “loud”; expected: debug, info, warning or error. [SETTING]",
        "--host cannot be “”; expected: the name or address of a network interface. [SETTING]",
    ]


def test_a_huge_number_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "t.toml"
    file.write_text(f"bot_seconds = 1{'0' * 400}\n")
    (sentence,) = refused({}, {}, file)
    assert sentence.startswith(f"bot_seconds ({file}) cannot be “1000")


def test_a_file_that_cannot_be_read_is_reported(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("port = = 1")
    (sentence,) = refused({}, {}, bad)
    assert sentence.startswith(f"The settings in {bad} are not TOML: Invalid value (at line 1")
    missing = tmp_path / "none.toml"
    (sentence,) = refused({}, {}, missing)
    assert sentence.startswith(f"The settings in {missing} could not be read: No such file")
    bad.write_bytes(b"\xff")
    (sentence,) = refused({}, {}, bad)
    assert sentence.startswith(f"The settings in {bad} are not TOML")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("secret_key", "hunter2"),
        ("metrics_token", "hunter2"),
        ("database", "mysql://hunter2@h"),
        ("bus", "amqp://hunter2@h"),
    ],
)
def test_secrets_are_not_shown_in_messages(name: str, value: str) -> None:
    (sentence,) = refused({name: value}, {})
    assert "hunter2" not in sentence
    assert flag(name) in sentence
    long = value + 40 * "x"
    assert "hunter2" not in repr(Settings(**{name: long}))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("port", "0", 0),
        ("workers", "12", 12),
        ("bot_seconds", "2.5", 2.5),
        ("bot_seconds", "3", 3.0),
        ("database", "postgresql://u:p@h:5432/d", "postgresql://u:p@h:5432/d"),
        ("database", "sqlite:////var/t.db", "sqlite:////var/t.db"),
        ("bus", "redis://localhost:6379/0", "redis://localhost:6379/0"),
        ("dask", "", ""),
        ("dask", "tcp://10.0.0.1:8786", "tcp://10.0.0.1:8786"),
        ("public_url", "https://Games.Example/", "https://games.example"),
        ("public_url", "https://games.example:443", "https://games.example"),
        ("public_url", "http://[::1]:8000", "http://[::1]:8000"),
        ("trusted_proxies", "127.0.0.1, 10.0.0.0/8", ("127.0.0.1", "10.0.0.0/8")),
        ("trusted_proxies", "", ()),
        ("metrics", "off", False),
        ("log_addresses", "on", True),
        ("secret_key", "k" * 32, "k" * 32),
    ],
)
def test_good_values(name: str, text: str, value: object) -> None:
    assert getattr(load({name: text}, {}), name) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("port", "65536"),
        ("port", "-1"),
        ("port", "1.5"),
        ("port", "１"),
        ("port", ""),
        ("bot_seconds", "nan"),
        ("bot_seconds", "inf"),
        ("bot_seconds", "0"),
        ("database", "sqlite:///"),
        ("database", "tavolino.db"),
        ("database", "postgresql://h:port/d"),
        ("bus", "redis://"),
        ("dask", "localhost:8786"),
        ("public_url", "games.example"),
        ("public_url", "https://games.example/play"),
        ("public_url", "https://games.example:0x1"),
        ("public_url", "https://games.example:99999"),
        ("public_url", "https://u:p@games.example"),
        ("trusted_proxies", "localhost"),
        ("trusted_proxies", "10.0.0.1/8"),
        ("trusted_proxies", "127.0.0.1,"),
        ("metrics", "yes"),
        ("secret_key", "short"),
        ("secret_key", "k" * 32 + "\n"),
        ("body_bytes", "0"),
    ],
)
def test_bad_values(name: str, text: str) -> None:
    (sentence,) = refused({name: text}, {})
    assert sentence.startswith(f"{flag(name)} cannot be ")


def test_defaults_are_values_of_their_own_kind() -> None:
    for name, setting in declared():
        assert setting.kind.parse(shown(setting.default)) == setting.default, name
        assert setting.help.endswith("."), name
        assert setting.kind.expected, name
        assert load({}, {variable(name): shown(setting.default)}) == Settings()


def test_values_of_toml_types_are_accepted() -> None:
    kinds = {name: setting.kind for name, setting in declared()}
    assert kinds["metrics"].parse(False) is False
    assert kinds["bot_seconds"].parse(2) == 2.0
    assert kinds["port"].parse(80) == 80


def test_what_follows_from_other_settings() -> None:
    assert not Settings().cookies_are_secure
    assert Settings(public_url="https://a.example").cookies_are_secure
    assert not Settings(public_url="https://a.example", secure_cookie="off").cookies_are_secure
    assert Settings(secure_cookie="on").cookies_are_secure
    assert Settings(workers=7).bot_workers == 7
    assert Settings().bot_workers >= 1

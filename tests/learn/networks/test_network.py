"""Networks and their files."""

from pathlib import Path

import numpy as np
import pytest

from tavolino.learn.networks.network import load_network, new_network


def test_illegal_actions_have_no_probability() -> None:
    network = new_network("game", inputs=5, hidden=4, actions=3, seed=1)
    network.policy_bias[:] = (1, 2, 3)
    legal = np.array([[True, True, False], [False, False, True]])
    output = network(np.ones((2, 5), np.float32), legal)
    assert output.logits.argmax(axis=1).tolist() == [1, 2]
    assert output.logits[0, 2] < -1e8
    assert output.value.tolist() == [0, 0]


def test_a_saved_network_is_loaded(tmp_path: Path) -> None:
    network = new_network("game", inputs=5, hidden=4, actions=3, seed=1)
    network.save(tmp_path / "net.npz")
    loaded = load_network(tmp_path / "net.npz")
    assert loaded.game == "game"
    for name, part in network.parts.items():
        assert loaded.parts[name].dtype == np.float32
        assert np.allclose(loaded.parts[name], part, atol=1e-3)


def test_seeds_decide_the_weights() -> None:
    one, same, other = (new_network("game", 5, 4, 3, seed=seed) for seed in (1, 1, 2))
    assert np.array_equal(one.hidden, same.hidden)
    assert not np.array_equal(one.hidden, other.hidden)


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"no archive", b"\x93NUMPY"])
def test_other_files_are_not_networks(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "net.npz"
    path.write_bytes(content)
    with pytest.raises(ValueError, match="is no network"):
        load_network(path)


def test_other_archives_are_not_networks(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    np.savez(path, weights=np.zeros(3))
    with pytest.raises(ValueError, match="is no network"):
        load_network(path)

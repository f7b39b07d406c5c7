"""Gymnasium spaces of the arrays of an encoder."""

from typing import Any, cast

import numpy as np
from gymnasium import spaces

from tavolino.learn.encoding.encoder import Encoder, Floats


def action_space(encoder: Encoder[Any]) -> "spaces.Discrete[np.int64]":
    return spaces.Discrete(encoder.size)


def observation_space(encoder: Encoder[Any]) -> "spaces.Space[Floats]":
    return cast("spaces.Space[Floats]", spaces.Box(-1.0, 1.0, (encoder.length,), np.float32))


def masked_space(encoder: Encoder[Any]) -> spaces.Dict:
    """The space of a `MaskedObservation`."""
    mask = spaces.Box(0, 1, (encoder.size,), np.int8)
    return spaces.Dict({"observation": observation_space(encoder), "action_mask": mask})

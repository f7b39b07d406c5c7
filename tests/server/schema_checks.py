"""Checks of the server's messages against its schema."""

import json
from functools import cache

import httpx
from jsonschema import Draft202012Validator
from starlette.routing import compile_path

from tavolino.games import rules
from tavolino.protocol import schema
from tavolino.protocol.endpoints import ENDPOINTS, Endpoint
from tests.server.peers import Frame

PATTERNS = {endpoint: compile_path(endpoint.path)[0] for endpoint in ENDPOINTS}


@cache
def validator(name: str) -> Draft202012Validator:
    """Checks values against one of the named types."""
    return Draft202012Validator({"$ref": schema.DEFS + name, "$defs": schema.document()["$defs"]})


def check_frame(frame: Frame) -> None:
    """A frame of a socket. Its views are looked at by their own type, which names better what is
    wrong than "none of these", and is quicker.
    """
    mapping = schema.document()["$defs"]["ToClient"]["discriminator"]["mapping"]
    name = mapping[frame["type"]].removeprefix(schema.DEFS)
    for seen in frame.get("views", ()):
        check_view(seen["view"])
    bare = (
        {"views": [{**seen, "view": None} for seen in frame["views"]]} if "views" in frame else {}
    )
    validator(name).validate({**frame, **bare})


def check_view(view: Frame | None) -> None:
    if view is not None:
        validator(schema.view_name(rules()[view["game"]])).validate(view)


def check_answer(response: httpx.Response) -> None:
    """Checks an HTTP response: the declared type of the endpoint, or an ErrorResponse."""
    if response.status_code >= 400:
        validator("ErrorResponse").validate(response.json())
        return
    endpoint = endpoint_of(response)
    kind = response.headers.get("content-type", "")
    if endpoint.response is None:
        assert (response.status_code, response.content) == (204, b"")
    elif isinstance(endpoint.response, str):
        assert kind.startswith(endpoint.response)
    else:
        assert kind == "application/json"
        validator(endpoint.response.__name__).validate(json.loads(response.content))


def endpoint_of(response: httpx.Response) -> Endpoint:
    path = response.request.url.path
    (found,) = (
        endpoint
        for endpoint, pattern in PATTERNS.items()
        if endpoint.method == response.request.method and pattern.match(path)
    )
    return found

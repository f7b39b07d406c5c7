"""Answers the few requests that a static site leaves to the device, while the client has no worker.

To be removed as soon as the built client contains the files of the device.
"""

import json
from typing import Final

from playwright.sync_api import Page, Route

from tavolino.protocol.messages import encode
from tavolino.tables.games import list_games
from tests.web.browsing import CLIENT

HAS_WORKER: Final = (CLIENT.parent / "device").is_dir()
ME: Final = {
    "id": "device",
    "name": "You",
    "account": "",
    "language": "en",
    "created_at": 0,
    "mutes": [],
}


def answer_requests(page: Page) -> None:
    if HAS_WORKER:
        return
    answers = {
        "games": encode(list_games()).decode(),
        "me": json.dumps(ME),
        "me/games": json.dumps({"tables": []}),
    }

    def respond(route: Route) -> None:
        name = route.request.url.partition("/api/")[2].partition("?")[0]
        if name in answers:
            route.fulfill(body=answers[name], content_type="application/json")
        else:
            route.continue_()

    page.context.route("**/api/**", respond)

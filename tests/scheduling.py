"""Which process runs which tests.

A process gets whole files, so that what a file sets up is set up once. Tests in a browser wait a
lot, others compute; every other process begins with those in a browser, so that both kinds run
side by side as long as there are any.
"""

from typing import Final

from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

IN_BROWSER: Final = "tests/web/"
ON_DEVICE: Final = "tests/web/device/"
"""All tests here share one start of Python in a browser."""


class MixedScheduling(LoadScopeScheduling):  # type: ignore[misc]
    def _split_scope(self, nodeid: str) -> str:
        return ON_DEVICE if nodeid.startswith(ON_DEVICE) else nodeid.partition("::")[0]

    def _assign_work_unit(self, node: WorkerController) -> None:
        prefers_browser = int(node.gateway.id.removeprefix("gw")) % 2 == 0
        for scope in self.workqueue:
            if scope.startswith(IN_BROWSER) == prefers_browser:
                self.workqueue.move_to_end(scope, last=False)
                break
        super()._assign_work_unit(node)

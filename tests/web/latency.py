"""How long it takes from a frame of the server to the screen."""

from typing import Final

from playwright.sync_api import Page

WATCH: Final = """
window.latencies = []
window.WebSocket = class extends WebSocket {
  constructor(...args) {
    super(...args)
    // This listener is the first, so the page has not done anything with the frame yet.
    this.addEventListener('message', ({ data }) => {
      const at = performance.now()
      const frame = JSON.parse(data)
      if (frame.type !== 'table' || !frame.views[0]?.entries.length) return
      const entries = frame.since + frame.views[0].entries.length
      const look = () => {
        if (document.querySelectorAll('.log > li').length < entries) requestAnimationFrame(look)
        // What is in the document in one frame is on the screen by the next.
        else requestAnimationFrame(() => latencies.push(performance.now() - at))
      }
      requestAnimationFrame(look)
    })
  }
}
"""


def watch_latency(page: Page) -> None:
    """To be called before the page is opened."""
    page.add_init_script(WATCH)


def latencies_ms(page: Page) -> list[float]:
    """One for each frame with something new, in the order they came."""
    return [float(one) for one in page.evaluate("latencies")]

"""How soon the first page is there, and what it weighs: ``python -m benchmarks.page [--times 9]``.

Starts a server of its own and opens the first page in a new browser (nothing kept) many times.
Milliseconds since the address was asked for: first byte, first and largest paint, and interactive:
the large button is drawn and can be pressed, and no task longer than 50 ms is left.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from api.house import Server
from e2e.browser import browser

MEASURE = """() => new Promise(done => {
  const found = { layout_shift: 0, long: 0, largest: 0 };
  const watch = (type, take) => new PerformanceObserver(list => list.getEntries().forEach(take))
    .observe({ type, buffered: true });
  watch('layout-shift', entry => { found.layout_shift += entry.value });
  watch('longtask', entry => { found.long = entry.startTime + entry.duration });
  watch('largest-contentful-paint', entry => { found.largest = entry.startTime });
  setTimeout(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    done({
      'first byte (ms)': navigation.responseStart,
      'first paint (ms)': paint.startTime,
      'largest paint (ms)': found.largest,
      'interactive (ms)': Math.max(window.buttonReady, found.long, paint.startTime),
      'layout shift': found.layout_shift,
    });
  }, 500);
})"""
READY = """new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-play]:enabled')) return;
  window.buttonReady = performance.now();
  observer.disconnect();
}).observe(document, { subtree: true, childList: true, attributes: true })"""


def visit(chromium: Any, address: str) -> dict[str, float]:
    """One visit of somebody who has never been here."""
    context = chromium.new_context(viewport={"width": 360, "height": 640})
    context.add_init_script(READY)
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    sizes: list[int] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(address)
    page.wait_for_selector("[data-play]:enabled")
    figures: dict[str, float] = page.evaluate(MEASURE)
    context.close()
    return figures | {"over the wire (kB)": sum(sizes) / 1000, "requests": len(sizes)}


def main() -> None:
    """Print the median and the worst of each figure."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--times", type=int, default=9)
    times = wishes.parse_args().times
    with tempfile.TemporaryDirectory() as home, sync_playwright() as driver:
        server = Server(Path(home), REBELOTE_WORKERS="1")
        server.start()
        try:
            server.ask("/health")
            chromium = driver.chromium.launch(executable_path=browser(), args=["--no-sandbox"])
            visits = [visit(chromium, f"http://{server.address}/") for _ in range(times)]
            chromium.close()
        finally:
            server.stop()
    print(f"{'the first page':20} {'median':>8} {'worst':>8}   of {times} visits")
    for name in visits[0]:
        values = [one[name] for one in visits]
        print(f"{name:20} {statistics.median(values):8.2f} {max(values):8.2f}")


if __name__ == "__main__":
    main()

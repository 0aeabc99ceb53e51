"""The first page as a page: light, without an error, to be installed, and there without a line."""

from typing import Any

from e2e.conftest import OpenPlayer
from e2e.line import Line

MOST_BYTES = 250_000
KEPT = """async () => {
  const kept = await caches.match(location.origin + '/');
  const parts = [...document.querySelectorAll('script[src], link[rel=stylesheet]')];
  const all = await Promise.all(parts.map(one => caches.match(one.src || one.href)));
  return Boolean(kept) && all.every(Boolean);
}"""


def test_the_first_page_is_light_and_without_an_error(player: OpenPlayer) -> None:
    ana = player()
    wire = ana.page.context.new_cdp_session(ana.page)
    wire.send("Network.enable")
    sizes: list[int] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    wrong: list[str] = []
    ana.page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    ana.page.on("requestfailed", lambda request: wrong.append(request.url))
    ana.page.on("response", lambda got: wrong.append(got.url) if got.status >= 400 else None)
    ana.home()
    ana.page.wait_for_load_state("networkidle")
    assert wrong == []
    assert len(sizes) > 3 and sum(sizes) < MOST_BYTES


def test_the_page_can_be_installed(player: OpenPlayer) -> None:
    ana = player()
    ana.home()
    wire: Any = ana.page.context.new_cdp_session(ana.page)
    manifest = wire.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest")
    assert manifest["errors"] == [] and manifest["data"]
    ana.page.evaluate("navigator.serviceWorker.ready.then(ready => ready.active.scriptURL)")
    private = {"in-incognito"}  # as every browser of these tests is
    found = wire.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one for one in found if one["errorId"] not in private] == []


def test_the_page_opens_without_a_line_and_says_so(player: OpenPlayer, line: Line) -> None:
    ana = player(line=line)
    ana.home()
    ana.until(lambda: bool(ana.page.evaluate(KEPT)), 20, act=False)
    line.cut()
    ana.page.reload()
    assert ana.page.wait_for_selector("[role=alert]").inner_text()
    assert ana.page.locator(".doors a").count() >= 5
    line.mend()
    ana.home()

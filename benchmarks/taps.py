"""How long a tap takes on a slow phone: from the touch to the painted ruling, in Chromium with its processor slowed down.

    python -m benchmarks.taps [PAGE ...]        # needs the built book, Chromium and a machine that does nothing else

taps each deal of a page, by default the chapter on Law 27, through its worked ruling and then at random, and prints the time within
which 95 of 100 taps are painted, and the processor time of the page's own thread for it; exit code 1 if the former is more than GOAL.
The latter is also comparable where others use the machine.
"""
import functools
import http.server
import json
import os
import random
import shutil
import sys
import threading
from pathlib import Path

from playwright.sync_api import sync_playwright

HTML = Path(__file__).parents[1] / "_build" / "html"
CHROMES = "chromium", "chromium-browser", "google-chrome"
FLAGS = "--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
GOAL, SLOWER, TAPS = 0.1, 4, 10
THREAD = "disabled-by-default-devtools.timeline", "blink.user_timing"
WATCH = """window.painted = [];
const frame = () => new Promise(requestAnimationFrame);
window.still = () => frame().then(frame);
window.next = () => { window.shown = new Promise(done => { window.done = done; }); };
addEventListener("click", event => {
    performance.mark("tap");
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { painted.push(performance.now() - event.timeStamp); done(); };
    requestAnimationFrame(() => port2.postMessage(0));
}, true);"""
OFFERED = "deal => [...deal.querySelectorAll('.law-live button[data-control]:not([aria-pressed=true])')].map(b => b.dataset.event)"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *said):
        pass


def tap(page, button):
    """Tap when the page is still, and wait until it is painted."""
    button.scroll_into_view_if_needed()
    page.evaluate("still().then(next)")
    box = button.bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.evaluate("shown")


def play(page, deal, chance):
    """Tap through a deal: each step of its worked ruling, then back to the start, then at random."""
    steps = int(deal.locator("input[type=range]").get_attribute("max"))
    for _ in range(steps):
        tap(page, deal.locator("[data-tool=redo]"))
    tap(page, deal.locator("[data-tool=restart]"))
    for _ in range(TAPS):
        offered = deal.evaluate(OFFERED)
        button = f'.law-live button[data-event="{chance.choice(offered)}"]' if offered else "[data-tool=undo]"
        deal.evaluate("deal => deal.querySelectorAll('.law-live details').forEach(each => { each.open = true; })")
        tap(page, deal.locator(button).first)


def spent(trace):
    """The processor seconds of the page's thread from each tap to the end of its frame. Returns list[float]."""
    events = sorted(json.loads(trace)["traceEvents"], key=lambda event: event["ts"])
    taps = [event for event in events if event["name"] == "tap" and "tts" in event]
    place = {(tap["pid"], tap["tid"]) for tap in taps}
    frames = [event for event in events if event["name"] == "Commit" and "tdur" in event and (event["pid"], event["tid"]) in place]
    ends = ((tap, next((frame for frame in frames if frame["ts"] > tap["ts"]), None)) for tap in taps)
    return [(end["tts"] + end["tdur"] - tap["tts"]) / 1e6 for tap, end in ends if end]


def measured(browser, address):
    """The seconds of each tap on a page, and the processor seconds. Returns (list[float], list[float])."""
    page = browser.new_context(viewport={"width": 360, "height": 800}, has_touch=True, is_mobile=True).new_page()
    page.add_init_script(WATCH)
    page.goto(address)
    page.wait_for_function("() => !document.querySelector('[data-deal]:not([data-live])')")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    chance = random.Random(7)
    browser.start_tracing(page=page, categories=THREAD)
    for deal in page.locator(".law-deal[data-live]").all():
        play(page, deal, chance)
    times = page.evaluate("painted")
    busy = spent(browser.stop_tracing())
    page.context.close()
    return [time / 1e3 for time in times], busy


def few(times):
    """The time in milliseconds within which 95 of 100 are. Returns float."""
    return sorted(times)[int(len(times) * 0.95)] * 1e3


def main(pages):
    """Returns the exit code, an int."""
    handler, worst = functools.partial(Quiet, directory=HTML), 0
    chrome = os.environ.get("CHROME") or next(filter(None, map(shutil.which, CHROMES)))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=chrome, args=FLAGS)
        for name in pages or ["law27"]:
            times, busy = measured(browser, f"http://127.0.0.1:{server.server_port}/book/{name}.html")
            worst = max(worst, few(times))
            print(f"{name}, processor {SLOWER} times slower: {len(times)} taps, 95 of 100 painted within {few(times):.0f} ms, "
                  f"of which the page's thread was busy {few(busy):.0f} ms")
        browser.close()
        server.shutdown()
    return int(worst > GOAL * 1e3)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

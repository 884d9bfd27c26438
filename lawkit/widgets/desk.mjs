// The page of the Director's desk. Nothing is loaded before it is asked for; what fails says so and leaves the page as it was.
import { Backend } from "./backend.mjs";
import { make, mount } from "./law.mjs";
import { otherLines } from "./desk-lines.mjs";
import { setUpForm, FIRST } from "./desk-setup.mjs";
import { caseText } from "./desk-text.mjs";
import { Python } from "./python.mjs";
import { sharePanel } from "./share.mjs";

const script = document.querySelector("script[data-python]").dataset;
const FOLDER = new URL(`../${script.python}/`, import.meta.url);
const megabytes = bytes => `${(bytes / 1e6).toFixed(1)} MB`;
const BUSY = "This takes a moment. Python is still at work …", READY = "The desk is ready.";
const SOON = 200; // ms of rest after which a table is written as text and link

/** The case in the address; a part of this page is none. */
function fragment() {
  const found = location.hash.slice(1);
  return document.getElementById(found) ? "" : found;
}

class Desk {
  constructor(place) {
    this.place = place;
    this.button = make("button", { type: "button", on: { click: () => this.start() } }, "Start the desk");
    this.bar = make("progress", { max: script.bytes, value: 0, "aria-label": "Loading", hidden: "" });
    this.said = make("p", { class: "law-status", role: "status" }, this.promise());
    this.before = make("div");
    this.figure = make("div");
    this.after = make("div");
    place.replaceChildren(make("div", { class: "law-card law-starting" }, this.button, this.bar, this.said), this.before, this.figure, this.after);
    addEventListener("hashchange", () => this.follow());
  }

  promise() {
    const waits = fragment() ? "A case has come with the link. Start the desk to open it. " : "";
    return `${waits}Python will be loaded once, ${megabytes(+script.bytes)}.`;
  }

  // Starting.

  async start() {
    if (this.starting) return;
    this.starting = true;
    this.button.disabled = true;
    this.bar.hidden = false;
    this.said.textContent = `Loading Python: 0.0 MB of ${megabytes(+script.bytes)}`;
    this.python ??= new Python(FOLDER, news => this.hear(news));
    try {
      await this.python.start();
      await this.open();
    } catch (error) {
      this.fail(error);
    }
    this.bar.hidden = true;
    this.starting = false;
  }

  hear({ loaded, of, restarted, slow }) {
    if (slow !== undefined && !this.starting) this.said.textContent = slow ? BUSY : READY;
    if (restarted) this.said.textContent = `Python has stopped (${restarted}) and is being started anew. All that you had is still here.`;
    if (!of) return;
    Object.assign(this.bar, { max: of, value: loaded });
    if (this.starting) this.said.textContent = loaded < of ? `Loading Python: ${megabytes(loaded)} of ${megabytes(of)}` : "Starting Python …";
  }

  fail(error) {
    this.button.disabled = false;
    this.button.textContent = "Try again";
    this.said.textContent = `The desk cannot be started: ${error.message}. All chapters work without it.`;
  }

  async open() {
    this.backend = new Backend(this.python);
    this.furnish();
    const first = { do: "set_up", form: FIRST };
    this.said.textContent = READY;
    await this.lay(await this.python.ask(fragment() ? { do: "follow", fragment: fragment() } : first).catch(error => {
      this.said.textContent = `The case of the link cannot be opened: ${error.message}. Here is an empty table instead.`;
      return this.python.ask(first);
    }));
    this.button.hidden = true;
    this.figure.querySelector(".law-deal").focus({ preventScroll: true });
  }

  furnish() {
    this.text = caseText(text => this.put({ do: "read", text }));
    this.form = setUpForm(form => this.put({ do: "set_up", form }));
    this.lines = otherLines(line => this.lay(line), lines => this.python.ask({ do: "beside", lines }));
    this.share = sharePanel();
    this.before.replaceChildren(this.form.element);
    this.after.replaceChildren(this.text.element, this.lines.element, this.share.element);
    this.backend.heard = () => {
      this.lines.show(this.backend.line);
      this.link = null;
      clearTimeout(this.soon);
      this.soon = setTimeout(() => this.write(), SOON);
    };
  }

  // The table.

  /** Lay a table that Python describes as `question` asks. Rejects, changing nothing, where it cannot. */
  async put(question) {
    await this.lay(await this.python.ask(question));
  }

  async lay({ setup, events, cursor }) {
    clearTimeout(this.soon);
    this.backend.lay(setup, events, cursor);
    const { figure } = await this.backend.start();
    this.figure.innerHTML = figure;
    await mount(this.figure.querySelector(".law-deal"), this.backend);
    this.lines.show(this.backend.line);
    await this.write();
  }

  async follow() {
    if (!fragment() || !this.backend || fragment() === this.link) return;
    clearTimeout(this.soon);
    try {
      await this.put({ do: "follow", fragment: fragment() });
    } catch (error) {
      this.said.textContent = `The case of the link cannot be opened: ${error.message}.`;
    }
  }

  /** Write the table as text and as a link, for whoever shows them. */
  async write() {
    const { events, cursor } = this.backend;
    const { text, link } = await this.backend.ask("written", { events, cursor });
    if (events !== this.backend.events || cursor !== this.backend.cursor) return;
    this.text.show(text);
    this.link = link ?? "";
    history.replaceState(null, "", link ? `#${link}` : location.pathname);
    this.share.show({ text, link: link ? location.href : "" });
  }
}

for (const place of document.querySelectorAll("#desk")) place.desk = new Desk(place);

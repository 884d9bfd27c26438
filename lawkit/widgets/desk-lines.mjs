// Lines that were left: doing an earlier step otherwise keeps what had followed, under a name. One tap leads back to it, another lays
// it beside the line on the table.
import { make } from "./law.mjs";

/** Whether line `one` is the beginning of line `other`, or all of it. */
const goesOn = (one, other) => one.setup === other.setup && one.events.every((event, at) => event === other.events[at]);

/** `lay({ setup, events, cursor })` lays such a line; `beside(lines)` gives lawkit's HTML of two. Returns { element, show(line) }. */
export function otherLines(lay, beside) {
  const panel = new OtherLines(lay, beside);
  return { element: panel.element, show: line => panel.show(line) };
}

class OtherLines {
  constructor(lay, beside) {
    Object.assign(this, { lay, beside, now: null, kept: [], count: 0 });
    this.list = make("ol", { class: "law-lines" });
    this.both = make("div", { role: "status" });
    this.element = make("div", { class: "law-card law-panel", hidden: "" },
      make("details", { open: "" }, make("summary", {}, "Lines that you have left"), this.list, this.both));
  }

  show(line) {
    if (this.now && !goesOn(this.now, line)) this.keep();
    this.now = line;
    this.kept = this.kept.filter(other => !goesOn(other, line));
    this.draw();
  }

  /** Keep the line of now, under the name that it had before if it had one. */
  keep() {
    const { now } = this;
    if (now.events.length) this.kept.push({ ...now, name: this.name ?? `Line ${++this.count}` });
    this.name = null;
  }

  draw() {
    this.element.hidden = !this.kept.length;
    this.both.replaceChildren();
    this.list.replaceChildren(...this.kept.map(line => make("li", {},
      make("button", { type: "button", on: { click: () => this.back(line) } }, line.name), " ", this.differs(line), " ",
      make("button", { type: "button", "aria-label": `Side by side with ${line.name}`, on: { click: () => this.compare(line) } }, "Side by side"))));
  }

  /** The first thing in which a line is another than the one on the table. */
  differs(line) {
    if (line.setup !== this.now.setup) return "another table";
    const at = line.events.findIndex((event, i) => event !== this.now.events[i]);
    return `step ${at + 1}: ${line.events[at]} instead of ${this.now.events[at] ?? "nothing yet"}`;
  }

  async compare(line) {
    const { now } = this;
    const html = await this.beside([{ ...now, name: "On the table" }, line].map(({ name, setup, events }) => ({ name, setup, events })));
    if (now.events === this.now.events) this.both.innerHTML = html;
  }

  async back(line) {
    this.keep();
    Object.assign(this, { now: null, name: line.name });
    await this.lay({ setup: line.setup, events: line.events, cursor: line.events.length });
  }
}

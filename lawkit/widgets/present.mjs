// A live deal before an audience: full screen, one key a step, what follows hidden until it is asked for.
//
//   import { present } from "./present.mjs";
//   await present(section);               // resolves when it is closed; the deal stays where the presenter left it
import { make } from "./law.mjs";

const STYLE = new URL("present.css", import.meta.url);
const NEXT = ["ArrowRight", "ArrowDown", "PageDown", " ", "Enter"], BACK = ["ArrowLeft", "ArrowUp", "PageUp", "Backspace"];
const LARGE = 3.6, STEP = 0.1; // letters, in hundredths of the window's height
const SMALL = 15; // px: below that the table is scrolled instead

let styled;

/** The style, once it is there; nothing is shown without it. */
function style() {
  styled ??= new Promise((done, failed) => document.head.append(make("link", {
    rel: "stylesheet", href: STYLE, on: { load: done, error: () => failed(new Error("its style could not be loaded")) },
  })));
  return styled;
}

class Stage {
  constructor(section) {
    Object.assign(this, { deal: section.lawDeal, section, told: [], asked: false });
    const part = (name, tag = "div", more = {}) => make(tag, { class: `law-${name}`, ...more });
    const pane = (name, label) => part(name, "div", { role: "group", "aria-label": label, tabindex: 0 }); // it may have to be scrolled
    const tool = (name, act) => make("button", { type: "button", on: { click: act } }, name);
    [this.table, this.ruling] = [pane("table", "The table"), pane("ruling", "The ruling")];
    [this.steps, this.where] = [part("steps", "ol"), part("where", "p")];
    this.ruling.append(this.steps);
    this.next = tool("Next", () => this.forward());
    this.steps.setAttribute("aria-live", "polite");
    this.where.setAttribute("role", "status");
    const title = section.querySelector(".law-title").cloneNode(true);
    this.element = make("dialog", { class: "law-presented", "aria-label": title.textContent, on: {
      keydown: event => this.key(event), close: () => this.leave(),
    } }, make("section", { class: "law-deal" }, title, this.table, this.ruling,
      make("footer", {}, tool("Back", () => this.back()), this.next, this.where, tool("Close", () => this.element.close()))));
  }

  /** Show it, and resolve when it is closed. */
  async open() {
    document.body.append(this.element);
    await document.documentElement.requestFullscreen?.().catch(() => {}); // the window has to do where it is refused
    this.element.showModal();
    this.next.focus();
    const unfull = () => document.fullscreenElement || this.element.close();
    document.addEventListener("fullscreenchange", unfull);
    this.draw();
    await new Promise(closed => { this.closed = closed; });
    document.removeEventListener("fullscreenchange", unfull);
  }

  leave() {
    this.element.remove();
    if (document.fullscreenElement) document.exitFullscreen();
    this.section.querySelector("[data-tool=present]")?.focus();
    this.closed();
  }

  get at() { return +this.section.dataset.at; }
  get last() { return this.deal.events.length; }

  /** Whether something follows here that has not been told. */
  get hides() { return !this.asked && this.deal.node.steps.some((step, i) => step !== this.told[i]); }

  /** Whether the ruling goes on below what is seen. */
  get goesOn() { return this.ruling.scrollTop + this.ruling.clientHeight < this.ruling.scrollHeight - 2; }

  async forward() {
    if (this.goesOn && !this.hides) return this.ruling.scrollBy(0, this.ruling.clientHeight * 0.8);
    if (this.hides) this.asked = true;
    else if (this.at < this.last) await this.go("redo", this.deal.node.steps, false);
    this.draw();
  }

  async back() {
    if (this.asked) this.asked = false;
    else if (this.at) await this.go("undo", [], true);
    this.draw();
  }

  async go(way, told, asked) {
    await this.deal[way]();
    Object.assign(this, { told, asked });
  }

  key(event) {
    const way = NEXT.includes(event.key) ? "forward" : BACK.includes(event.key) ? "back" : null;
    const press = event.target.closest("button") && [" ", "Enter"].includes(event.key);
    if (!way || press) return; // a button does what it says
    event.preventDefault();
    this[way]();
  }

  draw() {
    const { node } = this.deal, steps = this.hides ? node.steps.filter((step, i) => step === this.told[i]) : node.steps;
    this.table.innerHTML = node.table;
    this.steps.innerHTML = steps.join("");
    const end = this.at === this.last && !this.hides;
    this.next.textContent = this.hides ? "What follows?" : "Next";
    this.next.setAttribute("aria-disabled", end);
    this.where.textContent = `Step ${this.at} of ${this.last}${end ? ", the end" : ""}`;
    this.fit(steps);
  }

  /** The largest letters with which the table has room, and what is new of the steps `shown` in view. */
  fit(shown) {
    for (let size = LARGE; size * innerHeight / 100 >= SMALL; size -= STEP) {
      this.element.style.setProperty("--size", `${size}vh`);
      if (this.table.scrollHeight <= this.table.clientHeight && this.table.scrollWidth <= this.table.clientWidth) break;
    }
    const fresh = [...this.steps.children].find((_, i) => shown[i] !== this.told[i]);
    (fresh ?? this.steps.lastElementChild)?.scrollIntoView({ block: "start" });
  }
}

/** Show the live deal `section` to an audience. Resolves when that is over; rejects where its style is missing. */
export async function present(section) {
  await style();
  await new Stage(section).open();
}

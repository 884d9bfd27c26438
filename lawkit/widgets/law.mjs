// The front end of a live deal, the same on a published page and in JupyterLab. It knows no law: it lays out what
// lawkit computed. A backend has start() -> {nodes, events, cursor}, the node before each event line and after the last, and
// step(node, control) -> node; a node is {table, steps, controls, live, whynot}, HTML that lawkit escaped, controls as data,
// and plain words to speak. At a free table a node has `more`, groups of which offer(node, ask) gives the controls, and
// say(node, line) -> node takes a typed line; there `nodes` may have gaps, which node(events) fills.

const SUITS = { "♠": "s", "♥": "h", "♦": "d", "♣": "c" };
const hint = rules => `Dashed: against ${rules}. You may do it and see what follows.`;
const END = "This example ends here. Go back and choose otherwise, or restart.";
const KEYS = [
  ["1n, 3s, p, x, xx", "a call"], ["sa, h10", "a card, suit first"], ["d", "Director!"],
  ["arrow keys", "from call to call, card to card"], ["u or Ctrl+Z", "back, undo"],
  ["y or Ctrl+Shift+Z", "next, redo"],
];

// Making elements. Text goes in as text, with the suits in their colours.

export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "on") for (const [event, act] of Object.entries(value)) element.addEventListener(event, act);
    else if (value !== null && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...children.flat(Infinity));
  return element;
}

const symbol = part => part in SUITS ? make("span", { class: `law-${SUITS[part]}` }, part) : part;
const rich = text => text.split(/([♠♥♦♣])/).map(symbol);

const wordsOf = element => {
  const copy = element.cloneNode(true);
  for (const extra of copy.querySelectorAll("button, .law-options")) extra.remove();
  return copy.textContent.replace(/\s+/g, " ").trim();
};

/** The nodes that a fragment of lawkit's HTML makes. */
function nodesOf(fragment) {
  const template = document.createElement("template");
  template.innerHTML = fragment;
  return [...template.content.childNodes];
}

const elementOf = fragment => nodesOf(fragment).find(node => node.nodeType === Node.ELEMENT_NODE);

/** Make `old` the element that `child` is, keeping its place, its focus and what it holds where that is the same. */
function become(old, child) {
  for (const { name } of [...old.attributes]) if (!child.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of child.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  fill(old, [...child.childNodes]);
}

/** Make `parent` hold `children`. What is the same already is left alone, and costs no layout. */
function fill(parent, children) {
  const kept = new Set(children.filter(child => child.parentNode === parent));
  children.forEach((child, i) => {
    const old = parent.childNodes[i];
    if (old === child) return;
    if (!old) return parent.append(child);
    if (kept.has(child) || kept.has(old)) return parent.insertBefore(child, old);
    if (old.localName === "details" && old.firstChild.isEqualNode(child.firstChild)) child.open = old.open;
    if (old.isEqualNode(child)) return;
    if (old.localName && old.localName === child.localName) become(old, child);
    else old.replaceWith(child);
  });
  while (parent.childNodes.length > children.length) parent.lastChild.remove();
}

const told = new Map();

/** What a step says in words, what it asks first of all, and whether it waits for the answer. Each is read once. */
function stepOf(fragment) {
  if (!told.has(fragment)) {
    const step = elementOf(fragment);
    told.set(fragment, { words: wordsOf(step), asks: wordsOf(step.firstElementChild), open: "open" in step.dataset });
  }
  return told.get(fragment);
}

// Backends.

/** Numbers from the references of a graph: 0 is the next thing not met so far, everything else a number plus one. */
const reader = (met = 0) => reference => reference ? reference - 1 : met++;

function readGraph(graph) {
  const [piece, control, text, offered, state] = [reader(), reader(), reader(), reader(), reader(1)];
  const texts = graph.frags.map(fragment => fragment.map(p => graph.pieces[piece(p)]).join(""));
  const named = values => Object.fromEntries(graph.fields.map((field, i) => [field, values[i]]));
  const controls = graph.controls.map(named);
  const sets = graph.sets.map(set => set.map(c => controls[control(c)]));
  const read = reference => texts[text(reference)];
  return graph.nodes.map(([table, steps, set, goes, live, whynot]) => ({
    table: read(table), steps: steps.map(read), controls: sets[offered(set)], goes: goes.map(state),
    live: read(live), whynot: whynot.map(read),
  }));
}

/** The graph that lawkit wrote for a published page. */
export function graphBackend(graph) {
  const all = readGraph(graph);
  const step = (node, index) => all[node.goes[index]];
  return {
    async start() {
      const nodes = [all[0]], events = [];
      for (const index of graph.worked) {
        events.push(nodes.at(-1).controls[index].event);
        nodes.push(step(nodes.at(-1), index));
      }
      return { nodes, events, cursor: 0 };
    },
    async step(node, index) { return step(node, index); },
  };
}

/** The Python kernel behind a widget. */
export function kernelBackend(model) {
  const waiting = new Map();
  const hear = answer => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (asked) "error" in answer ? asked.reject(new Error(answer.error)) : asked.resolve(answer.result);
  };
  const ask = message => new Promise((resolve, reject) => {
    const id = Math.random().toString(36).slice(2);
    waiting.set(id, { resolve, reject });
    model.send({ id, ...message });
  });
  model.on("msg:custom", hear);
  return {
    start: () => ask({ start: true }),
    step: (node, index) => ask({ node: node.id, step: node.controls[index].event }),
    say: (node, line) => ask({ node: node.id, step: line }),
    offer: (node, group) => ask({ node: node.id, offer: group }),
    moved(events, cursor) {
      model.set("events", events);
      model.set("cursor", cursor);
      model.save_changes();
    },
    watch(changed) { model.on("change:events", changed); model.on("change:cursor", changed); },
    state: () => JSON.stringify([model.get("events"), model.get("cursor")]),
    close: () => model.off("msg:custom", hear),
  };
}

// Typing an act: what may be typed for a control.

function typed({ kind, label }) {
  const plain = label.replace(/[♠♥♦♣]/g, suit => SUITS[suit]).toLowerCase();
  if (kind === "act") return plain.startsWith("director") ? ["d"] : [];
  const short = { pass: "p", double: "x", redouble: "xx" };
  if (kind === "call") return [plain, short[plain] ?? plain.replace("nt", "n")];
  return kind === "card" ? [plain, plain.replace("10", "t")] : [];
}

const BOX = "[role=toolbar]";

/** The buttons of the box that `element` is in. */
const inBox = element => [...element.closest(BOX)?.querySelectorAll("button") ?? []];

/** What a control is called aloud; it holds whatever letters and figures are seen on it. */
function named({ label, spoken, lawful }, rules) {
  const tokens = text => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const whole = tokens(label).every(token => tokens(spoken || label).includes(token));
  const name = whole ? spoken || label : `${label}: ${spoken}`;
  return lawful ? name : `${name}, against ${rules}`;
}

/** What was done with a control, in words. */
const SEATS = { N: "North", E: "East", S: "South", W: "West" };
const done = ({ kind, seat, label }) => ["call", "card"].includes(kind) && seat in SEATS ? `${SEATS[seat]}: ${label}` : label;

const isDirector = control => control.kind === "act" && control.label.startsWith("Director");

/** Make the static figure `section` live. Resolves when it is; rejects, changing nothing, when the backend fails. */
export async function mount(section, backend) {
  const first = await backend.start();
  new LiveDeal(section, backend, first);
}

let lines = 0;

class LiveDeal {
  constructor(section, backend, first) {
    Object.assign(this, { section, backend, first, queue: Promise.resolve(), buffer: "" });
    this.rules = section.dataset.rules ?? "the Laws";
    Object.assign(this, { nodes: first.nodes, events: first.events, cursor: first.cursor });
    this.build();
    this.listen();
    this.render();
    const deal = this;
    section.lawDeal = {
      get node() { return deal.node; },
      get events() { return deal.events; },
      act: (index, from) => deal.act(index, from), say: line => deal.say(line), undo: () => deal.go(deal.cursor - 1), redo: () => deal.go(deal.cursor + 1),
      text: () => deal.text(),
    };
  }

  get node() { return this.nodes[this.cursor]; }

  // The parts, made once.

  build() {
    const still = this.section.querySelector(".law-body");
    const live = still.cloneNode(true);
    still.classList.add("law-static");
    live.classList.add("law-live");
    const part = name => live.querySelector(`.law-${name}`);
    for (const name of ["table", "steps", "whynot", "empty"]) this[name] = part(name);
    this.live = live;
    this.whynot.open = false;
    this.tools = {
      undo: this.tool("undo", "Back", "↶", () => this.go(this.cursor - 1)),
      redo: this.tool("redo", "Next", "↷", () => this.go(this.cursor + 1)),
      restart: this.tool("restart", "Restart", "⟲", () => this.restart()),
    };
    const slide = () => this.go(+this.range.value);
    this.range = make("input", { type: "range", min: 0, "aria-label": "Step", on: { input: slide } });
    this.count = make("span", { class: "law-count" });
    this.acts = make("div", { class: "law-acts" });
    this.hint = make("p", { class: "law-hint" });
    this.note = make("p", { class: "law-problem", role: "alert" });
    this.voice = make("p", { class: "law-voice", role: "status", "aria-live": "polite" });
    const bar = make("div", { class: "law-bar", role: "group", "aria-label": "Steps" },
      Object.values(this.tools), this.range, this.count);
    const help = make("details", { class: "law-keys" }, make("summary", {}, "Keys"),
      make("dl", {}, KEYS.map(([keys, what]) => [make("dt", {}, keys), make("dd", {}, what)])));
    this.other = this.anythingElse();
    this.table.after(this.acts, this.other);
    live.append(bar, help, this.note, this.voice);
    this.path = make("div", { class: "law-path" });
    still.after(live, this.path);
    this.section.tabIndex = -1;
    this.section.setAttribute("data-lm-suppress-shortcuts", "true");
    this.section.setAttribute("data-live", "");
  }

  tool(id, name, sign, act) {
    const click = event => event.currentTarget.getAttribute("aria-disabled") === "true" || act();
    return make("button", { type: "button", class: "law-tool", "data-tool": id, on: { click } },
      make("span", { "aria-hidden": "true" }, sign), " ", make("span", {}, name));
  }

  listen() {
    addEventListener("beforeprint", () => this.drawPath());
    const { live, section } = this;
    live.addEventListener("click", ({ target }) => this.take(target.closest("[data-control]")));
    live.addEventListener("keydown", event => this.arrow(event, inBox(event.target)));
    live.addEventListener("focusin", ({ target }) => {
      for (const button of inBox(target)) button.tabIndex = button === target ? 0 : -1;
    });
    for (const event of ["focusin", "pointerover"]) live.addEventListener(event, ({ target }) => this.explain(target.closest(`${BOX} button`)));
    for (const event of ["focusout", "pointerout"]) live.addEventListener(event, () => this.explain(null));
    section.addEventListener("keydown", event => this.key(event));
    this.known = this.backend.state?.();
    this.backend.watch?.(() => this.backend.state() === this.known || this.reload());
  }

  // Moving about.

  then(work) {
    this.note.textContent = "";
    this.queue = this.queue.then(work).catch(error => { this.note.textContent = error.message; });
    return this.queue;
  }

  go(cursor) {
    return this.then(async () => {
      if (!(cursor in this.nodes)) return;
      await this.reach(cursor);
      this.show(cursor);
    });
  }

  /** Fill the gap among the nodes where there is one at `cursor`. */
  async reach(cursor) {
    this.nodes[cursor] ??= await this.backend.node(this.events.slice(0, cursor));
  }

  act(index, from = this.cursor) {
    return this.then(async () => {
      const { event } = this.nodes[from].controls[index];
      await this.after(event, from, () => this.backend.step(this.nodes[from], index));
    });
  }

  /** Take a line that was typed. */
  say(line) {
    const from = this.cursor;
    return this.then(() => this.after(line, from, () => this.backend.say(this.nodes[from], line)));
  }

  async after(event, from, step) {
    if (this.events[from] === event) await this.reach(from + 1);
    else {
      const next = await step();
      this.nodes = [...this.nodes.slice(0, from + 1), next];
      this.events = [...this.events.slice(0, from), event];
    }
    this.show(from + 1);
  }

  restart() {
    return this.then(async () => {
      Object.assign(this, { nodes: this.first.nodes, events: this.first.events });
      await this.reach(0);
      this.show(0);
    });
  }

  reload() {
    return this.then(async () => {
      this.first = await this.backend.start();
      Object.assign(this, { nodes: this.first.nodes, events: this.first.events, cursor: this.first.cursor });
      this.known = this.backend.state();
      this.render();
    });
  }

  show(cursor) {
    this.cursor = cursor;
    this.render(this.node.live);
    if (this.backend.moved) {
      this.known = JSON.stringify([this.events, cursor]);
      this.backend.moved(this.events, cursor);
    }
  }

  // Drawing.

  render(said = "") {
    const active = document.activeElement, inside = this.section.contains(active);
    if (inside && active.matches("[data-control]")) active.blur(); // cheaper than losing it in the middle of the changes
    this.voice.textContent = said;
    this.buffer = "";
    if (this.node.table !== this.laid) fill(this.table, nodesOf(this.laid = this.node.table));
    this.drawSteps();
    this.drawActs();
    this.drawTools();
    this.whynot.hidden = !this.node.whynot.length;
    fill(this.whynot.querySelector("ul"), nodesOf(this.node.whynot.join("")));
    this.section.dataset.at = this.cursor;
    if (inside) this.keepFocus();
  }

  drawSteps() {
    const before = this.told ?? this.words(), steps = this.node.steps.map(elementOf);
    for (let at = 0; at <= this.cursor; at++) this.drawAnswers(at, steps);
    for (const step of this.steps.children) step.classList.remove("law-new");
    fill(this.steps, steps);
    this.told = this.words();
    [...this.steps.children].forEach((step, i) => step.classList.toggle("law-new", this.told[i] !== before[i]));
    this.empty?.remove();
    if (this.node.steps.length) return;
    this.empty = make("div", { class: "law-empty" }, "Nothing to rule on yet. ", this.exampleButton());
    this.steps.before(this.empty);
  }

  exampleButton() {
    if (this.node.more || this.cursor >= this.nodes.length - 1) return [];
    const click = () => this.go(this.nodes.length - 1);
    return make("button", { type: "button", class: "law-example", on: { click } }, "Show the worked ruling");
  }

  /** For paper: what has been done so far, or in the worked example where nothing has been. */
  drawPath() {
    const { nodes, events } = this.cursor ? this : this.first;
    const lines = (this.cursor ? events.slice(0, this.cursor) : events).map((event, at) => {
      const control = nodes[at]?.controls.find(each => each.event === event);
      return make("li", {}, rich(control ? done(control) : event));
    });
    this.path.replaceChildren(make("p", { class: "law-head" }, "What was done"), make("ol", {}, lines));
    this.path.hidden = !lines.length;
  }

  /** In `steps`, the answers to the question that was open at step `at` of the history; a given one can be given otherwise. */
  drawAnswers(at, steps) {
    if (!this.nodes[at]) return;
    const answers = this.offered(at, control => control.kind === "answer");
    if (!answers.length) return;
    const waiting = this.nodes[at].steps.map(stepOf), place = waiting.findIndex(step => step.open);
    const step = steps[place], question = waiting[place]?.asks;
    if (!step || stepOf(this.node.steps[place]).asks !== question) return;
    step.querySelector(".law-options")?.remove();
    const buttons = answers.map(([control, index]) => {
      const button = this.button(control, index, at);
      if (at < this.cursor) button.setAttribute("aria-pressed", this.events[at] === control.event);
      return button;
    });
    const group = make("div", { class: "law-answers", role: "group", "aria-label": question }, buttons);
    const words = step.querySelector(".law-answer, .law-say");
    words ? words.before(group) : step.append(group);
  }

  drawActs() {
    const groups = new Map(), asked = new Set(this.node.more?.map(({ label }) => label));
    const boxed = control => ["call", "card"].includes(control.kind) && !asked.has(control.group);
    for (const [control, index] of this.offered(this.cursor, boxed)) {
      const name = control.group ?? "";
      groups.set(name, [...(groups.get(name) ?? []), [control, index]]);
    }
    const boxes = [...groups].map(([name, items], i) => this.box(name, items, i === 0));
    const acts = this.offered(this.cursor, control => control.kind === "act" && !asked.has(control.group));
    const answered = this.steps.querySelector(".law-answers button:not([aria-pressed])");
    const stray = answered ? [] : this.offered(this.cursor, control => control.kind === "answer");
    const unlawful = this.node.controls.some(control => !control.lawful);
    this.rest = boxes.length && unlawful ? hint(this.rules) : "";
    this.explain(null);
    const end = this.node.controls.length ? [] : [make("p", { class: "law-end" }, END)];
    this.other.hidden = !this.node.more;
    this.pick(null);
    const buttons = [...acts, ...stray].map(([control, index]) => this.button(control, index));
    fill(this.acts, [...boxes, this.hint, ...buttons, ...end]);
  }

  // At a free table: what anybody else may do, and a line that is typed.

  anythingElse() {
    this.seats = make("div", { class: "law-row", role: "group", "aria-label": "Who acts" });
    this.deeds = make("select", { "aria-label": "What is done", hidden: "", on: { change: () => this.open(this.deeds.value) } });
    this.opened = make("div");
    const line = `law-line-${lines++}`;
    this.line = make("input", { id: line, autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: 500 });
    const submit = event => {
      event.preventDefault();
      const typed = this.line.value.trim();
      if (typed) this.say(typed).then(() => { if (!this.note.textContent) this.line.value = ""; });
    };
    return make("div", { class: "law-other", hidden: "" },
      make("p", { class: "law-head" }, "Anything else"), this.seats, this.deeds, this.opened,
      make("form", { class: "law-typed", on: { submit } },
        make("label", { for: line }, "Or type a line, such as “W withdraws H5”"), this.line, make("button", {}, "Do it")));
  }

  /** Offer what `who` may do besides; nothing for null. */
  pick(who) {
    const more = this.node.more ?? [];
    const names = [...new Set(more.map(group => group.who))];
    this.seats.replaceChildren(...names.map(name => make("button", {
      type: "button", "aria-pressed": name === who, on: { click: () => this.pick(name === who ? null : name) },
    }, name)));
    const groups = more.filter(group => group.who === who);
    this.deeds.replaceChildren(...groups.map(({ ask, label }) => make("option", { value: ask }, label)));
    this.deeds.hidden = groups.length < 2;
    this.opened.replaceChildren();
    if (groups.length) this.open(groups[0].ask);
  }

  open(ask) {
    return this.then(async () => {
      const { node, cursor } = this, { label } = node.more.find(group => group.ask === ask);
      node.asked ??= {};
      node.asked[ask] ??= this.backend.offer(node, ask).then(controls => node.controls.push(...controls));
      await node.asked[ask];
      if (node !== this.node) return;
      const items = this.offered(cursor, control => control.group === label);
      const boxed = items.length && items[0][0].kind !== "act";
      const buttons = () => make("div", { class: "law-row" }, items.map(([control, index]) => this.button(control, index)));
      const none = make("p", { class: "law-end" }, "Nothing of the kind can happen now.");
      this.opened.replaceChildren(boxed ? this.box(label, items, true) : items.length ? buttons() : none);
    });
  }

  /** A bidding box or a hand of cards: one tab stop, arrows inside. */
  box(name, items, open) {
    const kind = items[0][0].kind;
    const bar = make("div", { class: `law-box law-box-${kind}`, role: "toolbar", "aria-label": name });
    const isBid = control => kind === "card" || /^\d/.test(control.label);
    const rows = [items.filter(([control]) => !isBid(control)), items.filter(([control]) => isBid(control))];
    for (const row of rows.filter(row => row.length)) {
      const full = row.length === 35 ? " law-full" : "";
      bar.append(make("div", { class: `law-row${full}` }, row.map(([control, index]) => this.button(control, index))));
    }
    bar.querySelectorAll("button").forEach((button, i) => { button.tabIndex = i ? -1 : 0; });
    if (open) return make("div", { class: "law-group" }, make("p", { class: "law-head" }, name), bar);
    return make("details", { class: "law-group" }, make("summary", {}, name), bar);
  }

  button(control, index, at = this.cursor) {
    const why = control.why || null;
    return make("button", {
      type: "button", "data-control": index, "data-at": at, "data-event": control.event, "data-key": typed(control)[0],
      class: `law-do-${control.kind}${control.lawful ? "" : " law-unlawful"}${isDirector(control) ? " law-director" : ""}`,
      "aria-label": named(control, this.rules),
      "aria-description": why,
    }, rich(control.label));
  }

  /** Do what a tapped `button` stands for; an answer that was given already is left. */
  take(button) {
    if (!button) return;
    const index = +button.dataset.control, at = +button.dataset.at;
    if (at < this.cursor && this.events[at] === button.dataset.event) return;
    this.act(index, at);
  }

  drawTools() {
    const last = this.nodes.length - 1;
    const fresh = this.cursor === 0 && this.nodes === this.first.nodes;
    const off = { undo: this.cursor === 0, redo: this.cursor === last, restart: fresh };
    for (const [name, button] of Object.entries(this.tools)) button.setAttribute("aria-disabled", off[name]);
    this.range.max = last;
    this.range.value = this.cursor;
    this.count.textContent = `Step ${this.cursor} of ${last}`;
    const came = this.cursor ? this.events[this.cursor - 1] : "the beginning";
    this.range.setAttribute("aria-valuetext", `${this.count.textContent}: ${came}`);
  }

  explain(button) {
    const control = button && this.node.controls[button.dataset.control];
    const words = control?.why ? [...rich(control.label), ": ", ...rich(control.why)] : [this.rest];
    fill(this.hint, [...make("p", {}, words).childNodes]);
  }

  offered(at, wanted) {
    return this.nodes[at].controls.map((control, index) => [control, index]).filter(([control]) => wanted(control));
  }

  // Focus and keys.

  keepFocus() {
    const active = document.activeElement;
    if (active !== document.body && active !== this.section && this.section.contains(active)) return;
    const came = this.events[this.cursor - 1];
    const last = this.nodes[this.cursor - 1]?.controls.find(control => control.event === came);
    const director = last && !last.lawful && ".law-director";
    const wanted = [".law-answers button:not([aria-pressed])", director, ".law-box button[tabindex='0']",
      ".law-acts button", ".law-tool:not([aria-disabled=true])"].filter(Boolean);
    const next = wanted.map(selector => this.live.querySelector(selector)).find(Boolean) ?? this.section;
    next.focus({ preventScroll: true });
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    next.scrollIntoView({ block: "nearest", behavior: calm ? "auto" : "smooth" });
  }

  arrow(event, buttons) {
    const here = buttons.indexOf(document.activeElement);
    const ends = { Home: 0, End: buttons.length - 1, ArrowLeft: here - 1, ArrowRight: here + 1 };
    const ways = { ArrowUp: -1, ArrowDown: 1 };
    const target = event.key in ends ? buttons[ends[event.key]] : beside(buttons, here, ways[event.key]);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  key(event) {
    const key = event.key.toLowerCase();
    if (event.target.matches("input:not([type=range]), textarea, select")) return;
    if (event.ctrlKey || event.metaKey) {
      if (key !== "z") return;
      event.preventDefault();
      return this.go(this.cursor + (event.shiftKey ? 1 : -1));
    }
    if (event.altKey) return;
    if (key === "enter" && this.buffer) return event.preventDefault(), this.commit();
    if (key === "escape") return this.type("");
    if (/^[a-z0-9]$/.test(key)) event.preventDefault(), this.press(key);
  }

  press(key) {
    const matches = this.matching(this.buffer + key);
    if (matches.length) return this.type(this.buffer + key);
    if (!this.buffer && key in { u: 1, y: 1 }) return this.go(this.cursor + (key === "u" ? -1 : 1));
    if (this.buffer) { this.type(""); this.press(key); }
  }

  matching(text) {
    return this.offered(this.cursor, control => typed(control).some(name => name.startsWith(text)));
  }

  /** Take what has been typed so far; act at once when nothing else could be meant, else after a second or Enter. */
  type(text) {
    clearTimeout(this.wait);
    this.buffer = text;
    this.hint.textContent = text ? `Typed: ${text}` : this.rest;
    const exact = this.exact();
    if (exact === null) return;
    if (this.matching(text).every(([control]) => typed(control).includes(text))) this.commit();
    else this.wait = setTimeout(() => this.commit(), 1000);
  }

  exact() {
    const found = this.offered(this.cursor, control => typed(control).includes(this.buffer));
    const group = document.activeElement?.closest?.("[role=toolbar]")?.getAttribute("aria-label");
    return (found.find(([control]) => control.group === group) ?? found[0])?.[1] ?? null;
  }

  commit() {
    const index = this.exact();
    clearTimeout(this.wait);
    this.buffer = "";
    if (index !== null) return this.act(index);
  }

  /** What each step on the page says. */
  words() {
    return this.node.steps.map(fragment => stepOf(fragment).words);
  }

  text() {
    return this.words().map((step, i) => `${i + 1}. ${step}`).join("\n");
  }
}

/** The button nearest to button `here` in the next row up (-1) or down (1). */
function beside(buttons, here, way) {
  if (!way || here < 0) return null;
  const middle = button => button.offsetLeft + button.offsetWidth / 2;
  const from = buttons[here];
  const beyond = buttons.filter(button => way * (button.offsetTop - from.offsetTop) > 0);
  const edge = Math.min(...beyond.map(button => way * button.offsetTop));
  const row = beyond.filter(button => way * button.offsetTop === edge);
  return row.sort((a, b) => Math.abs(middle(a) - middle(from)) - Math.abs(middle(b) - middle(from)))[0] ?? null;
}

/** The widget in JupyterLab. */
export default {
  async render({ model, el }) {
    el.innerHTML = model.get("html");
    const backend = kernelBackend(model);
    await mount(el.querySelector(".law-deal"), backend);
    return () => backend.close();
  },
};

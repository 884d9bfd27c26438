// The case as text, beside its table: it follows the table until the reader edits it, and then waits for "Put this on the table".
import { make } from "./law.mjs";

/** `put(text)` lays a table or rejects with what is wrong. Returns { element, show(text) }. */
export function caseText(put) {
  const panel = new CaseText(put);
  return { element: panel.element, show: text => panel.show(text) };
}

class CaseText {
  constructor(put) {
    const wide = matchMedia("(min-width: 64rem)").matches;
    this.put = put;
    this.now = "";
    this.field = make("textarea", { id: "desk-text", rows: 12, spellcheck: "false", autocapitalize: "off", on: { input: () => this.edited() } });
    this.problem = make("p", { class: "law-problem", role: "alert" });
    this.use = make("button", { type: "button", on: { click: () => this.take() } }, "Put this on the table");
    this.drop = make("button", { type: "button", on: { click: () => this.reset() } }, "Back to the table’s text");
    this.element = make("div", { class: "law-card law-panel" }, make("details", wide ? { open: "" } : {}, make("summary", {}, "The case as text"),
      make("label", { for: "desk-text" }, "Edit it here, in the words of the case format"), this.field, this.problem,
      make("div", { class: "law-row" }, this.use, this.drop)));
    this.edited();
  }

  get dirty() { return this.field.value !== this.now; }

  show(text) {
    const follows = !this.dirty;
    this.now = text;
    if (follows) this.field.value = text;
    this.edited();
  }

  edited() {
    this.use.hidden = this.drop.hidden = !this.dirty;
  }

  reset() {
    this.problem.textContent = "";
    this.field.value = this.now;
    this.edited();
    this.field.focus();
  }

  async take() {
    this.problem.textContent = "";
    const before = this.now, text = this.field.value;
    this.now = text; // what the table says next follows
    try {
      await this.put(text);
    } catch (error) {
      this.now = before;
      this.problem.textContent = error.message;
      this.pointAt(error.message);
    }
    this.edited();
  }

  /** Select the line that a message names. */
  pointAt(message) {
    const number = +(message.match(/^Line (\d+)/)?.[1] ?? 0), rows = this.field.value.split("\n");
    if (!number || number > rows.length) return;
    const begin = rows.slice(0, number - 1).reduce((sum, row) => sum + row.length + 1, 0);
    this.field.focus();
    this.field.setSelectionRange(begin, begin + rows[number - 1].length);
  }
}

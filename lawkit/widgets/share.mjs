// Handing on a case: its link as a QR code and as text to copy, the case as text, and print. It knows nothing of the case.
//
//   import { sharePanel } from "./share.mjs";
//   const panel = sharePanel();
//   place.append(panel.element);              // a folded part of the page
//   panel.show({ link, text });               // whenever the case changes: the whole address, and the case as text
//
// Nothing is loaded or drawn before the panel is opened.
import { make } from "./law.mjs";

const QR = new URL("../npm/uqr/dist/index.mjs", import.meta.url);
const SVG = "http://www.w3.org/2000/svg";
const QUIET = 4; // modules of margin that a scanner wants
const NAME = "QR code: the address of this case";
const TOO_LONG = "This case is too long for a QR code. Copy its link or its text.";

function drawing(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** The dark modules as one path: a bar for each run within a row. */
function bars(rows) {
  return rows.map((row, y) => {
    const text = row.map(dark => dark ? "1" : "0").join("");
    return [...text.matchAll(/1+/g)].map(run => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`).join("");
  }).join("");
}

/** `link` as a QR code. Returns an SVG element, dark on white under any theme; rejects a link that is too long. */
export async function qrCode(link) {
  const { encode } = await import(QR);
  const { data, size } = encode(link, { ecc: "L", boostEcc: true, border: QUIET });
  return drawing("svg", { viewBox: `0 0 ${size} ${size}`, role: "img", class: "law-qr", "shape-rendering": "crispEdges" },
    drawing("title", {}, NAME),
    drawing("rect", { width: size, height: size, fill: "#fff" }),
    drawing("path", { d: bars(data), fill: "#000" }));
}

async function figure(link) {
  return make("figure", {}, await qrCode(link), make("figcaption", {}, "Point the camera of a phone at this code to open the case there."));
}

function withoutCode(error) {
  const reason = error instanceof RangeError ? TOO_LONG : `No QR code can be drawn here (${error.message}).`;
  return make("p", { class: "law-problem" }, reason);
}

/** The panel. Returns { element, show({ link, text }) }. */
export function sharePanel() {
  const panel = new SharePanel();
  return { element: panel.element, show: shared => panel.show(shared) };
}

class SharePanel {
  constructor() {
    this.shared = { link: "", text: "" };
    this.code = make("div", { class: "law-code-place" });
    this.copied = make("div", { class: "law-copied" });
    this.said = make("p", { class: "law-said", role: "status" });
    const button = (label, act) => make("button", { type: "button", on: { click: act } }, label);
    this.fold = make("details", { on: { toggle: () => this.draw() } },
      make("summary", {}, "Share or print this case"), this.code, make("div", { class: "law-row" },
        button("Copy link", () => this.copy("link", "The link is copied.")),
        button("Copy as text", () => this.copy("text", "The case is copied as text.")),
        button("Print", () => this.print())), this.said, this.copied);
    this.element = make("div", { class: "law-card law-share" }, this.fold);
  }

  show(shared) {
    const changed = shared.link !== this.shared.link || shared.text !== this.shared.text;
    this.shared = shared;
    if (!changed) return;
    this.copied.replaceChildren();
    this.said.textContent = "";
    this.draw();
  }

  /** Draw the code of the link of now, once the panel is open. */
  async draw() {
    const { link } = this.shared;
    if (!this.fold.open || !link) return;
    if (this.drawn !== link) {
      this.drawn = link;
      this.drawing = figure(link).catch(withoutCode);
    }
    const code = await this.drawing;
    if (this.drawn === link) this.code.replaceChildren(code);
  }

  async copy(what, done) {
    this.copied.replaceChildren();
    this.said.textContent = "";
    try {
      await navigator.clipboard.writeText(this.shared[what]);
      this.said.textContent = done;
    } catch {
      this.offer(this.shared[what]);
    }
  }

  /** Where the browser does not let a page copy, the reader does. */
  offer(text) {
    const field = make("textarea", { readonly: "", rows: Math.min(8, text.split("\n").length + 2) });
    field.value = text;
    this.copied.append(make("label", {}, "To copy", field));
    this.said.textContent = "This browser does not let the page copy. The text is selected: copy it yourself.";
    field.focus();
    field.select();
  }

  async print() {
    await this.draw();
    window.print();
  }
}

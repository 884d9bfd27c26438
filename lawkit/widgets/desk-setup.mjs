// Setting up another table: a form. What it means, and what is wrong with it, Python says.
import { make } from "./law.mjs";

const SEATS = { N: "North", E: "East", S: "South", W: "West" };
const SUITS = ["♠", "♥", "♦", "♣"], SPOKEN = ["spades", "hearts", "diamonds", "clubs"];
const VULNERABLE = { None: "neither side", NS: "North–South", EW: "East–West", All: "both sides" };
const RULES = { 2017: "the Laws of 2017", classic: "the classic fragment" };

export const FIRST = {
  number: "1", dealer: "N", vul: "None", cards: "dealt", seed: "1", hands: {}, contract: "", declarer: "S", rules: "2017", regulations: "",
};

const field = (label, input) => make("label", { class: "law-field" }, label, input);
const input = (name, value, more = {}) => make("input", { name, value, autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: 60, ...more });
const select = (name, options, chosen) => make("select", { name }, Object.entries(options).map(([value, label]) =>
  make("option", { value, ...value === chosen ? { selected: "" } : {} }, label)));

function hand([seat, name]) {
  const suits = SUITS.map((suit, i) => make("label", {}, make("span", { "aria-hidden": "true" }, suit),
    input(`hand ${seat}`, "", { "aria-label": `${name}: ${SPOKEN[i]}`, maxlength: 80 })));
  return make("fieldset", { class: "law-holding" }, make("legend", {}, name), suits);
}

/** `put(form)` lays a table or rejects with what is wrong. Returns { element }. */
export function setUpForm(put) {
  const problem = make("p", { class: "law-problem", role: "alert" });
  const cards = select("cards", { dealt: "dealt at random", entered: "as entered here", unknown: "nobody has told" }, FIRST.cards);
  const seed = field("Number of the random deal", input("seed", FIRST.seed));
  const hands = make("div", { class: "law-holdings" }, make("p", {}, "Each suit as in AKJ54, ten as T or 10, a void as -; a whole hand may go into one field, such as AKJ54.Q7.KT93.82. " +
    "Of a hand with fewer than thirteen cards the rest is unknown."), Object.entries(SEATS).map(hand));
  const fit = () => { seed.hidden = cards.value !== "dealt"; hands.hidden = cards.value !== "entered"; };
  cards.addEventListener("change", fit);
  fit();
  const form = make("form", { class: "law-setup" },
    field("Board number", input("number", FIRST.number, { inputmode: "numeric" })),
    field("Dealer, without a number", select("dealer", SEATS, FIRST.dealer)), field("Vulnerable, without a number", select("vul", VULNERABLE, FIRST.vul)),
    field("The cards", cards), seed, hands,
    field("Contract, to begin with the play: 4S, 3NTX", input("contract", "")), field("Declarer", select("declarer", SEATS, FIRST.declarer)),
    field("Rules", select("rules", RULES, FIRST.rules)),
    field("Regulations, one a line: opening_lead: face_up", make("textarea", { name: "regulations", rows: 2, spellcheck: "false" })),
    problem, make("button", {}, "Set up this table"));
  form.addEventListener("submit", async event => {
    event.preventDefault();
    problem.textContent = "";
    await put(entered(form)).catch(error => { problem.textContent = error.message; });
  });
  return { element: make("div", { class: "law-card law-panel" }, make("details", {}, make("summary", {}, "Set up another table"), form)) };
}

function entered(form) {
  const data = new FormData(form);
  const hands = Object.fromEntries(Object.keys(SEATS).map(seat => [seat, data.getAll(`hand ${seat}`)]));
  return { ...Object.fromEntries([...data].filter(([name]) => name in FIRST)), hands };
}

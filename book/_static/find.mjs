// Finds a situation by what people say. It takes the words from the page, which is complete without it.
import MiniSearch from "./npm/minisearch/dist/es/index.js";

const MOST = 8, WORTH = 0.4, ENOUGH = 0.5; // the second: of the best one's score; the last: of a word
const NOTHING = "Nothing found. Say it in other words, or look through the list without a search.";

const list = document.querySelector(".law-find");
const weights = new Map(Object.entries(JSON.parse(list.dataset.weights))), weight = word => weights.get(word) ?? 1;
const sum = words => words.reduce((total, word) => total + weight(word), 0);

/** The situations on the page, each with its place, which it leaves while it is a hit. */
const situations = [...document.querySelectorAll(".law-situation")].map(element => ({
  element, home: element.parentElement, title: element.querySelector("summary"), said: [...element.querySelectorAll(".law-said li")],
}));

const index = new MiniSearch({
  fields: ["said"], storeFields: ["of"],
  processTerm: word => weight(word.toLowerCase()) ? word.toLowerCase() : null,
  searchOptions: { prefix: true, fuzzy: word => word.length > 2 && 1, boostTerm: weight },
});
situations.forEach(({ title, said }, of) => {
  for (const each of [title, ...said]) index.add({ id: index.documentCount, said: each.textContent, of });
});

/** The situations that fit the words, best first; words that are said of everything do not make a hit alone. */
function find(words) {
  const found = new Map(), asked = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [], enough = Math.min(ENOUGH, sum(asked));
  for (const { of, score, queryTerms } of index.search(words)) if (!found.has(of) && sum(queryTerms) >= enough) found.set(of, score);
  const best = Math.max(...found.values());
  return [...found].filter(([, score]) => score > WORTH * best).slice(0, MOST).map(([of]) => situations[of]);
}

list.insertAdjacentHTML("afterbegin", `<form class="find" role="search">
  <label for="happened">What happened?</label>
  <span><input id="happened" type="search" autocomplete="off" spellcheck="false" placeholder="such as: dropped a card"></span>
  <p class="law-found" role="status"></p></form><div class="law-hits"></div>`);
const [form, input, count, hits] = ["form", "input", ".law-found", ".law-hits"].map(name => list.querySelector(name));
const sections = list.querySelectorAll("section");

function show() {
  const words = input.value.trim(), found = words ? find(words) : [];
  for (const { element, home } of situations) home.append(element);
  hits.append(...found.map(({ element }) => element));
  for (const section of sections) section.hidden = Boolean(words);
  count.textContent = words && (found.length ? `Found: ${found.length}` : NOTHING);
}

/** Open the first of the hits, and go to its first answer or, where nothing is asked, to the deal. */
function choose(event) {
  event.preventDefault();
  const first = hits.firstElementChild;
  if (!first) return;
  first.open = true;
  first.querySelector(".law-ways summary, .law-there").focus();
}

input.addEventListener("input", show);
form.addEventListener("submit", choose);
input.addEventListener("keydown", event => {
  if (event.key !== "ArrowDown" || !hits.firstElementChild) return;
  event.preventDefault();
  hits.querySelector("summary").focus();
});
if (input.value) show(); // a browser that came back keeps what was typed

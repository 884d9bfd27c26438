// Makes the deals and the question cards of a published page live. Whatever fails leaves the static text as it was.
import { graphBackend, make, mount } from "./law.mjs";

const deals = new URL("deals/", import.meta.url);

async function enliven(section) {
  try {
    const graph = new URL(`${encodeURIComponent(section.dataset.deal)}.json`, deals);
    const answer = await fetch(graph);
    if (!answer.ok) throw new Error(`the server said ${answer.status}`);
    const backend = graphBackend(await answer.json());
    const own = section.dataset.desk && ownTable(section, backend);
    await mount(section, backend);
    if (own) section.querySelector(".law-live .law-keys").before(own);
    section.querySelector(".law-live .law-bar").append(presentButton(section));
  } catch (error) {
    section.prepend(note(`This deal cannot be made live here (${error.message}). The ruling below is complete.`));
  }
}

/** The link that opens the Director's desk with this deal at this moment. */
function ownTable({ dataset: { desk } }, backend) {
  const page = new URL(`${document.documentElement.dataset.content_root}book/desk.html`, location);
  const link = make("a", { class: "law-own" }, "Make it your own");
  backend.moved = (events, cursor) => {
    link.href = `${page}#${desk}&then=${encodeURIComponent(events.slice(0, cursor).join("\n"))}`;
  };
  backend.moved([], 0);
  return link;
}

/** A button that shows a live deal to an audience; what that needs is loaded when it is wanted. */
function presentButton(section) {
  const click = async () => {
    try {
      const { present } = await import("./present.mjs");
      await present(section);
    } catch (error) {
      section.querySelector(".law-live .law-problem").textContent = `This deal cannot be shown large (${error.message}).`;
    }
  };
  return make("button", { type: "button", class: "law-tool", "data-tool": "present", on: { click } },
    make("span", { "aria-hidden": "true" }, "⛶"), " ", make("span", {}, "Present"));
}

function note(text) {
  const line = document.createElement("p");
  line.className = "law-problem";
  line.setAttribute("role", "status");
  line.textContent = text;
  return line;
}

/** A choice shows its own reason; the list of all answers gives way. */
function askQuiz(form) {
  const answers = form.querySelector("details");
  const reasons = [...answers.querySelectorAll("li")];
  const verdict = note("");
  verdict.className = "law-verdict";
  answers.hidden = true;
  form.append(verdict);
  form.addEventListener("submit", event => event.preventDefault());
  form.addEventListener("change", event => {
    const reason = reasons[event.target.value];
    verdict.replaceChildren(...reason.cloneNode(true).childNodes);
    verdict.dataset.right = "right" in reason.dataset;
  });
}

for (const form of document.querySelectorAll(".law-quiz")) askQuiz(form);
await Promise.all([...document.querySelectorAll(".law-deal[data-deal]")].map(enliven));
document.querySelector(".law-deal:target")?.scrollIntoView(); // live deals have other heights

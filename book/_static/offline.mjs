// Has the book kept on the reader's device, and says so at the foot of the page; says when this page is older than what is kept.

const HOME = new URL("../", import.meta.url);
const KEPT = "The whole book is kept on this device. It opens without a network.";
const NEWER = "There is a newer version of the book than this page.";
const mine = `data-build="${document.documentElement.dataset.build}"`;
const note = document.createElement("p");
note.className = "on-device";
document.querySelector(".foot").append(note);

function say(...words) {
  note.replaceChildren(...words);
  for (const part of [note, document.documentElement]) part.classList.toggle("newer", words.length > 1);
}

/** A button that brings the page as it is now. */
function again() {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Open it";
  button.addEventListener("click", () => location.reload());
  return button;
}

/** What is kept of this page, told. Returns whether anything is. */
async function tell() {
  const page = await caches.match(location.pathname, { ignoreVary: true });
  if (!page) say();
  else (await page.text()).includes(mine) ? say(KEPT) : say(NEWER, again());
  return Boolean(page);
}

/** What comes while the page is read is spoken; what was so before is not. */
function news() {
  note.setAttribute("role", "status");
  tell();
}

async function keep() {
  const worker = await navigator.serviceWorker.register(new URL("service-worker.js", HOME));
  const look = () => document.hidden || worker?.update().catch(() => {});
  document.addEventListener("visibilitychange", look);
  if (!await tell()) look();
}

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.addEventListener("controllerchange", news);
  addEventListener("pageshow", tell);
  addEventListener("load", () => keep().catch(() => {}));
}

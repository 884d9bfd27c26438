// Colours and sizes as the reader has chosen them, applied before anything is painted. They stay on the device.
const LOOK = "look", CHOICES = { theme: ["auto", "light", "dark"], suits: ["two", "four"], size: ["normal", "large", "larger"] };

/** What is kept, as far as it is a choice; the first of each where there is none. */
function lookKept() {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(LOOK)) ?? {};
  } catch { /* nothing can be kept here, or it is not ours */ }
  return Object.fromEntries(Object.entries(CHOICES).map(([name, all]) => [name, all.includes(kept[name]) ? kept[name] : all[0]]));
}

function applyLook({ theme, suits, size } = lookKept()) {
  const root = document.documentElement, code = document.querySelector('link[href*="pygments_dark"]');
  root.dataset.theme = theme;
  root.dataset.size = size;
  root.classList.toggle("law-four", suits === "four");
  if (code) code.media = { auto: "screen and (prefers-color-scheme: dark)", light: "not all", dark: "screen" }[theme];
}

function offerLook() {
  const form = document.getElementById("look"), kept = lookKept();
  for (const name in kept) form.elements[name].value = kept[name];
  form.addEventListener("change", () => {
    const chosen = Object.fromEntries(new FormData(form));
    applyLook(chosen);
    try {
      localStorage.setItem(LOOK, JSON.stringify(chosen));
    } catch { /* it holds for this page */ }
  });
  form.addEventListener("submit", event => event.preventDefault());
  document.querySelector(".to-look").hidden = false;
}

applyLook();
document.addEventListener("DOMContentLoaded", offerLook);
addEventListener("storage", () => applyLook());

// A link in the contents leads on, and the contents give way, also where it leads to a place on this page.
const contents = document.getElementById("contents");
contents.addEventListener("click", event => event.target.closest("a") && contents.hidePopover?.());

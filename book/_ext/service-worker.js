// Keeps the book on the reader's device, as a whole or not at all. Above stand the BUILD, its FILES with their hashes, and the
// folder of what is kept ON_DEMAND. A page comes from the network while there is one. As soon as it is of another build, nothing
// that was kept is given out again.

const HOME = new URL("./", self.location);
const BOOK = `${HOME.pathname} ${BUILD}`, LATER = `${HOME.pathname} ${ON_DEMAND}`;
const PATIENCE = 2000; // ms for a page to come from a slow network, if it is kept

/** The browser refuses a file whose hash is another: no two builds get into one cache. */
const wanted = ([path, hash]) => new Request(new URL(path, HOME), { cache: "no-cache", integrity: `sha256-${hash}` });
const keep = async () => (await caches.open(BOOK)).addAll(Object.entries(FILES).map(wanted));
const forget = name => caches.delete(name);
const kept = path => caches.match(new URL(path, HOME), { cacheName: BOOK, ignoreVary: true });

const older = name => name.startsWith(`${HOME.pathname} `) && name !== BOOK && name !== LATER;
const forgetOlder = async () => Promise.all((await caches.keys()).filter(older).map(forget));

/** A page as the server has it now. */
async function fresh(event, path) {
  const answer = await fetch(event.request, { cache: "no-cache" });
  if (answer.status >= 500) throw new Error(`the server said ${answer.status}`);
  if (!answer.ok) return answer;
  if (!(await answer.clone().text()).includes(`data-build="${BUILD}"`)) await forget(BOOK);
  else if (!await kept(path)) event.waitUntil(keep().catch(() => forget(BOOK)));
  return answer;
}

async function page(path, coming) {
  const late = new Promise((resolve, reject) => setTimeout(reject, PATIENCE));
  return Promise.race([coming, late]).catch(async () => await kept(path) ?? coming);
}

const file = async (request, path) => await kept(path) ?? fetch(request);

async function onceUsed(event) {
  const cache = await caches.open(LATER), known = await cache.match(event.request, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(cache.put(event.request, answer.clone()));
  return answer;
}

async function install() {
  await keep().catch(async error => { await forget(BOOK); throw error; });
  await forgetOlder();
  await self.skipWaiting();
}

self.addEventListener("install", event => event.waitUntil(install()));

self.addEventListener("activate", event => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", event => {
  const { request } = event, url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(HOME.href)) return;
  const path = url.pathname.slice(HOME.pathname.length).replace(/^$/, "index.html");
  if (ON_DEMAND && path.startsWith(ON_DEMAND)) event.respondWith(onceUsed(event));
  else if (!(path in FILES)) return;
  else if (request.mode !== "navigate") event.respondWith(file(request, path));
  else {
    const coming = fresh(event, path);
    event.waitUntil(coming.catch(() => {}));
    event.respondWith(page(path, coming));
  }
});

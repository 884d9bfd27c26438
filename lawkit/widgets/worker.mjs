// Python in a worker of the page. It is told { folder } first: where Pyodide's files and the wheel lie, with index.json, which names
// their sizes. It says { loaded, of } while it loads, { ready } or { fatal } once; after that it answers { id, ask } with
// { id, answer }, both the JSON of lawkit/widgets/asked.py. While it lives it holds the lock { lock } that it was told.

const SMALLEST = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
const WASM = { headers: { "content-type": "application/wasm" } };
const plainFetch = self.fetch.bind(self);
let loaded = 0, total = 0;

function fatal(reason) {
  postMessage({ fatal: reason });
}

function count(bytes) {
  loaded += bytes;
  postMessage({ loaded, of: total });
}

/** As fetch, but it counts what has come, says what has not, and lets no server's content type get in the way of WebAssembly. */
async function countingFetch(resource, options) {
  const address = String(resource.url ?? resource), name = address.split("/").at(-1);
  const answer = await plainFetch(resource, options).catch(error => { fatal(`${name} cannot be loaded: ${error.message}`); throw error; });
  if (!answer.ok) {
    fatal(`${name} is not there: the server said ${answer.status}`);
    throw new Error(name);
  }
  const counted = answer.body.pipeThrough(new TransformStream({
    transform(chunk, out) { count(chunk.byteLength); out.enqueue(chunk); },
  }));
  return new Response(counted, name.endsWith(".wasm") ? WASM : { headers: answer.headers });
}

/** Pyodide waits for ever where its code does not compile: say so. */
function watchCompiling() {
  for (const name of ["instantiateStreaming", "instantiate", "compileStreaming", "compile"]) {
    const plain = WebAssembly[name].bind(WebAssembly);
    WebAssembly[name] = (...given) => plain(...given).catch(error => {
      fatal(`this browser cannot run Python’s code: ${error.message}`);
      throw error;
    });
  }
}

async function module(folder, name, size) {
  const found = await import(new URL(name, folder)).catch(error => { throw new Error(`${name} cannot be loaded: ${error.message}`); });
  count(size);
  return found;
}

async function boot(folder) {
  if (typeof WebAssembly !== "object") throw new Error("this browser has no WebAssembly");
  new WebAssembly.Module(SMALLEST);
  self.fetch = countingFetch;
  watchCompiling();
  const index = await (await countingFetch(new URL("index.json", folder))).json();
  total = Object.values(index.sizes).reduce((sum, size) => sum + size);
  const sized = name => module(folder, name, index.sizes[name]);
  const wheel = countingFetch(new URL(index.wheel, folder)).then(answer => answer.arrayBuffer());
  const [{ loadPyodide }] = await Promise.all(["pyodide.mjs", "pyodide.asm.mjs"].map(sized));
  const python = await loadPyodide({ indexURL: folder, lockFileContents: JSON.stringify({ info: index.info, packages: {} }) });
  python.unpackArchive(await wheel, "wheel");
  return python.pyimport("lawkit.widgets.asked").answer;
}

let answering;

self.addEventListener("message", async ({ data }) => {
  if ("folder" in data) {
    navigator.locks?.request(data.lock, () => new Promise(() => {}));
    answering = boot(data.folder);
    return answering.then(() => postMessage({ ready: true }), error => fatal(error.message));
  }
  const answer = await answering;
  try {
    postMessage({ id: data.id, answer: answer(data.ask) });
  } catch (error) {
    fatal(`Python has stopped: ${error.message.trim().split("\n").at(-1)}`);
  }
});

// Python behind a page: a worker that is started when asked for, watched, and started anew when it has died or takes too long. All that
// it is asked can be asked again, so nothing is lost with it.

const LIMITS = { load: 30_000, begin: 180_000, answer: 90_000 }; // ms without news: while files come, until Python runs, for an answer
const SLOW = 1000; // ms after which a question counts as slow
const WORKER = new URL("worker.mjs", import.meta.url);

export class Python {
  /** `folder`: where Pyodide and the wheel lie; `told`: what hears { loaded, of }, { restarted: why }, and { slow } when it begins and ends. */
  constructor(folder, told = () => {}) {
    Object.assign(this, { folder: new URL(folder, document.baseURI).href, told, waiting: new Map(), next: 0 });
  }

  /** Resolves when Python is there; rejects with the reason when it cannot be. */
  start() {
    this.started ??= this.boot().catch(error => { this.stop(); throw error; });
    return this.started;
  }

  async boot() {
    if (typeof Worker !== "function") throw new Error("this browser has no workers");
    if (typeof WebAssembly !== "object") throw new Error("this browser has no WebAssembly, or it is switched off");
    const worker = this.worker = new Worker(WORKER, { type: "module" });
    await new Promise((resolve, reject) => {
      const late = () => reject(new Error("nothing has come for half a minute"));
      const slow = () => reject(new Error("Python has not begun within three minutes"));
      let clock = setTimeout(late, LIMITS.load);
      worker.onmessage = ({ data }) => {
        clearTimeout(clock);
        if (data.ready) return resolve();
        if (data.fatal) return reject(new Error(data.fatal));
        clock = data.loaded < data.of ? setTimeout(late, LIMITS.load) : setTimeout(slow, LIMITS.begin);
        this.told(data);
      };
      worker.onerror = event => { clearTimeout(clock); reject(new Error(event.message || "worker.mjs cannot be loaded")); };
      const lock = `python ${crypto.randomUUID?.() ?? Math.random()}`;
      worker.postMessage({ folder: this.folder, lock });
      this.lock = lock;
    });
    worker.onmessage = ({ data }) => data.fatal ? this.dead(worker, data.fatal) : this.heard(data);
    worker.onerror = event => this.dead(worker, event.message);
    navigator.locks?.request(this.lock, () => this.dead(worker, "it has ended"));
  }

  stop() {
    this.worker?.terminate();
    this.worker = this.started = null;
  }

  heard({ id, answer }) {
    const asked = this.waiting.get(id);
    if (!asked) return;
    this.settled(id, asked);
    const { result, error } = JSON.parse(answer);
    error === undefined ? asked.resolve(result) : asked.reject(new Error(error));
  }

  /** What Python answers to { do, ... }. Rejects with its words when it refuses, or when it could not answer twice. */
  async ask(question) {
    await this.start();
    return new Promise((resolve, reject) => this.send(this.next++, { ask: JSON.stringify(question), resolve, reject, tries: 0 }));
  }

  send(id, asked) {
    const { worker } = this;
    this.waiting.set(id, asked);
    asked.clock = setTimeout(() => this.tooLong(worker, id), LIMITS.answer);
    asked.patience = setTimeout(() => { asked.slow = true; this.told({ slow: true }); }, SLOW);
    worker.postMessage({ id, ask: asked.ask });
  }

  settled(id, asked) {
    this.waiting.delete(id);
    clearTimeout(asked.clock);
    clearTimeout(asked.patience);
    if (asked.slow) this.told({ slow: false });
    asked.slow = false;
  }

  tooLong(worker, id) {
    const asked = this.waiting.get(id);
    this.settled(id, asked);
    asked.reject(new Error("This took too long. Python has been started anew; all that you had is still here."));
    this.dead(worker, "it took too long");
  }

  /** Start anew, and ask once more what was not answered. */
  async dead(worker, why) {
    if (worker !== this.worker) return;
    this.stop();
    this.told({ restarted: why });
    const unanswered = [...this.waiting];
    for (const [id, asked] of unanswered) this.settled(id, asked);
    try {
      await this.start();
      for (const [id, asked] of unanswered) {
        if (asked.tries++) asked.reject(new Error(`Python has stopped twice over this: ${why}`));
        else this.send(id, asked);
      }
    } catch (error) {
      for (const [, asked] of unanswered) asked.reject(error);
    }
  }
}

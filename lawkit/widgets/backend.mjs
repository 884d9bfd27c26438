// What a live deal asks, answered by Python from the set-up and the events alone.

export class Backend {
  constructor(python) {
    Object.assign(this, { python, setup: "", events: [], cursor: 0, heard: () => {} });
  }

  /** What is on the table, and all of its line. */
  get line() { return { setup: this.setup, events: this.events }; }

  /** Take another table: `setup` as lawkit/widgets/asked.py gives it. */
  lay(setup, events, cursor) { Object.assign(this, { setup, events, cursor }); }

  ask(what, more) { return this.python.ask({ do: what, setup: this.setup, ...more }); }

  async node(events) { return { ...await this.ask("node", { events }), events }; }

  async start() {
    const { nodes, ...found } = await this.ask("start", { events: this.events, cursor: this.cursor });
    return { ...found, nodes: nodes.map((node, at) => node && { ...node, events: this.events.slice(0, at) }) };
  }

  step(node, index) { return this.node([...node.events, node.controls[index].event]); }

  say(node, line) { return this.node([...node.events, line]); }

  offer(node, ask) { return this.ask("offer", { events: node.events, ask }); }

  moved(events, cursor) {
    Object.assign(this, { events, cursor });
    this.heard();
  }
}

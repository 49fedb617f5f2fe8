const firstRoom = 1024;

/** Growable typed array by place: read for every place of each search. */
export class Column {
  values = new Int32Array(firstRoom);

  set(place: number, value: number): void {
    if (place >= this.values.length) {
      const wider = new Int32Array(Math.max(place + 1, this.values.length * 2));
      wider.set(this.values);
      this.values = wider;
    }
    this.values[place] = value;
  }
}

/** Lists of numbers by place. Replaced lists are appended. */
export class ListColumn {
  readonly #starts = new Column();
  readonly #lengths = new Column();
  readonly #items = new Column();
  #used = 0;

  set(place: number, items: readonly number[]): void {
    this.#starts.set(place, this.#used);
    this.#lengths.set(place, items.length);
    for (const item of items) {
      this.#items.set(this.#used, item);
      this.#used += 1;
    }
  }

  markWithout(marks: Uint8Array, item: number, bit: number): void {
    const starts = this.#starts.values;
    const lengths = this.#lengths.values;
    const items = this.#items.values;
    for (let place = 0; place < marks.length; place += 1) {
      let at = starts[place] as number;
      const end = at + (lengths[place] as number);
      while (at < end && items[at] !== item) at += 1;
      if (at === end) (marks[place] as number) |= bit;
    }
  }

  markEmpty(marks: Uint8Array, bit: number): void {
    const lengths = this.#lengths.values;
    for (let place = 0; place < marks.length; place += 1)
      if (lengths[place] === 0) (marks[place] as number) |= bit;
  }

  /** @param counts by item */
  count(place: number, counts: Int32Array): void {
    const items = this.#items.values;
    const start = this.#starts.values[place] as number;
    const end = start + (this.#lengths.values[place] as number);
    for (let at = start; at < end; at += 1) (counts[items[at] as number] as number) += 1;
  }
}

export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Buffer;
  readonly metadata: Buffer;
}

/** One position: not written in an explicit transaction. */
export interface StoredEvent extends ProposedEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  /** Milliseconds since 1970. */
  readonly created: number;
}

export type AppendOutcome =
  | { readonly appended: true; readonly last: StoredEvent }
  | { readonly appended: false; readonly current: number | null };

const recordOverhead = 120;

/** Positions are byte offsets with gaps. */
export class DoubleLog {
  readonly events: StoredEvent[] = [];
  readonly #streams = new Map<string, StoredEvent[]>();
  readonly #listeners = new Set<() => void>();
  #length = 0;

  constructor() {
    // Servers' logs start with system records.
    this.appendSystemEvent();
  }

  stream(name: string): readonly StoredEvent[] {
    return this.#streams.get(name) ?? [];
  }

  indexBehind(position: number): number {
    let low = 0;
    let high = this.events.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.events[middle]?.position ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** @param expected `null` for no stream. Repeated ids have no effect and the first answer. */
  append(stream: string, expected: number | null, events: readonly ProposedEvent[]): AppendOutcome {
    const stored = this.stream(stream);
    const from = expected === null ? 0 : expected + 1;
    if (stored.length === from) return { appended: true, last: this.#store(stream, events) };
    const last = stored[from + events.length - 1];
    const same = events.every(({ id }, index) => stored[from + index]?.id === id);
    if (last && same) return { appended: true, last };
    return { appended: false, current: stored.length === 0 ? null : stored.length - 1 };
  }

  appendSystemEvent(): void {
    const data = Buffer.from('{}');
    const metadata = Buffer.alloc(0);
    const event = { id: crypto.randomUUID(), type: '$statsCollected', contentType: 'application/json' };
    this.#store('$stats-127.0.0.1:2113', [{ ...event, data, metadata }]);
  }

  onAppended(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #store(stream: string, events: readonly ProposedEvent[]): StoredEvent {
    const created = Date.now();
    const placed = events.map((event) => this.#place(stream, event, created));
    placed.forEach((event) => this.#linkByCorrelation(event));
    const last = placed.at(-1);
    if (!last) throw new RangeError('nothing to append');
    this.#listeners.forEach((listener) => listener());
    return last;
  }

  /** As the system projection `$by_correlation_id`, which servers run a moment later. */
  #linkByCorrelation({ stream, revision, metadata, created }: StoredEvent): void {
    const { $correlationId: id } = metadata.length === 0 ? {} : JSON.parse(metadata.toString());
    if (id === undefined) return;
    const link = { id: crypto.randomUUID(), type: '$>', contentType: 'application/octet-stream' };
    const data = Buffer.from(`${revision}@${stream}`);
    this.#place(`$bc-${id}`, { ...link, data, metadata: Buffer.alloc(0) }, created);
  }

  #place(stream: string, event: ProposedEvent, created: number): StoredEvent {
    const stored = this.#streams.get(stream) ?? [];
    const placed = { ...event, stream, revision: stored.length, position: this.#length, created };
    stored.push(placed);
    this.#streams.set(stream, stored);
    this.events.push(placed);
    this.#length += recordOverhead + stream.length + event.type.length;
    this.#length += event.data.length + event.metadata.length;
    return placed;
  }
}

import { setImmediate as nextPeriodChange } from 'node:timers/promises';
import type { Position } from '@portal/contracts';
import type { EventStore, RecordedEvent } from '../stores/event-store/event-store.port';

const batch = 1_000;
/** A key wherever it stands in an event, also within an address or a list; other digits that look alike do no harm. */
const keys = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g;

/** Events that say of a key only that it came, or went. */
const arrival = 'FileUploaded';
const departure = 'UploadDiscarded';

/** What the log says of a file that was brought and that nothing refers to. */
export interface Unreferenced {
  readonly key: string;
  /** ISO 8601 UTC. */
  readonly uploadedAt: string;
  /** Since when nobody may refer to it any more. */
  readonly discardedAt?: string;
}

/**
 * Which files the log refers to: every key in every event of every area, so that an area that is added tomorrow is
 * known. Reads the log from its beginning once, and then only what is new.
 */
export class FileReferences {
  #position: Position = 0;
  readonly #referenced = new Set<string>();
  readonly #waiting = new Map<string, Unreferenced>();

  constructor(private readonly events: Pick<EventStore, 'readAll'>) {}

  /** Reads on, to the end of the log. */
  async catchUp(): Promise<void> {
    for (;;) {
      const read = await this.events.readAll(this.#position, batch);
      read.forEach((event) => this.#note(event));
      this.#position = read.at(-1)?.position ?? this.#position;
      if (read.length < batch) return;
      // A long log is read while others are answered: an embedded store answers without letting go of the thread.
      await nextPeriodChange();
    }
  }

  /** Whether somebody brought it: then it waits for its reference, or is discarded. */
  knows(key: string): boolean {
    return this.#referenced.has(key) || this.#waiting.has(key);
  }

  /** What was brought and is referred to by nothing. */
  unreferenced(): readonly Unreferenced[] {
    return [...this.#waiting.values()];
  }

  /** Its content is gone. */
  forget(key: string): void {
    this.#waiting.delete(key);
  }

  #note({ type, data, metadata }: RecordedEvent): void {
    const { key } = data as { key?: string };
    if (type === arrival && key !== undefined) return this.#arrived(key, metadata.at);
    const waiting = this.#waiting.get(key ?? '');
    if (type === departure)
      return void (waiting && this.#waiting.set(waiting.key, { ...waiting, discardedAt: metadata.at }));
    for (const [found] of JSON.stringify(data).matchAll(keys)) {
      this.#referenced.add(found);
      this.#waiting.delete(found);
    }
  }

  #arrived(key: string, uploadedAt: string): void {
    if (!this.#referenced.has(key)) this.#waiting.set(key, { key, uploadedAt });
  }
}

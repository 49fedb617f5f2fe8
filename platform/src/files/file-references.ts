import type { Position } from '@portal/contracts';
import { yieldToOthers } from '../program/in-pieces';
import type { EventStore, RecordedEvent } from '../stores/event-store/event-store.port';

const batch = 1_000;
/** A key anywhere in an event, also in an address or a list; similar digits are harmless. */
const keys = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g;

/** Events that only record that a key was stored or discarded. */
const arrival = 'FileUploaded';
const departure = 'UploadDiscarded';

interface Keys {
  /** Keys that the stream of the event refers to no more. */
  readonly releasedKeys?: readonly string[];
  /** Uploads that may wait longer for their reference from now on. */
  readonly heldKeys?: readonly string[];
}
const keysIn = ({ data }: RecordedEvent) => {
  const { releasedKeys: released = [], heldKeys: held = [] } = data as Keys;
  return { released, held };
};

/** State of an uploaded file without a reference. */
export interface Unreferenced {
  readonly key: string;
  /** ISO 8601 UTC; or the time since which it is not held any more. */
  readonly uploadedAt: string;
  /** Last time at which an event held it. */
  readonly heldAt?: string | undefined;
  /** Time since which no command may refer to it. */
  readonly discardedAt?: string;
}

/**
 * Keys in all events of all areas, new areas included. Reads the log once, then only new events. A key that nobody
 * uploaded by itself belongs to the stream that mentions it first: an event there may release it by `releasedKeys`, and
 * nothing refers to it then, unless another stream has mentioned it. `heldKeys` are no references: uploads that they name
 * wait longer for one, and as long as others when `releasedKeys` names them.
 */
export class FileReferences {
  #position: Position = 0;
  readonly #referenced = new Set<string>();
  readonly #waiting = new Map<string, Unreferenced>();
  /** Streams that alone refer to a key, and may release it. */
  readonly #owners = new Map<string, string>();

  constructor(private readonly events: Pick<EventStore, 'readAll'>) {}

  /** Reads on, to the end of the log. */
  async catchUp(): Promise<void> {
    for (;;) {
      const read = await this.events.readAll(this.#position, batch);
      read.forEach((event) => this.#note(event));
      this.#position = read.at(-1)?.position ?? this.#position;
      if (read.length < batch) return;
      // A long log is read while others are answered: an embedded store answers without letting go of the thread.
      await yieldToOthers();
    }
  }

  /** Whether a person uploaded it; then it waits for its reference, or is discarded. */
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

  #note(event: RecordedEvent): void {
    const { type, data, metadata } = event;
    const { key } = data as { key?: string };
    if (type === arrival && key !== undefined) return this.#arrived(key, metadata.at);
    const waiting = this.#waiting.get(key ?? '');
    if (type === departure)
      return void (waiting && this.#waiting.set(waiting.key, { ...waiting, discardedAt: metadata.at }));
    this.#read(event);
  }

  #read(event: RecordedEvent): void {
    const { data, metadata } = event;
    const { released, held } = keysIn(event);
    for (const [found] of JSON.stringify(data).matchAll(keys))
      if (!released.includes(found) && !held.includes(found)) this.#mentioned(found, event.stream);
    held.forEach((each) => this.#held(each, metadata.at));
    released.forEach((each) => this.#released(each, event));
  }

  /** An upload that was discarded before goes nevertheless. */
  #held(key: string, heldAt: string): void {
    const waiting = this.#waiting.get(key);
    if (waiting) this.#waiting.set(key, { ...waiting, heldAt });
  }

  #mentioned(key: string, stream: string): void {
    const isNew = !this.#referenced.has(key) && !this.#waiting.has(key);
    if (isNew) this.#owners.set(key, stream);
    else if (this.#owners.get(key) !== stream) this.#owners.delete(key);
    this.#referenced.add(key);
    this.#waiting.delete(key);
  }

  #released(key: string, { stream, metadata }: RecordedEvent): void {
    const waiting = this.#waiting.get(key);
    // From here on it waits as if it had just come: whoever takes that back finds it.
    if (waiting?.heldAt !== undefined)
      this.#waiting.set(key, { ...waiting, uploadedAt: metadata.at, heldAt: undefined });
    if (this.#owners.get(key) !== stream) return;
    this.#owners.delete(key);
    this.#referenced.delete(key);
  }

  #arrived(key: string, uploadedAt: string): void {
    if (!this.#referenced.has(key)) this.#waiting.set(key, { key, uploadedAt });
  }
}

import type { Position } from '@portal/contracts';
import { yieldToOthers } from '../program/in-pieces';
import type { EventStore, RecordedEvent } from '../stores/event-store/event-store.port';

const batch = 1_000;
/** File keys anywhere in an event; other matches are harmless. */
const keys = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g;

const uploadedType = 'FileUploaded';
const discardedType = 'UploadDiscarded';

interface Keys {
  /** Keys the event's stream no longer refers to. */
  readonly releasedKeys?: readonly string[];
  readonly heldKeys?: readonly string[];
}
const keysIn = ({ data }: RecordedEvent) => {
  const { releasedKeys: released = [], heldKeys: held = [] } = data as Keys;
  return { released, held };
};

export interface Unreferenced {
  readonly key: string;
  /** ISO 8601 UTC; or end of its hold. */
  readonly uploadedAt: string;
  readonly heldAt?: string | undefined;
  readonly discardedAt?: string;
}

/**
 * Keys in all events. A key never uploaded on its own belongs to the first stream mentioning it;
 * `releasedKeys` frees it unless another stream mentions it.
 * `heldKeys` only prolong an upload's deadline, until `releasedKeys` names it.
 */
export class FileReferences {
  #position: Position = 0;
  readonly #referenced = new Set<string>();
  readonly #waiting = new Map<string, Unreferenced>();
  readonly #owners = new Map<string, string>();

  constructor(private readonly events: Pick<EventStore, 'readAll'>) {}

  async catchUp(): Promise<void> {
    for (;;) {
      const read = await this.events.readAll(this.#position, batch);
      read.forEach((event) => this.#note(event));
      this.#position = read.at(-1)?.position ?? this.#position;
      if (read.length < batch) return;
      // Embedded stores read synchronously: yields in a long log.
      await yieldToOthers();
    }
  }

  knows(key: string): boolean {
    return this.#referenced.has(key) || this.#waiting.has(key);
  }

  unreferenced(): readonly Unreferenced[] {
    return [...this.#waiting.values()];
  }

  forget(key: string): void {
    this.#waiting.delete(key);
  }

  #note(event: RecordedEvent): void {
    const { type, data, metadata } = event;
    const { key } = data as { key?: string };
    if (type === uploadedType && key !== undefined) return this.#addUpload(key, metadata.at);
    const waiting = this.#waiting.get(key ?? '');
    if (type === discardedType)
      return void (waiting && this.#waiting.set(waiting.key, { ...waiting, discardedAt: metadata.at }));
    this.#read(event);
  }

  #read(event: RecordedEvent): void {
    const { data, metadata } = event;
    const { released, held } = keysIn(event);
    for (const [found] of JSON.stringify(data).matchAll(keys))
      if (!released.includes(found) && !held.includes(found)) this.#addReferences(found, event.stream);
    held.forEach((each) => this.#held(each, metadata.at));
    released.forEach((each) => this.#released(each, event));
  }

  /** Discarded uploads are removed even if held. */
  #held(key: string, heldAt: string): void {
    const waiting = this.#waiting.get(key);
    if (waiting) this.#waiting.set(key, { ...waiting, heldAt });
  }

  #addReferences(key: string, stream: string): void {
    const isNew = !this.#referenced.has(key) && !this.#waiting.has(key);
    if (isNew) this.#owners.set(key, stream);
    else if (this.#owners.get(key) !== stream) this.#owners.delete(key);
    this.#referenced.add(key);
    this.#waiting.delete(key);
  }

  #released(key: string, { stream, metadata }: RecordedEvent): void {
    const waiting = this.#waiting.get(key);
    if (waiting?.heldAt !== undefined)
      this.#waiting.set(key, { ...waiting, uploadedAt: metadata.at, heldAt: undefined });
    if (this.#owners.get(key) !== stream) return;
    this.#owners.delete(key);
    this.#referenced.delete(key);
  }

  #addUpload(key: string, uploadedAt: string): void {
    if (!this.#referenced.has(key)) this.#waiting.set(key, { key, uploadedAt });
  }
}

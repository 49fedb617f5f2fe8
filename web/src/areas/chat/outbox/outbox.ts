import type { CallError } from '#app/client/call-error';
import { SafeStorage } from '#app/safe-storage';
import type { UploadedFile } from '#ui/upload/use-uploads';

export type OutgoingKind = 'message' | 'note';

/** Something said that the conversation does not show yet. */
export interface Outgoing {
  /** One key however often it is sent: it never arrives twice. */
  readonly intent: string;
  readonly orderId: string;
  readonly kind: OutgoingKind;
  readonly html: string;
  readonly images: readonly UploadedFile[];
  /** ISO time, by the clock of this machine. */
  readonly at: string;
  readonly state: 'sending' | 'failed' | 'sent';
  /** What it is called in the conversation, once it was sent. */
  readonly id?: string;
  /** Why it failed; unknown after a reload. */
  readonly error?: CallError;
}

const none: readonly Outgoing[] = [];
const keyOf = (userId: number) => `chat-outbox-${userId}`;
const isOutgoing = (value: unknown): value is Outgoing =>
  typeof value === 'object' && value !== null && 'intent' in value && 'html' in value && 'images' in value;

/** What was under way when the page was closed: nobody knows how it ended, and sending it again is safe. */
const interrupted = (item: Outgoing): Outgoing => ({ ...item, state: 'failed' });

function parse(stored: string | null): readonly Outgoing[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isOutgoing).map(interrupted) : none;
  } catch {
    // Not JSON: somebody else wrote there.
    return none;
  }
}

/**
 * What this tab has said and not yet seen in the conversation. It outlives the screen and a reload, so that what could
 * not be sent is not lost (U4).
 */
export class Outbox {
  readonly #storage: SafeStorage;
  readonly #items = new Map<number, readonly Outgoing[]>();
  readonly #listeners = new Set<() => void>();

  constructor(storage: SafeStorage) {
    this.#storage = storage;
  }

  /** A person's items, oldest first; the same list as long as nothing changed. */
  itemsOf(userId: number): readonly Outgoing[] {
    const known = this.#items.get(userId);
    if (known !== undefined) return known;
    const items = parse(this.#storage.read(keyOf(userId)));
    this.#items.set(userId, items);
    return items;
  }

  /** Puts an item in, or back in. */
  add(userId: number, item: Outgoing): void {
    this.#write(userId, [...this.itemsOf(userId), item]);
  }

  change(userId: number, intent: string, changes: Partial<Outgoing>): void {
    this.#write(
      userId,
      this.itemsOf(userId).map((item) => (item.intent === intent ? { ...item, ...changes } : item)),
    );
  }

  drop(userId: number, isDone: (item: Outgoing) => boolean): void {
    const left = this.itemsOf(userId).filter((item) => !isDone(item));
    if (left.length < this.itemsOf(userId).length) this.#write(userId, left);
  }

  /** The person signed out: nothing of what they said stays on this machine (safety W18). */
  forget(userId: number): void {
    this.#write(userId, none);
  }

  /** @returns stops listening. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #write(userId: number, items: readonly Outgoing[]): void {
    this.#items.set(userId, items);
    const kept = items.filter(({ state }) => state !== 'sent').map(({ error: _error, ...item }) => item);
    this.#storage.write(keyOf(userId), kept.length === 0 ? null : JSON.stringify(kept));
    this.#listeners.forEach((listener) => listener());
  }
}

/** The outbox of this tab: two tabs would take each other's sending for failing. */
export const outbox = new Outbox(new SafeStorage(() => sessionStorage));

import { KeptLists } from '../storage/kept-lists';
import { SafeStorage } from '../storage/safe-storage';
import { type Outgoing, readAll, written } from './outgoing';

/** What only this tab knows of an item: that it is under way, or why the last try failed. */
type Now = Pick<Outgoing, 'state' | 'error' | 'id'>;

/**
 * What people did and the server has not taken yet, each person's apart. It outlives the screen, a reload and the
 * browser, so that nothing that was done without a network is lost (U4); all tabs see the same.
 */
export class Outbox {
  readonly #lists: KeptLists<Outgoing>;
  readonly #now = new Map<string, Now>();
  readonly #sent = new Map<number, readonly Outgoing[]>();

  constructor(storage: SafeStorage) {
    this.#lists = new KeptLists(storage, 'outbox-', {
      read: (text, userId) => [
        ...readAll(text).map((item) => ({ ...item, ...this.#now.get(item.intent) })),
        ...(this.#sent.get(userId) ?? []),
      ],
      write: (items) => JSON.stringify(items.map(written)),
    });
  }

  /** A person's items, oldest first; the same list as long as nothing changed. */
  itemsOf(userId: number): readonly Outgoing[] {
    return this.#lists.of(userId);
  }

  /** Puts an item in, or back in. */
  add(userId: number, item: Outgoing): void {
    this.#lists.keep(userId, [...this.#kept(userId), item]);
  }

  /** How an item stands now; a refusal is remembered, the rest is of this tab. */
  mark(userId: number, intent: string, now: Now): void {
    this.#now.set(intent, now);
    const items = this.#kept(userId).map((item) => (item.intent === intent ? { ...item, ...now } : item));
    this.#lists.keep(userId, items);
  }

  /** The server has taken it: shown until the record's screen drops it, and gone after a reload. */
  settle(userId: number, intent: string, id: string | undefined): void {
    const item = this.#kept(userId).find((one) => one.intent === intent);
    this.#now.delete(intent);
    if (item !== undefined && id !== undefined) {
      this.#sent.set(userId, [...(this.#sent.get(userId) ?? []), { ...item, state: 'sent', id }]);
    }
    this.drop(userId, (one) => one.intent === intent && one.state !== 'sent');
  }

  drop(userId: number, isDone: (item: Outgoing) => boolean): void {
    const done = this.itemsOf(userId).filter(isDone);
    if (done.length === 0) return;
    // Whoever comes back under the same key has not been tried yet.
    done.forEach(({ intent }) => this.#now.delete(intent));
    const sent = this.#sent.get(userId) ?? [];
    this.#sent.set(
      userId,
      sent.filter((item) => !isDone(item)),
    );
    this.#lists.keep(
      userId,
      this.#kept(userId).filter((item) => !isDone(item)),
    );
  }

  /** The person signed out: nothing of what they did stays on this machine (safety W18). */
  forget(userId: number): void {
    this.#sent.delete(userId);
    this.#now.clear();
    this.#lists.keep(userId, []);
  }

  /** @returns stops listening. */
  readonly subscribe = (listener: () => void): (() => void) => this.#lists.subscribe(listener);

  #kept(userId: number): readonly Outgoing[] {
    return this.itemsOf(userId).filter(({ state }) => state !== 'sent');
  }
}

/** The outbox of this browser. */
export const outbox = new Outbox(new SafeStorage(() => localStorage));

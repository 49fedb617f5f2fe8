import { KeptLists } from '../storage/kept-lists';
import { SafeStorage } from '../storage/safe-storage';
import { type Outgoing, readAll, written } from './outgoing';

/** State of an item in this tab only. */
type Now = Pick<Outgoing, 'state' | 'error' | 'id'>;

/** Commands not yet accepted by the server, by person; survives reloads and is shared by tabs (U4). */
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

  /** Oldest first; the same list until it changes. */
  itemsOf(userId: number): readonly Outgoing[] {
    return this.#lists.of(userId);
  }

  add(userId: number, item: Outgoing): void {
    this.#lists.keep(userId, [...this.#kept(userId), item]);
  }

  /** Only a rejection is stored; other states belong to this tab. */
  mark(userId: number, intent: string, now: Now): void {
    this.#now.set(intent, now);
    const items = this.#kept(userId).map((item) => (item.intent === intent ? { ...item, ...now } : item));
    this.#lists.keep(userId, items);
  }

  /** Accepted: shown until its screen drops it, or until a reload. */
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
    // An item re-added with the same key starts fresh.
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

  /** On sign-out nothing stays on this machine (W18). */
  forget(userId: number): void {
    this.#sent.delete(userId);
    this.#now.clear();
    this.#lists.keep(userId, []);
  }

  /** @returns unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => this.#lists.subscribe(listener);

  #kept(userId: number): readonly Outgoing[] {
    return this.itemsOf(userId).filter(({ state }) => state !== 'sent');
  }
}

export const outbox = new Outbox(new SafeStorage(() => localStorage));

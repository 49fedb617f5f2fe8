import { Listeners } from '#core/listeners';

/** Entries that this page has sent as an order and whose answer it awaits. */
let ids: ReadonlySet<string> = new Set();
const listeners = new Listeners();

function become(next: ReadonlySet<string>): void {
  ids = next;
  listeners.notify();
}

/** What is being ordered stays where it is until the answer is there (R-CRT-09). */
export const ordering = {
  begin: (sent: readonly string[]): void => become(new Set([...ids, ...sent])),
  end: (sent: readonly string[]): void => become(new Set([...ids].filter((id) => !sent.includes(id)))),
  ids: (): ReadonlySet<string> => ids,
  subscribe: listeners.subscribe,
};

import type { Position } from '@portal/contracts';

/**
 * Measures the lag of a reader of the log in time, because positions cannot be counted. Remembers when it saw which
 * end.
 */
export class LogLag {
  #seen: { readonly head: Position; readonly at: number }[] = [];

  /** The log ends there now. @param now milliseconds since the epoch */
  see(head: Position, now: number): void {
    if ((this.#seen.at(-1)?.head ?? -1) < head) this.#seen.push({ head, at: now });
  }

  /** Milliseconds since the log has had an event after `position`; 0 for none. */
  of(position: Position, now: number): number {
    const missing = this.#seen.find(({ head }) => head > position);
    return missing ? now - missing.at : 0;
  }

  /** Every reader has come that far. */
  forget(upTo: Position): void {
    this.#seen = this.#seen.filter(({ head }) => head > upTo);
  }
}

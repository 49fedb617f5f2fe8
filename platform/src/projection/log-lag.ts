import type { Position } from '@portal/contracts';

/**
 * Tells how far behind a reader of the log is in time: positions only compare, what lies between two of them cannot be
 * counted. Remembers when it saw the log end where.
 */
export class LogLag {
  #seen: { readonly head: Position; readonly at: number }[] = [];

  /** The log ends there now. @param now milliseconds since the epoch */
  see(head: Position, now: number): void {
    if ((this.#seen.at(-1)?.head ?? -1) < head) this.#seen.push({ head, at: now });
  }

  /** Milliseconds since the log has had something behind `position`, as far as was seen; 0 for who has it all. */
  of(position: Position, now: number): number {
    const missing = this.#seen.find(({ head }) => head > position);
    return missing ? now - missing.at : 0;
  }

  /** Every reader has come that far. */
  forget(upTo: Position): void {
    this.#seen = this.#seen.filter(({ head }) => head > upTo);
  }
}

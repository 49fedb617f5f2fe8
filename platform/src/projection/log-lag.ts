import type { Position } from '@portal/contracts';

/** Positions cannot be counted, so it records when each end was seen. Milliseconds. */
export class LogLag {
  #seen: { readonly head: Position; readonly at: number }[] = [];

  /** @param now milliseconds since the epoch */
  record(head: Position, now: number): void {
    if ((this.#seen.at(-1)?.head ?? -1) < head) this.#seen.push({ head, at: now });
  }

  /** Milliseconds since the first event after `position`; 0 for none. */
  of(position: Position, now: number): number {
    const missing = this.#seen.find(({ head }) => head > position);
    return missing ? now - missing.at : 0;
  }

  forget(upTo: Position): void {
    this.#seen = this.#seen.filter(({ head }) => head > upTo);
  }
}

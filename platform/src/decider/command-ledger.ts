import { reject } from '@portal/contracts';
import type { LRUCache } from 'lru-cache';
import { lruCache } from '../program/lru-cache';
import type { CommandOutcome } from './command-outcome';

interface Begun {
  /** Of the input; `undefined` matches every other. */
  readonly digest: string | undefined;
  readonly at: string;
}

interface Arriving extends Begun {
  readonly arrived: number;
  /** The answer holds a secret: only repeats that arrived before it share it. */
  readonly isAnsweredOnce: boolean;
}

interface Entry extends Begun {
  readonly outcome: Promise<CommandOutcome>;
  answered: number;
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;
const reused: CommandOutcome = { ok: false, rejection: reject('idempotency_key_reused') };
export const alreadyAnswered: CommandOutcome = { ok: false, rejection: reject('already_answered') };

/** Whether both digests are known and unequal. */
export const differs = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

/**
 * Cache of recent outcomes by idempotency key, shared by concurrent and later repeats, unless given once.
 * Finds keys reused for another stream (R2).
 */
export class CommandLedger {
  readonly #entries: LRUCache<string, Entry>;

  constructor(capacity: number) {
    this.#entries = lruCache(capacity, dayInMilliseconds);
  }

  /** Executes at most once per command id. Rejections and failures are forgotten. */
  once(commandId: string, begun: Arriving, execute: () => Promise<CommandOutcome>): Promise<CommandOutcome> {
    const known = this.#entries.get(commandId);
    if (known) return this.#repeat(known, begun);
    const { digest, at } = begun;
    const entry: Entry = { digest, at, outcome: execute(), answered: Infinity };
    this.#entries.set(commandId, entry);
    const forget = () => this.#entries.delete(commandId);
    entry.outcome.then((result) => {
      entry.answered = performance.now();
      if (!result.ok) forget();
    }, forget);
    return entry.outcome;
  }

  async #repeat(known: Entry, { digest, arrived, isAnsweredOnce }: Arriving): Promise<CommandOutcome> {
    if (differs(known.digest, digest)) return reused;
    return isAnsweredOnce && arrived > known.answered ? alreadyAnswered : known.outcome;
  }

  begunAt(commandId: string): string | undefined {
    return this.#entries.get(commandId)?.at;
  }
}

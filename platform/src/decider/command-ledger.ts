import { reject } from '@portal/contracts';
import { LRUCache } from 'lru-cache';
import type { CommandOutcome } from './command-outcome';

interface Entry {
  readonly digest: string;
  readonly outcome: Promise<CommandOutcome>;
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;
const reused: CommandOutcome = { ok: false, rejection: reject('idempotency_key_reused') };

/**
 * What this process has done lately under idempotency keys. A repeat that comes while the first is still running
 * shares its outcome; one that comes later gets the same answer even where nothing was appended. The log itself is
 * the lasting ledger: this one is a bounded memory in front of it, and knows a key reused for another stream (R2).
 */
export class CommandLedger {
  readonly #entries: LRUCache<string, Entry>;

  constructor(capacity: number) {
    this.#entries = new LRUCache({ max: capacity, ttl: dayInMilliseconds });
  }

  /** Executes at most once per command id. What said no or failed is forgotten: it had no effect to protect. */
  once(commandId: string, digest: string, execute: () => Promise<CommandOutcome>): Promise<CommandOutcome> {
    const known = this.#entries.get(commandId);
    if (known) return known.digest === digest ? known.outcome : Promise.resolve(reused);
    const outcome = execute();
    this.#entries.set(commandId, { digest, outcome });
    const forget = () => this.#entries.delete(commandId);
    outcome.then((result) => result.ok || forget(), forget);
    return outcome;
  }
}

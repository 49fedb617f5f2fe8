import { reject } from '@portal/contracts';
import { LRUCache } from 'lru-cache';
import type { CommandOutcome } from './command-outcome';

/** What is remembered of a command besides its outcome. */
export interface Begun {
  /** Of its input; `undefined` where none could be made, which matches every other. */
  readonly digest: string | undefined;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** Only repeats in flight share the answer, as it holds a secret. */
  readonly isAnsweredOnce: boolean;
}

interface Entry extends Begun {
  readonly outcome: Promise<CommandOutcome>;
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;
const reused: CommandOutcome = { ok: false, rejection: reject('idempotency_key_reused') };
export const alreadyAnswered: CommandOutcome = { ok: false, rejection: reject('already_answered') };

/** Whether two digests are known to be of different inputs. */
export const differs = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

/**
 * Recent commands of this process by idempotency key. Concurrent repeats share one outcome; later ones get the same
 * answer, even where nothing was appended, unless it is given once. A bounded cache before the log; it also knows a key reused for another
 * stream (R2).
 */
export class CommandLedger {
  readonly #entries: LRUCache<string, Entry>;

  constructor(capacity: number) {
    this.#entries = new LRUCache({ max: capacity, ttl: dayInMilliseconds });
  }

  /** Executes at most once per command id. Rejections and failures are forgotten: they had no effect. */
  once(commandId: string, begun: Begun, execute: () => Promise<CommandOutcome>): Promise<CommandOutcome> {
    const known = this.#entries.get(commandId);
    if (known) return differs(known.digest, begun.digest) ? Promise.resolve(reused) : known.outcome;
    const outcome = execute();
    this.#entries.set(commandId, { ...begun, outcome });
    const settle = (effect: boolean) => {
      if (!effect) this.#entries.delete(commandId);
      else if (begun.isAnsweredOnce)
        this.#entries.set(commandId, { ...begun, outcome: Promise.resolve(alreadyAnswered) });
    };
    outcome.then(
      ({ ok }) => settle(ok),
      () => settle(false),
    );
    return outcome;
  }

  /** When a command that is running or done here was sent, ISO 8601 UTC. */
  begunAt(commandId: string): string | undefined {
    return this.#entries.get(commandId)?.at;
  }
}

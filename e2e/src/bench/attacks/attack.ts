import type { Visitor } from '../load/requests';

/** The server under attack, and the accounts that the attackers hold. */
export interface AttackTarget {
  readonly port: number;
  /** Accounts of restaurant staff; nobody else uses them. */
  readonly managers: readonly Visitor[];
  /** An account that may upload drawings. */
  readonly administrator: Visitor;
}

/** What came of one attack. */
export interface AttackCount {
  readonly attempts: number;
  /** Status codes of the answers, and `closed` for connections that ended without one. */
  readonly outcomes: Readonly<Record<string, number>>;
}

/** One kind of attack. `run` repeats `attempt` on several connections until the time is over. */
export interface Attack {
  readonly name: string;
  /** Attempts that are under way at the same time. */
  readonly concurrency: number;
  /** One attempt. @param n number of the attempt, from 0 @param signal aborted when the time is over */
  attempt(target: AttackTarget, n: number, signal: AbortSignal): Promise<string>;
}

/** Repeats an attack until the signal is aborted. */
export async function repeat(
  attack: Attack,
  target: AttackTarget,
  signal: AbortSignal,
): Promise<AttackCount> {
  const outcomes: Record<string, number> = {};
  let attempts = 0;
  async function loop(): Promise<void> {
    while (!signal.aborted) {
      const outcome = await attack.attempt(target, attempts++, signal);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: attack.concurrency }, loop));
  return { attempts, outcomes };
}

import type { Visitor } from '../load/requests';

export interface AttackTarget {
  readonly port: number;
  /** Restaurant staff, used by attackers only. */
  readonly managers: readonly Visitor[];
  /** May upload drawings. */
  readonly administrator: Visitor;
}

export interface AttackCount {
  readonly attempts: number;
  /** Status codes, and `closed` for connections without an answer. */
  readonly outcomes: Readonly<Record<string, number>>;
}

/** `run` repeats `attempt` on several connections. */
export interface Attack {
  readonly name: string;
  /** Parallel attempts. */
  readonly concurrency: number;
  /** @param n from 0 @param signal aborts at the end */
  attempt(target: AttackTarget, n: number, signal: AbortSignal): Promise<string>;
}

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

import type { InputOf, OutputOf, QueryContract } from '@portal/contracts/kernel';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Answer } from './read-answer';

/**
 * Does the same thing at most once in a while: the first time at once, and once more when the while is over if it was
 * wanted meanwhile. Nothing wanted is forgotten, and what is wanted once does not wait.
 */
class Pace {
  readonly #gap: number;
  /** By key: what to do when its gap is over, or null while nobody wanted it again. */
  readonly #resting = new Map<string, (() => void) | null>();

  /** @param gap milliseconds between two runs of the same key. */
  constructor(gap: number) {
    this.#gap = gap;
  }

  /** @returns false where it waits for the end of the gap; of several that wait the last is done. */
  run(key: string, act: () => void): boolean {
    if (this.#resting.has(key)) {
      this.#resting.set(key, act);
      return false;
    }
    this.#resting.set(key, null);
    setTimeout(() => this.#wake(key), this.#gap);
    act();
    return true;
  }

  #wake(key: string): void {
    const wanted = this.#resting.get(key);
    this.#resting.delete(key);
    if (wanted) this.run(key, wanted);
  }
}

/** The cache key of a query: the contract's name, then its input. Without input: all answers of that query. */
export const queryKeyOf = (contract: Pick<QueryContract, 'name'>, input?: unknown): QueryKey =>
  input === undefined ? [contract.name] : [contract.name, input];

/** Puts back what a patch changed. */
export type Undo = () => void;

/** Milliseconds between two refreshes of the same query by pushes: fifty of them in a second ask some five times. */
const pushGap = 200;

/** What this browser remembers of answers, addressed by contract: patched optimistically and by pushes. */
export class CallCache {
  readonly #queries: QueryClient;
  readonly #pace = new Pace(pushGap);

  constructor(queries: QueryClient) {
    this.#queries = queries;
  }

  /** Makes every answer of these queries stale; those on a screen are asked for again. */
  async refresh(contracts: readonly Pick<QueryContract, 'name'>[]): Promise<void> {
    await Promise.all(
      contracts.map((contract) => this.#queries.invalidateQueries({ queryKey: queryKeyOf(contract) })),
    );
  }

  /**
   * The same for pushes, which may come in bursts: the first of a burst asks at once, the others together a moment
   * later. Every answer is stale from the first moment on, so that a screen which opens meanwhile asks by itself.
   */
  refreshPaced(contracts: readonly Pick<QueryContract, 'name'>[]): void {
    for (const contract of contracts) {
      const isAsking = this.#pace.run(contract.name, () => void this.refresh([contract]));
      if (!isAsking) this.outdate([contract]);
    }
  }

  /** Makes every answer of these queries stale for what opens later; what is on a screen stays as it is. */
  outdate(contracts: readonly Pick<QueryContract, 'name'>[]): void {
    for (const contract of contracts)
      void this.#queries.invalidateQueries({ queryKey: queryKeyOf(contract), refetchType: 'none' });
  }

  /** Asks for everything again that is on a screen: after a reconnect that missed something. */
  async refreshAll(): Promise<void> {
    await this.#queries.invalidateQueries();
  }

  /**
   * Changes the remembered answers of a query, all inputs alike, without asking the server.
   * @param change gets the data and the input it answers; returns the same data to leave it alone.
   * @returns puts everything back as it was.
   */
  patch<C extends QueryContract>(
    contract: C,
    change: (data: OutputOf<C>, input: InputOf<C>) => OutputOf<C>,
  ): Undo {
    const before = this.#queries.getQueriesData<Answer<OutputOf<C>> | null>({
      queryKey: queryKeyOf(contract),
    });
    for (const [key, answer] of before) {
      if (!answer) continue;
      const data = change(answer.data, key[1] as InputOf<C>);
      if (data !== answer.data) this.#queries.setQueryData(key, { ...answer, data });
    }
    return () => before.forEach(([key, answer]) => this.#queries.setQueryData(key, answer));
  }

  /** Forgets everything: another person may sit here now. */
  clear(): void {
    this.#queries.clear();
  }
}

import type { InputOf, OutputOf, QueryContract } from '@portal/contracts/kernel';
import { QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isCallError } from './call-error';
import type { Answer } from './wire';

/** Milliseconds. */
const freshFor = 30_000;
const retries = 2;

/** Milliseconds requested by the server; longer waits are shown instead. */
const waitAskedBy = (error: Error): number =>
  isCallError(error) ? Math.min(5_000, Number(error.details['retryAfterSeconds'] ?? 0) * 1_000) : 0;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => isCallError(error) && error.isTemporary && failures < retries,
        // X14
        retryDelay: (attempt, error) => Math.max(400 * 2 ** attempt, waitAskedBy(error)),
      },
    },
  });
}

/** Runs at once, then once more after the gap if requested again. */
class Pace {
  /** `null` without a due action. */
  readonly #resting = new Map<string, (() => void) | null>();

  /** @param gap milliseconds */
  constructor(private readonly gap: number) {}

  /** @returns false while it waits; the last waiting run wins */
  run(key: string, act: () => void): boolean {
    if (this.#resting.has(key)) {
      this.#resting.set(key, act);
      return false;
    }
    this.#resting.set(key, null);
    setTimeout(() => this.#wake(key), this.gap);
    act();
    return true;
  }

  #wake(key: string): void {
    const requested = this.#resting.get(key);
    this.#resting.delete(key);
    if (requested) this.run(key, requested);
  }
}

/** Without input: all answers of the query. */
export const queryKeyOf = (contract: Pick<QueryContract, 'name'>, input?: unknown): QueryKey =>
  input === undefined ? [contract.name] : [contract.name, input];

/** Reverts a patch. */
export type Undo = () => void;

/** Milliseconds. */
const pushGap = 200;

export class CallCache {
  readonly #pace = new Pace(pushGap);

  constructor(private readonly queries: QueryClient) {}

  /** Marks answers stale; those on a screen are refetched. */
  async refresh(contracts: readonly Pick<QueryContract, 'name'>[]): Promise<void> {
    await Promise.all(
      contracts.map((contract) => this.queries.invalidateQueries({ queryKey: queryKeyOf(contract) })),
    );
  }

  /** The first push refetches at once, the rest together. Answers are stale immediately. */
  refreshPaced(contracts: readonly Pick<QueryContract, 'name'>[]): void {
    for (const contract of contracts) {
      const isAsking = this.#pace.run(contract.name, () => void this.refresh([contract]));
      if (!isAsking) this.outdate([contract]);
    }
  }

  outdate(contracts: readonly Pick<QueryContract, 'name'>[]): void {
    for (const contract of contracts)
      void this.queries.invalidateQueries({ queryKey: queryKeyOf(contract), refetchType: 'none' });
  }

  async refreshAll(): Promise<void> {
    await this.queries.invalidateQueries();
  }

  /**
   * Patches all cached answers of a query.
   * @param change returns the same data for no change.
   * @returns reverts the patch.
   */
  patch<C extends QueryContract>(
    contract: C,
    change: (data: OutputOf<C>, input: InputOf<C>) => OutputOf<C>,
  ): Undo {
    const before = this.queries.getQueriesData<Answer<OutputOf<C>> | null>({
      queryKey: queryKeyOf(contract),
    });
    for (const [key, answer] of before) {
      if (!answer) continue;
      const data = change(answer.data, key[1] as InputOf<C>);
      if (data !== answer.data) this.queries.setQueryData(key, { ...answer, data });
    }
    return () => before.forEach(([key, answer]) => this.queries.setQueryData(key, answer));
  }

  clear(): void {
    this.queries.clear();
  }
}

export function useCallCache(): CallCache {
  const queries = useQueryClient();
  return useMemo(() => new CallCache(queries), [queries]);
}

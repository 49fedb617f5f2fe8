import type { InputOf, QueryContract } from '@portal/contracts/kernel';
import { useQueries } from '@tanstack/react-query';
import { queryKeyOf } from './call-cache';
import { useCallClient } from './client-context';

/** How many records each of some lists has; `undefined` as long as nobody knows. Ask for pages of one. */
export function useCallTotals<C extends QueryContract>(
  contract: C,
  inputs: readonly InputOf<C>[],
): readonly (number | undefined)[] {
  const client = useCallClient();
  return useQueries({
    queries: inputs.map((input) => ({
      queryKey: queryKeyOf(contract, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => client.send(contract, input, { signal }),
    })),
  }).map(({ data }) => data?.total);
}

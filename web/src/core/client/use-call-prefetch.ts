import type { InputOf, QueryContract } from '@portal/contracts/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeyOf } from './call-cache';
import { useCallClient } from './client-context';

/** Prefetches a query; failures are ignored. */
export function useCallPrefetch(): <C extends QueryContract>(contract: C, input: InputOf<C>) => void {
  const client = useCallClient();
  const queries = useQueryClient();
  return useCallback(
    (contract, input) =>
      void queries.prefetchQuery({
        queryKey: queryKeyOf(contract, input),
        queryFn: ({ signal }) => client.send(contract, input, { signal }),
        retry: false,
      }),
    [client, queries],
  );
}

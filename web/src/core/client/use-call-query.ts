import type { InputOf, OutputOf, QueryContract } from '@portal/contracts/kernel';
import { keepPreviousData, useQuery, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeyOf } from './call-cache';
import { useCallClient } from './call-client';
import type { CallError } from './call-error';
import type { Answer } from './wire';

/** Ignores failures. */
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

interface QueryOptions {
  readonly enabled?: boolean;
  readonly keepPrevious?: boolean;
  /** Milliseconds; pushes and own commands end it earlier. */
  readonly freshFor?: number;
}

/** Milliseconds. */
const staleRetry = 700;

function useAnswer<C extends QueryContract, T>(
  contract: C,
  input: InputOf<C>,
  options: QueryOptions,
  select: (answer: Answer<OutputOf<C>>) => T,
): UseQueryResult<T, CallError> {
  const client = useCallClient();
  return useQuery<Answer<OutputOf<C>>, CallError, T>({
    queryKey: queryKeyOf(contract, input),
    queryFn: ({ signal }) => client.send(contract, input, { signal }),
    enabled: options.enabled ?? true,
    placeholderData: options.keepPrevious === true ? keepPreviousData : undefined,
    ...(options.freshFor === undefined ? {} : { staleTime: options.freshFor }),
    refetchInterval: (query) => (query.state.data?.stale === true ? staleRetry : false),
    select,
  });
}

/** `const order = useCallQuery(orderQueries.GetOrder, { id })` */
export function useCallQuery<C extends QueryContract>(
  contract: C,
  input: InputOf<C>,
  options: QueryOptions = {},
) {
  return useAnswer(contract, input, options, dataOf<OutputOf<C>>);
}

export interface Page<Row> {
  readonly rows: Row;
  /** Over all pages. */
  readonly total: number;
}

/** The previous page stays until the next arrives. */
export function useCallList<C extends QueryContract>(
  contract: C,
  input: InputOf<C>,
  options: QueryOptions = {},
) {
  return useAnswer(contract, input, { keepPrevious: true, ...options }, pageOf<OutputOf<C>>);
}

const dataOf = <T>(answer: Answer<T>): T => answer.data;
const pageOf = <T>(answer: Answer<T>): Page<T> => ({
  rows: answer.data,
  total: answer.total ?? (Array.isArray(answer.data) ? answer.data.length : 0),
});

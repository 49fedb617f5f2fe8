import type { InputOf, OutputOf, QueryContract } from '@portal/contracts/kernel';
import { useCallback, useMemo } from 'react';
import { useCallClient } from '#core/client/call-client';
import { useCallList } from '#core/client/use-call-query';
import { type ListUrl, type OpensWith, useListUrl } from '../list/use-list-url';

/** R-CON-32, AMB-50; -1 is all. */
export const usualSizes: readonly number[] = [10, 20, 30, -1];

interface TableListOptions<C extends QueryContract, Filter extends string> {
  readonly pageSizes?: readonly number[];
  /** Default: the first of `pageSizes`. */
  readonly defaultSize?: number;
  readonly filters?: readonly Filter[];
  /** Stable. */
  readonly opensWith?: OpensWith<Filter>;
  /** Default: that of the address. Stable. */
  readonly inputOf?: (input: ListUrl<Filter>['input']) => InputOf<C>;
}

/** `load` fetches all matching rows. */
export function useTableList<C extends QueryContract, Filter extends string = never>(
  call: C,
  options: TableListOptions<C, Filter> = {},
) {
  const { pageSizes = usualSizes, defaultSize = pageSizes[0] ?? 10, filters, inputOf, opensWith } = options;
  const client = useCallClient();
  const list = useListUrl<Filter>({ defaultSize, filters, opensWith });
  const input = useMemo(
    () => (inputOf === undefined ? (list.input as InputOf<C>) : inputOf(list.input)),
    [inputOf, list.input],
  );
  const query = useCallList(call, input);
  const load = useCallback(
    async (): Promise<OutputOf<C>> =>
      (await client.send(call, { ...(input as object), page: 1, size: -1 } as InputOf<C>)).data,
    [client, call, input],
  );
  return { list, query, pageSizes, load };
}

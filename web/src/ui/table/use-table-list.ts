import type { InputOf, OutputOf, QueryContract } from '@portal/contracts/kernel';
import { useCallback, useMemo } from 'react';
import { useCallClient } from '#core/client/call-client';
import { useCallList } from '#core/client/use-call-query';
import { type ListUrl, type OpensWith, useListUrl } from '../list/use-list-url';

/** R-CON-32, AMB-50; -1 is all. */
export const usualSizes: readonly number[] = [10, 20, 30, -1];

interface TableListOptions<C extends QueryContract, Filter extends string> {
  /** Rows per page to choose from. */
  readonly pageSizes?: readonly number[];
  /** The first of the sizes where it is not given. */
  readonly defaultSize?: number;
  /** Names of the filters in the address. */
  readonly filters?: readonly Filter[];
  /** What the list opens with. Stable between renders. */
  readonly opensWith?: OpensWith<Filter>;
  /** What is asked for, where that is not the address itself. Stable between renders. */
  readonly inputOf?: (input: ListUrl<Filter>['input']) => InputOf<C>;
}

/** A list for a table: its state in the address, the page that is asked for, and all rows that its filters leave. */
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

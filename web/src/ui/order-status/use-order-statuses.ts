import { sessionQueries } from '@portal/contracts/areas/session';
import { useMemo } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';

export interface OrderStatuses {
  /** In the order of the server's table. */
  readonly all: readonly { readonly id: number; readonly name: string }[];
  /** What a status is called; `null` as long as the table is not there. */
  readonly nameOf: (status: number) => string | null;
}

/** The statuses of orders as the server's table `order_status` lists them, in the language in use (R-ORD-07). */
export function useOrderStatuses(): OrderStatuses {
  const { language } = useLanguage();
  const tables = useCallQuery(sessionQueries.GetTables, { language }, { freshFor: Infinity });
  const { data, isError } = tables;
  return useMemo(() => {
    const all = (data?.order_status ?? []).map(({ id, name }) => ({ id: Number(id), name }));
    // A table that could not be loaded leaves the code: better than no word beside the colour.
    const otherwise = (status: number) => (isError ? String(status) : null);
    return { all, nameOf: (status) => all.find(({ id }) => id === status)?.name ?? otherwise(status) };
  }, [data, isError]);
}

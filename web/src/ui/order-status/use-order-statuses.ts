import { sessionQueries } from '@portal/contracts/areas/session';
import { useMemo } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';

export interface OrderStatuses {
  /** In the order of the server's table. */
  readonly all: readonly { readonly id: number; readonly name: string }[];
  /** `null` until loaded. */
  readonly nameOf: (status: number) => string | null;
}

/** Order statuses, named by the server (R-ORD-07). */
export function useOrderStatuses(): OrderStatuses {
  const { language } = useLanguage();
  const tables = useCallQuery(sessionQueries.GetTables, { language }, { freshFor: Infinity });
  const { data, isError } = tables;
  return useMemo(() => {
    const all = (data?.order_status ?? []).map(({ id, name }) => ({ id: Number(id), name }));
    // Without the table, the code.
    const otherwise = (status: number) => (isError ? String(status) : null);
    return { all, nameOf: (status) => all.find(({ id }) => id === status)?.name ?? otherwise(status) };
  }, [data, isError]);
}

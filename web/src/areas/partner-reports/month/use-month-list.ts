import { type PartnerReport, partnerReportQueries } from '@portal/contracts/areas/partner-reports';
import { useCallback } from 'react';
import { useAddress, withChanges } from '#ui/list/use-address';
import type { ListUrl } from '#ui/list/use-list-url';
import { useTableList } from '#ui/table/use-table-list';

/** R-PRT-11. */
export const pageSizes = [10, 25, 50, -1];

/** The list of a month, with the report that is open beside it in the address. */
export function useMonthList(month: string) {
  const { search, change } = useAddress();
  const inputOf = useCallback((input: ListUrl['input']) => ({ ...input, month }), [month]);
  const table = useTableList(partnerReportQueries.ListPartnerReports, { pageSizes, inputOf });
  return {
    ...table,
    /** The report that somebody has opened; another page of the list may hold it. */
    openId: search.get('report') ?? undefined,
    open: useCallback(({ id }: PartnerReport) => change({ report: id }, true), [change]),
    close: useCallback(() => change({ report: undefined }, true), [change]),
    linkTo: ({ id }: PartnerReport) => `?${withChanges(search, { report: id }).toString()}`,
  };
}
export type MonthList = ReturnType<typeof useMonthList>;

import {
  type PartnerReport,
  partnerReportCommands,
  partnerReportQueries,
  receivedReportQueries,
} from '@portal/contracts/areas/partner-reports';
import { useCallback, useRef } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useMonthName } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useAddress, withChanges } from '#ui/list/use-address';
import type { ListUrl } from '#ui/list/use-list-url';
import { type Removal, useRemoval } from '#ui/record/use-removal';
import { useTableList } from '#ui/table/use-table-list';
import { monthTexts } from './texts';

export const reportQueries = [
  partnerReportQueries.ListPartnerReports,
  partnerReportQueries.ListPartnerReportMonths,
  partnerReportQueries.ListOpenReportMonths,
  ...Object.values(receivedReportQueries),
] as const;

export const monthsPath = '/partner/reports';
export const addPath = '/partner/reports/add';

/** `11/2026` (AMB-22). */
export const monthPath = (month: string): string => `${monthsPath}/${month}`;

export const addMonthPath = (month: string): string => `${addPath}?month=${month.replace('/', '-')}`;

/** R-PRT-11. */
export const pageSizes = [10, 25, 50, -1];

export function useMonthList(month: string) {
  const { search, change } = useAddress();
  const inputOf = useCallback((input: ListUrl['input']) => ({ ...input, month }), [month]);
  const table = useTableList(partnerReportQueries.ListPartnerReports, { pageSizes, inputOf });
  return {
    ...table,
    /** Possibly on another page of the list. */
    openId: search.get('report') ?? undefined,
    open: useCallback(({ id }: PartnerReport) => change({ report: id }, true), [change]),
    close: useCallback(() => change({ report: undefined }, true), [change]),
    linkTo: ({ id }: PartnerReport) => `?${withChanges(search, { report: id }).toString()}`,
  };
}
export type MonthList = ReturnType<typeof useMonthList>;

/** R-PRT-10. */
export type Unwanted =
  { readonly report: PartnerReport } | { readonly ids: readonly string[] } | { readonly month: string };

const { DeletePartnerReport, DeletePartnerReports, DeletePartnerReportMonth, RestorePartnerReports } =
  partnerReportCommands;
const options = { refresh: reportQueries };

/** @returns the ids of what was deleted */
function useDelete() {
  const one = useCallCommand(DeletePartnerReport, options);
  const several = useCallCommand(DeletePartnerReports, options);
  const all = useCallCommand(DeletePartnerReportMonth, options);
  return async (unwanted: Unwanted): Promise<readonly string[]> => {
    if ('report' in unwanted) return (await one.send({ id: unwanted.report.id })).data.ids;
    if ('ids' in unwanted) return (await several.send({ ids: [...unwanted.ids] })).data.ids;
    return (await all.send({ month: unwanted.month.replace('/', '-') })).data.ids;
  };
}

/** U5. */
export function useReportRemoval(onDeleted: () => void): Removal<Unwanted> {
  const text = useText(monthTexts);
  const monthName = useMonthName();
  const remove = useDelete();
  const restoration = useCallCommand(RestorePartnerReports, options);
  const deleted = useRef(new WeakMap<Unwanted, readonly string[]>());
  const idsOf = (unwanted: Unwanted) => deleted.current.get(unwanted) ?? [];
  const title = (unwanted: Unwanted) => {
    if ('report' in unwanted) return text('removeTitle', { name: unwanted.report.report_filename });
    if ('ids' in unwanted) return text('removeSeveralTitle', { count: unwanted.ids.length });
    return text('removeMonthTitle', { month: monthName(unwanted.month) });
  };
  return useRemoval<Unwanted>({
    remove: async (unwanted) => {
      deleted.current.set(unwanted, await remove(unwanted));
      onDeleted();
    },
    restore: (unwanted) => restoration.send({ ids: [...idsOf(unwanted)] }),
    words: {
      title,
      text: () => text('removeText'),
      confirm: () => text('removeConfirm'),
      removed: (unwanted) => text('removed', { count: idsOf(unwanted).length }),
    },
  });
}

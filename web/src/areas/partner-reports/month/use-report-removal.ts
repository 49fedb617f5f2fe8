import { type PartnerReport, partnerReportCommands } from '@portal/contracts/areas/partner-reports';
import { useRef } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { type Removal, useRemoval } from '#ui/record/use-removal';
import { reportQueries } from '../report-queries';
import { useMonthName } from '#core/i18n/dates';
import { monthTexts } from '../texts';

/** What is to be deleted: one report, some of them, or all of a month (R-PRT-10). */
export type Unwanted =
  { readonly report: PartnerReport } | { readonly ids: readonly string[] } | { readonly month: string };

const { DeletePartnerReport, DeletePartnerReports, DeletePartnerReportMonth, RestorePartnerReports } =
  partnerReportCommands;
const options = { refresh: reportQueries };

/** Sends whichever call deletes this. @returns the ids that it deleted */
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

/** Asks, deletes, and undoes just what was deleted (U5). */
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

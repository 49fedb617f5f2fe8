import {
  type PartnerReport,
  partnerReportCommands,
  type ReportRestaurantChoice,
} from '@portal/contracts/areas/partner-reports';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { useToast } from '#ui/toast/toast-context';
import { reportQueries } from '../report-queries';
import { monthTexts } from '../texts';

const nobody = -1;

/** Says which restaurant a report is about, and can be undone (AMB-65, U5). */
export function useAssigning() {
  const text = useText(monthTexts);
  const toast = useToast();
  const { send, isPending } = useCallCommand(partnerReportCommands.AssignPartnerReport, {
    refresh: reportQueries,
  });
  const set = async (report: PartnerReport, restaurantId: number | null, word: string) => {
    const { id, restaurant_id: before } = report;
    const undo = () => void send({ id, restaurant_id: before ?? nobody }).catch(toast.failed);
    try {
      await send({ id, restaurant_id: restaurantId ?? nobody });
      toast.done(word, undo);
    } catch (error) {
      toast.failed(error);
    }
  };
  return {
    isPending,
    assign: (report: PartnerReport, restaurant: ReportRestaurantChoice | null) => {
      const name = report.report_filename;
      const word =
        restaurant === null
          ? text('unassigned', { name })
          : text('assigned', { name, restaurant: restaurantLabel(restaurant) });
      return set(report, restaurant?.id ?? null, word);
    },
  };
}

import { openMonths, partnerReports } from '@portal/contracts/areas/partner-reports';
import type { QueryContext } from '@portal/platform/http/serve-queries';
import { cachedFromView } from '@portal/platform/stores/view-store/cached-from-view';
import type { Views } from '@portal/platform/stores/view-store/views';

/** Open for reports and over, newest first. */
export const completedMonths = ({ now, marketRecord }: Pick<QueryContext, 'now' | 'marketRecord'>) =>
  openMonths(now().toISOString(), marketRecord.timeZone).slice(1);

const reportedByMonth = cachedFromView(partnerReports, async (views, months) => {
  const where = { month: { in: months.split(' ') }, deleted: { eq: false }, assigned: { eq: true } };
  const { documents } = await views.find(partnerReports, { where, size: -1 });
  const reported = new Map<string, Set<number | null>>();
  for (const { month, restaurantId } of documents)
    reported.set(month, (reported.get(month) ?? new Set()).add(restaurantId));
  return reported;
});

/** Month → restaurants with a report. */
export const reportedIn = (
  views: Views,
  months: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ReadonlySet<number | null>>> => reportedByMonth(views, months.join(' '), now);

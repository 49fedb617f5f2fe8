import { type DocumentOf, monthKey } from '@portal/contracts';
import {
  partnerReports,
  type ReportState,
  type ReceivedReport,
  receivedReportQueries,
} from '@portal/contracts/areas/partner-reports';
import { restaurants } from '@portal/contracts/areas/restaurants';
import { handleQuery, type QueryContext } from '@portal/platform/http/serve-queries';
import type { Condition } from '@portal/platform/stores/view-store/view-store.port';
import { allOf } from '../../conditions';
import { completedMonths, reportedIn } from '../../missing-reports';
import { namesOf } from '../../people';
import { viewSort } from '@portal/platform/stores/view-store/wire-sort';
import { sortFields } from './partner-reports.handlers';
import { toReport } from './partner-reports.wire';

type Report = DocumentOf<typeof partnerReports>;

const is = (value: string | number | undefined): Condition | null =>
  value === undefined ? null : { eq: value };

function stateOf({ deleted, replaced }: Report): ReportState {
  if (deleted) return 'deleted';
  return replaced ? 'replaced' : 'current';
}

/** Current: both non-deleted states. */
const whereOfState = (state: ReportState | undefined) => ({
  deleted: state === undefined ? null : { eq: state === 'deleted' },
  replaced: state === 'replaced' ? { eq: true } : null,
});

async function withSenders(
  reports: readonly Report[],
  context: Pick<QueryContext, 'views' | 'now'>,
): Promise<ReceivedReport[]> {
  const nameOf = await namesOf(context);
  return reports.map((report) => ({
    ...toReport(report),
    user_id: report.userId,
    user_name: nameOf(report.userId),
    state: stateOf(report),
    deleted_date: report.deletedAt,
  }));
}

export const receivedReportHandlers = [
  handleQuery(receivedReportQueries.ListReceivedPartnerReports, async (input, context) => {
    const { documents, total } = await context.views.find(partnerReports, {
      where: allOf({
        month: is(input.month),
        userId: is(input.user_id),
        restaurantId: is(input.restaurant_id),
        ...whereOfState(input.state),
      }),
      ...(input.q && { text: input.q }),
      sort: viewSort(input.sort, sortFields),
      page: input.page,
      size: input.size,
    });
    return { records: await withSenders(documents, context), total };
  }),

  handleQuery(receivedReportQueries.ListMissingPartnerReports, async (input, context) => {
    const { views, now } = context;
    const { page, size, month, restaurant_id: only, q, sort } = input;
    const months = month === undefined ? completedMonths(context) : [month];
    const reported = await reportedIn(views, months, now());
    const { documents } = await views.find(restaurants, {
      where: { deleted: { eq: false }, active: { eq: true } },
      ...(q && { text: q }),
      sort,
      size: -1,
    });
    const missing = documents.flatMap(({ id, site, name, city }) => {
      const without = months.filter((one) => !reported.get(one)?.has(id));
      const isAsked = only === undefined || only === id;
      return isAsked && without.length > 0 ? [{ id, site, name, city, months: without.map(monthKey) }] : [];
    });
    const records = size === -1 ? missing : missing.slice((page - 1) * size, page * size);
    return { records, total: missing.length };
  }),
];

import { marketRecords, mayActOn, monthKey, reject, Role } from '@portal/contracts';
import {
  maySeeReport,
  openMonths,
  partnerReportDownloads,
  partnerReportQueries,
  partnerReports,
} from '@portal/contracts/areas/partner-reports';
import { restaurants } from '@portal/contracts/areas/restaurants';
import { handleDownload } from '@portal/platform/http/serve-downloads';
import { handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import type { Where } from '@portal/platform/stores/view-store/view-store.port';
import { viewSort } from '@portal/platform/stores/view-store/wire-sort';
import { whereOfRestaurant, whereOfSender, whereOfUser } from './partner-reports.where';
import { toReport } from './partner-reports.wire';

export const sortFields = {
  report_filename: 'filename',
  report_date: 'month',
  created_date: 'createdAt',
  update_date: 'updatedAt',
};
/** Restaurant choices per request. */
const maxChoices = 20;

interface Page {
  readonly q?: string | undefined;
  readonly sort: string;
  readonly page: number;
  readonly size: number;
}

async function list({ q, sort, page, size }: Page, where: Where, { views }: Pick<QueryContext, 'views'>) {
  const { documents, total } = await views.find(partnerReports, {
    where,
    ...(q && { text: q }),
    sort: viewSort(sort, sortFields),
    page,
    size,
  });
  return { records: documents.map(toReport), total };
}

/** Newest first. */
async function countMonths(where: Where, { views }: Pick<QueryContext, 'views'>) {
  const counts = await views.countBy(partnerReports, 'month', { where });
  return new Map([...counts].sort(([one], [other]) => other.localeCompare(one)));
}

export const partnerReportHandlers = [
  handleQueryOfPerson(partnerReportQueries.ListPartnerReports, (input, context) =>
    list(input, whereOfSender(input, context.person), context),
  ),

  handleQueryOfPerson(partnerReportQueries.ListPartnerReportsOfUser, async (input, context) =>
    // Foreign reports look missing (W8).
    maySeeReport(context.person, { userId: input.id })
      ? list(input, whereOfUser(input, input.id), context)
      : reject('not_found'),
  ),

  handleQueryOfPerson(partnerReportQueries.ListPartnerReportsOfRestaurant, (input, context) =>
    list(input, whereOfRestaurant(input, input.id), context),
  ),

  handleQueryOfPerson(partnerReportQueries.ListPartnerReportMonths, async ({ page, size, sort }, context) => {
    const [counts, unassigned] = await Promise.all([
      countMonths(whereOfSender({}, context.person), context),
      countMonths(whereOfSender({ assigned: false }, context.person), context),
    ]);
    const months = [...counts].map(([month, count]) => ({
      month_formatted: monthKey(month),
      count,
      unassigned: unassigned.get(month) ?? 0,
    }));
    if (sort === 'month') months.reverse();
    const records = size === -1 ? months : months.slice((page - 1) * size, page * size);
    return { records, total: months.length };
  }),

  handleQueryOfPerson(partnerReportQueries.ListOpenReportMonths, async (_input, context) => {
    const counts = await countMonths(whereOfSender({}, context.person), context);
    const { timeZone } = marketRecords[context.market];
    return openMonths(context.now().toISOString(), timeZone).map((month) => ({
      month_formatted: monthKey(month),
      has_reports: counts.has(month),
    }));
  }),

  handleQueryOfPerson(partnerReportQueries.FindReportRestaurants, async ({ q }, { views }) => {
    const query = { sort: 'name', page: 1, size: maxChoices, ...(q && { text: q }) };
    const { documents } = await views.find(restaurants, query);
    return documents.map(({ id, site, name, city }) => ({ id, site, name, city }));
  }),
];

export const partnerReportDownloadHandlers = [
  handleDownload(partnerReportDownloads.OpenPartnerReport, async ({ id }, { views, person }) => {
    const report = await views.get(partnerReports, id);
    const isAboutOwn =
      report?.restaurantId != null && person.role !== Role.Partner && mayActOn(person, report.restaurantId);
    const seen = report && !report.deleted && (maySeeReport(person, report) || isAboutOwn);
    if (!seen) return reject('not_found');
    return {
      key: report.key,
      filename: report.filename,
      contentType: 'application/pdf',
      disposition: 'inline',
      // Rights may change: revalidate.
      immutable: false,
    };
  }),
];

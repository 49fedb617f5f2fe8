import { languageFor, marketRecords, mayActOn, reject } from '@portal/contracts';
import {
  answerTimeQueries,
  orderDownloads,
  orderQueries,
  orders,
  orderStatuses,
  orderWork,
  withPlainNumbers,
} from '@portal/contracts/areas/orders';
import { handleDownload } from '@portal/platform/http/serve-downloads';
import { handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import type { Person } from '@portal/platform/session/person';
import { namesOf, peopleOf } from '../../people';
import type { Where } from '@portal/platform/stores/view-store/view-store.port';
import { viewSort } from '@portal/platform/stores/view-store/wire-sort';
import { answerTimes } from '../../answer-times';
import { orderPaper } from './order-paper';
import { toDetail, toSummary, type WireContext } from './order.wire';
import { whereOf } from './orders.where';
import { allOf, reach } from '../../conditions';
import { assignable, workload } from './workload';
import { writePaper } from './write-paper';

const sortFields = { status_date: 'statusChangedAt', needed_on: 'neededOn' };

const notFound = reject('order_not_found');

/** Deleted and foreign orders look missing (W8). */
export async function readable(id: string, { views, person }: QueryContext & { person: Person }) {
  const order = await views.get(orders, id);
  return order && !order.deleted && mayActOn(person, order.restaurantId) ? order : null;
}

async function wireContext(context: QueryContext): Promise<WireContext> {
  const now = context.now();
  const [nameOf, known] = await Promise.all([namesOf(context), answerTimes(context.views, now)]);
  return { nameOf, known, now: now.toISOString(), market: marketRecords[context.market] };
}

const openWith = (turn: 'agency' | 'restaurant') => ({ deleted: { eq: false }, turn: { eq: turn } });

export const orderHandlers = [
  handleQueryOfPerson(orderQueries.ListOrders, async (input, context) => {
    const { views, person, market } = context;
    const [wire, { documents, total }] = await Promise.all([
      wireContext(context),
      views.find(orders, {
        where: whereOf(input, person, marketRecords[market]),
        text: input.q && withPlainNumbers(input.q, marketRecords[market].orderNumberPrefix),
        sort: viewSort(input.sort, sortFields),
        page: input.page,
        size: input.size,
      }),
    ]);
    return { records: documents.map((order) => toSummary(order, wire)), total };
  }),

  handleQueryOfPerson(orderQueries.CountOrders, async (input, { views, person, market }) => {
    const counts = await views.countBy(orders, 'status', {
      where: whereOf(input, person, marketRecords[market]),
      text: input.q && withPlainNumbers(input.q, marketRecords[market].orderNumberPrefix),
    });
    return Object.fromEntries(orderStatuses.map(({ id }) => [String(id), counts.get(String(id)) ?? 0]));
  }),

  handleQueryOfPerson(orderQueries.CountTurns, async ({ restaurant_id: restaurantId }, { views, person }) => {
    const own = allOf({ restaurantId: reach(person, restaurantId) });
    const mine = (where: Where) => views.count(orders, { where: { ...own, ...where } });
    const [agency, restaurant, ready] = await Promise.all([
      mine(openWith('agency')),
      mine(openWith('restaurant')),
      mine({ deleted: { eq: false }, ready: { eq: true } }),
    ]);
    return { agency, restaurant, ready };
  }),

  handleQueryOfPerson(orderQueries.GetOrder, async ({ id }, context) => {
    const order = await readable(id, context);
    return order ? toDetail(order, await wireContext(context)) : notFound;
  }),

  handleQueryOfPerson(orderQueries.ListAssignees, async (_input, { views }) => peopleOf(assignable, views)),

  handleQueryOfPerson(orderQueries.GetWorkload, async (_input, context) => workload(context)),

  handleQueryOfPerson(answerTimeQueries.ListAnswerTimes, async (_input, { views, now }) => {
    const records = await answerTimes(views, now());
    return { records, total: records.length };
  }),
];

export const orderDownloadHandlers = [
  handleDownload(orderDownloads.OpenOrderFile, async ({ id, key }, context) => {
    const order = await readable(id, context);
    const item = order?.items.find((candidate) => candidate.custom_file === key);
    if (!order || (!item && !order.images.includes(key))) return notFound;
    return {
      key,
      filename: item?.custom_file_name ?? `${key}.jpg`,
      contentType: 'application/octet-stream',
      disposition: 'attachment',
      // Not cached: shared computers (W14).
      immutable: false,
    };
  }),

  handleDownload(orderDownloads.OpenOrderPaper, async ({ id, lang }, context) => {
    const order = await readable(id, context);
    if (!order) return notFound;
    const { views, marketRecord: market } = context;
    const [work, nameOf] = await Promise.all([views.get(orderWork, id), namesOf(context)]);
    const language = lang === undefined ? context.language : languageFor(market.market, lang);
    return {
      content: await writePaper(orderPaper(order, work, { language, market, nameOf })),
      filename: `${market.orderNumberPrefix.replaceAll(/[^\p{L}\p{N}-]/gu, '')}${order.number}.pdf`,
      contentType: 'application/pdf',
      disposition: 'attachment',
    };
  }),
];

import { afterAll, describe, expect, it } from '@jest/globals';
import { allViews, type QueryContract, refusalFor, Role, roles } from '@portal/contracts';
import { mopQueries } from '@portal/contracts/areas/mop';
import { orderQueries } from '@portal/contracts/areas/orders';
import { formsQueries } from '@portal/contracts/areas/forms';
import { partnerReportQueries, receivedReportQueries } from '@portal/contracts/areas/partner-reports';
import { resourceQueries } from '@portal/contracts/areas/resources';
import { parkedReactions, parkedStreams } from '@portal/platform/projection/parked-streams';
import { Sqlite } from '@portal/platform/stores/sqlite/sqlite';
import { prepareViews } from '@portal/platform/stores/view-store/view-catalogue';
import { groupsOf, matches, pageOfKeys } from '@portal/platform/stores/view-store/view-plan';
import { conditionsOf, orderOf } from '@portal/platform/stores/view-store/view-query';
import type { ViewQuery } from '@portal/platform/stores/view-store/view-store.port';
import { tablesOf } from '@portal/platform/stores/view-store/view-tables';
import { askedBy, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { allQueryHandlers } from './registered';

const everyView = [...allViews, parkedStreams, parkedReactions];
const rows = 50_000;
const database = new Sqlite(':memory:', { durability: 'normal' });
prepareViews(database, everyView);
const byName = new Map(everyView.map((view) => [view.name, tablesOf(view, 'view')]));

interface Question {
  readonly view: string;
  readonly query: ViewQuery;
}

const asked: Question[] = [];
const views = await viewsHolding(...everyView.map((view) => [view, []] as const));
const find = views.find.bind(views);
views.find = (view, query) => {
  if (query.size !== -1) asked.push({ view, query });
  return find(view, query);
};

afterAll(() => {
  database.close();
  return views.close();
});

async function questionsOf(contract: QueryContract, input: object, person = testPerson(Role.Administrator)) {
  asked.length = 0;
  const handler = allQueryHandlers.find((each) => each.contract === contract);
  await handler?.answer(contract.input.parse(input) as never, askedBy(views, { person }));
  return [...asked];
}

const explained = (sql: string, parameters: readonly (string | number | bigint | null | Buffer)[]) =>
  database
    .all<[number, number, number, string]>(`EXPLAIN QUERY PLAN ${sql}`, parameters)
    .map(([, , , step]) => step.replace(/index\.[0-9a-f-]+/, 'index'));

/** SQLite's query plan for a page of 25. */
function stepsOf({ view, query }: Question, total: number, skipped = 0) {
  const tables = byName.get(view);
  if (!tables) throw new Error(`there is no view ${view}`);
  const conditions = conditionsOf(tables, query);
  const stretch = { skipped, size: 25, total };
  const page = pageOfKeys(tables, conditions, orderOf(tables, query.sort), stretch, rows);
  return explained(page.sql, page.parameters);
}

const isCostly = (step: string) => /TEMP B-TREE/.test(step) || /^SCAN r(?! USING)/.test(step);

const sortsOf = ({ input }: QueryContract): readonly string[] => {
  const shape =
    'shape' in input ? (input.shape as Record<string, { unwrap?: () => { options?: string[] } }>) : {};
  return shape['sort']?.unwrap?.().options ?? [];
};

const readerOf = ({ access }: QueryContract) =>
  [Role.Administrator, ...roles].find((role) => refusalFor(access, 'ES', testPerson(role)) === null);

/** No screen sorts by category. */
const isOffered = (sort: string) => !/^-?category$/.test(sort);
const example = {
  id: 7,
  orderId: '00000000-0000-4000-8000-000000000001',
  section_type: -1,
  term: 'x',
  version: 1,
  start: '2026-11-01',
  end: '2026-11-20',
};
/** Small lists: found by owner, then sorted. */
const isStored = ({ view }: Question) => ['collections', 'templates', 'notices'].includes(view);

const lists = allQueryHandlers.map(({ contract }) => contract).filter(({ list }) => list);
const sorted = lists.flatMap((contract) =>
  sortsOf(contract)
    .filter(isOffered)
    .map((sort) => [contract.name, sort, contract] as const),
);

describe('a list of a screen over 50,000 rows', () => {
  it('is one of many', () => {
    expect(sorted.length).toBeGreaterThan(60);
  });

  it.each(sorted)('%s by %s reads an index in its order, however deep', async (_name, sort, contract) => {
    const { shape } = contract.input as unknown as { shape: object };
    const given = contract.name === 'ListImportDifference' ? { id: example.orderId } : example;
    const known = Object.fromEntries(Object.entries(given).filter(([key]) => key in shape));
    const person = testPerson(readerOf(contract), { restaurants: [7] });
    for (const question of (await questionsOf(contract, { ...known, sort, size: 25 }, person)).filter(
      (q) => !isStored(q),
    ))
      for (const skipped of [0, 20_000]) {
        const page = stepsOf(question, 45_000, skipped);
        expect({ question, costly: page.filter(isCostly) }).toEqual({ question, costly: [] });
      }
  });

  const narrowed: readonly (readonly [QueryContract, object])[] = [
    ...[
      { status: '1' },
      { status: '1,2' },
      { restaurant_id: 7 },
      { assignee: 'me' },
      { assignee: 'nobody' },
      { from: '2026-11-01', to: '2026-11-20' },
      { number: 7 },
      { turn: 'restaurant' },
      { ready: 1 },
      { needed_from: '2026-11-23', needed_to: '2026-11-29', sort: 'needed_on' },
    ].map((filter) => [orderQueries.ListOrders, filter] as const),
    ...[
      { status: '1', open: 1, sort: 'start_date' },
      { restaurant_id: 7, sort: '-start_date' },
      { late: 1 },
    ].map((filter) => [mopQueries.ListMopRequests, filter] as const),
    ...[{ status: '1' }, { kind: 'custom' }, { restaurant_id: 7 }].map(
      (filter) => [formsQueries.ListSentForms, filter] as const,
    ),
    ...[{ month: '10/2026' }, { user_id: 7 }, { restaurant_id: 7 }, { state: 'current' }].map(
      (filter) => [receivedReportQueries.ListReceivedPartnerReports, filter] as const,
    ),
    [partnerReportQueries.ListPartnerReports, { month: '10/2026' }],
    ...[{ type: '1' }, { lang: 'CAST' }, { status: 1 }, { deleted: 1 }].map(
      (filter) => [resourceQueries.ListResources, filter] as const,
    ),
  ];

  it.each(narrowed)(
    'narrowed to a tenth is neither scanned nor sorted: $name %j',
    async (contract, filter) => {
      const [question] = await questionsOf(contract, { size: 25, ...filter });
      if (!question) throw new Error('it asks nothing');
      const page = stepsOf(question, rows / 10);
      expect({ question, costly: page.filter(isCostly) }).toEqual({ question, costly: [] });
    },
  );

  it.each([
    [{}, /COVERING INDEX index \(f_deleted=\?\)$/],
    [{ restaurantId: { eq: 7 } }, /f_restaurantId=\?/],
    [{ assigneeId: { exists: false } }, /f_assigneeId=\?/],
    [{ turn: { eq: 'agency' }, date: { gte: '2026-11-19' } }, /f_turn=\? AND f_date>\?/],
  ])('counts orders of %j by status from the index that knows them', (where, index) => {
    const tables = byName.get('orders');
    if (!tables) throw new Error('there is no view of orders');
    const conditions = conditionsOf(tables, { where: { deleted: { eq: false }, ...where } });
    const { sql, parameters } = matches(tables, conditions);
    const by = groupsOf(tables, conditions, '"f_status"');
    const [step] = explained(`SELECT r."f_status", count(*) ${sql} GROUP BY ${by}`, parameters);
    expect(step).toMatch(index);
  });

  it('has no more B-trees of an order than lists of orders', () => {
    const indexes = byName.get('orders')?.shape.indexes ?? [];
    expect(indexes).toHaveLength(12);
    const rewritten = indexes.filter((columns) => columns.some((column) => /status/i.test(column)));
    expect(rewritten).toHaveLength(3);
  });
});

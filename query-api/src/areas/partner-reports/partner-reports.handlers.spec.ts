import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, type InputOf, Role } from '@portal/contracts';
import {
  partnerReportDownloads,
  partnerReportQueries as queries,
  partnerReports,
  receivedReportQueries,
} from '@portal/contracts/areas/partner-reports';
import { users } from '@portal/contracts/areas/users';
import { aRestaurant, restaurants } from '@portal/contracts/areas/restaurants';
import type { Person } from '@portal/platform/session/person';
import { askedBy, asking, opening, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { partnerReportDownloadHandlers, partnerReportHandlers } from './partner-reports.handlers';
import { receivedReportHandlers } from './received-reports.handlers';

type ReportDocument = DocumentOf<typeof partnerReports>;
const at = '2026-11-20T09:30:00.000Z';

const report = (
  id: string,
  { restaurantId = 1, ...changes }: Partial<ReportDocument> = {},
): ReportDocument => ({
  id,
  month: `${id.slice(3, 7)}-${id.slice(0, 2)}`,
  userId: 16,
  filename: `${id}.pdf`,
  bytes: 9,
  key: `key-${id}`,
  createdAt: at,
  updatedAt: at,
  version: 1,
  deleted: false,
  deletedAt: null,
  replaced: false,
  restaurantId,
  assigned: restaurantId !== null,
  restaurantSite: '101',
  restaurantName: 'Gran Vía',
  ...changes,
});

const all = [
  report('11-2026-1', { filename: '101 Ávila.pdf' }),
  report('11-2026-2', {
    filename: 'resumen.pdf',
    restaurantId: null,
    restaurantSite: '',
    restaurantName: '',
  }),
  report('11-2026-3', { deleted: true }),
  report('11-2026-4', { userId: 17 }),
  report('09-2026-1', { restaurantId: 9 }),
  report('12-2025-1'),
];
const places = [
  { id: 1, site: '101', name: 'Gran Vía', city: 'Madrid' },
  { id: 9, site: '417', name: 'Málaga Centro', city: 'Málaga' },
];

async function as(role: Role, changes: Partial<Person> = {}) {
  const { restaurantId: _none, ...restaurant } = aRestaurant();
  const views = await viewsHolding(
    [partnerReports, all],
    [restaurants, places.map((place) => ({ ...restaurant, version: 0, ...place }))],
  );
  const context = askedBy(views, { person: testPerson(role, changes) });
  const { ask, refused } = asking(partnerReportHandlers, context);
  const idsOf = (data: readonly { id: string }[]) => data.map(({ id }) => id);
  return {
    ask,
    refused,
    ids: async (input: InputOf<typeof queries.ListPartnerReports> = {}) =>
      idsOf((await ask(queries.ListPartnerReports, input)).data),
    about: async (id: number) => idsOf((await ask(queries.ListPartnerReportsOfRestaurant, { id })).data),
    open: (id: string) =>
      opening(partnerReportDownloadHandlers, partnerReportDownloads.OpenPartnerReport, { id }, context),
  };
}
const asPartner = (userId = 16) => as(Role.Partner, { userId, restaurants: [] });

describe('the list of reports', () => {
  it('[R-PRT-03] [R-API-112] [AMB-72] shows partners their own, and administrators all', async () => {
    expect(await (await asPartner()).ids()).toEqual([
      ...['09-2026-1', '11-2026-1', '12-2025-1', '11-2026-2'],
    ]);
    expect(await (await asPartner(17)).ids()).toEqual(['11-2026-4']);
    expect(await (await as(Role.Administrator)).ids({ size: -1 })).toHaveLength(5);
  });

  it('[R-PRT-08] spells them as the specification does', async () => {
    const { ask } = await asPartner();
    const { data } = await ask(queries.ListPartnerReports, { q: 'avila' });
    expect(data).toEqual([
      {
        id: '11-2026-1',
        report_filename: '101 Ávila.pdf',
        created_date: at,
        update_date: at,
        report_date: '2026-11-01',
        month_formatted: '11/2026',
        bytes: 9,
        version: 1,
        url: '/api/partner/report/11-2026-1/file?v=1',
        restaurant_id: 1,
        restaurant_site: '101',
        restaurant_name: 'Gran Vía',
      },
    ]);
  });

  it('[R-PRT-11] is filtered by month in both spellings and by what has no restaurant, sorted and paged', async () => {
    const { ids, ask } = await asPartner();
    expect(await ids({ month: '11/2026' })).toEqual(['11-2026-1', '11-2026-2']);
    expect(await ids({ month: '11-2026', assigned: '0' })).toEqual(['11-2026-2']);
    expect((await ids({ sort: '-report_date' }))[0]).toBe('11-2026-2');
    const page = await ask(queries.ListPartnerReports, { page: 2, size: 3, sort: 'report_date' });
    expect([page.data.length, page.total]).toEqual([1, 4]);
  });

  it('[R-API-113] [W8] shows a partner those of no other partner', async () => {
    const { ask, refused } = await asPartner();
    expect((await ask(queries.ListPartnerReportsOfUser, { id: 16 })).total).toBe(4);
    expect(await refused(queries.ListPartnerReportsOfUser, { id: 17 })).toBe('not_found');
    const administrator = await as(Role.Administrator);
    expect((await administrator.ask(queries.ListPartnerReportsOfUser, { id: 17 })).total).toBe(1);
  });

  it('[R-PRT-12] [R-API-111] shows a restaurant those about it, of all partners, newest month first', async () => {
    const { about } = await as(Role.Franchisee);
    expect(await about(1)).toEqual(['11-2026-4', '11-2026-1', '12-2025-1']);
    expect(await about(2)).toEqual([]);
  });
});

describe('the months', () => {
  it('[R-PRT-02] [R-PRT-08] are counted, with those that have no restaurant, newest first', async () => {
    const { ask } = await asPartner();
    expect(await ask(queries.ListPartnerReportMonths, {})).toEqual({
      data: [
        { month_formatted: '11/2026', count: 2, unassigned: 1 },
        { month_formatted: '09/2026', count: 1, unassigned: 0 },
        { month_formatted: '12/2025', count: 1, unassigned: 0 },
      ],
      total: 3,
    });
    const page = await ask(queries.ListPartnerReportMonths, { page: 2, size: 2, sort: 'month' });
    expect(page.data.map((month) => month.month_formatted)).toEqual(['11/2026']);
    expect((await ask(queries.ListPartnerReportMonths, { size: -1 })).data).toHaveLength(3);
  });

  it('[R-PRT-05] [AMB-73] that can be uploaded are the last six, marked where they have reports', async () => {
    const { ask } = await asPartner();
    const { data } = await ask(queries.ListOpenReportMonths, {});
    expect(data.map((month) => [month.month_formatted, month.has_reports])).toEqual([
      ['11/2026', true],
      ['10/2026', false],
      ['09/2026', true],
      ['08/2026', false],
      ['07/2026', false],
      ['06/2026', false],
    ]);
  });
});

describe('restaurants to choose from', () => {
  it('[AMB-65] are found by name, site or city', async () => {
    const { ask } = await asPartner();
    const found = async (q: string) =>
      (await ask(queries.FindReportRestaurants, { q })).data.map(({ id }) => id);
    expect(await found('')).toEqual([1, 9]);
    expect(await found('malaga')).toEqual([9]);
    expect(await found('101')).toEqual([1]);
  });
});

describe('the file of a report', () => {
  it('[R-PRT-07] [W14] goes to its partner, to administrators and to its restaurant alone', async () => {
    const file = { key: 'key-11-2026-1', filename: '101 Ávila.pdf', contentType: 'application/pdf' };
    const seen = { ...file, disposition: 'inline', immutable: false };
    expect(await (await asPartner()).open('11-2026-1')).toEqual(seen);
    expect(await (await as(Role.Administrator)).open('11-2026-1')).toEqual(seen);
    expect(await (await as(Role.Manager)).open('11-2026-1')).toEqual(seen);
    expect(await (await as(Role.Manager, { restaurants: [2] })).open('11-2026-1')).toBe('not_found');
    expect(await (await as(Role.Manager)).open('11-2026-2')).toBe('not_found');
    expect(await (await asPartner(17)).open('11-2026-1')).toBe('not_found');
    expect(await (await asPartner()).open('11-2026-3')).toBe('not_found');
  });
});

describe('what partners have sent, as administrators see it', () => {
  const { ListReceivedPartnerReports, ListMissingPartnerReports } = receivedReportQueries;

  async function asAdministrator(reports: readonly ReportDocument[], inactive: object = {}) {
    const { restaurantId: _none, ...restaurant } = aRestaurant();
    const views = await viewsHolding(
      [partnerReports, reports],
      [users, [{ id: 16, name: 'Pau Vidal', deleted: false }] as never],
      [
        restaurants,
        places.map((place) => ({
          ...restaurant,
          deleted: false,
          version: 0,
          ...place,
          ...(place.id === 9 && inactive),
        })),
      ],
    );
    const { ask } = asking(
      receivedReportHandlers,
      askedBy(views, { person: testPerson(Role.Administrator) }),
    );
    return {
      received: async (input: InputOf<typeof ListReceivedPartnerReports>) =>
        (await ask(ListReceivedPartnerReports, { size: -1, ...input })).data,
      missing: async (input: InputOf<typeof ListMissingPartnerReports>) =>
        (await ask(ListMissingPartnerReports, input)).data.map(({ id, months }) => [id, ...months]),
    };
  }

  it('[R-PRT-08] names who sent what, the deleted ones as well, by partner, restaurant, month and state', async () => {
    const deleted = report('11-2026-3', { deleted: true, deletedAt: at });
    const replaced = report('11-2026-5', { replaced: true, version: 2 });
    const { received } = await asAdministrator([
      ...all.filter(({ id }) => id !== '11-2026-3'),
      deleted,
      replaced,
    ]);
    const ids = async (input: object) => (await received(input)).map(({ id }) => id).sort();
    expect(await received({ state: 'deleted' })).toMatchObject([
      { id: '11-2026-3', user_id: 16, user_name: 'Pau Vidal', state: 'deleted', deleted_date: at },
    ]);
    expect(await ids({ state: 'replaced' })).toEqual(['11-2026-5']);
    expect(await ids({ state: 'current' })).toHaveLength(6);
    expect(await ids({ user_id: '17' })).toEqual(['11-2026-4']);
    expect(await ids({ restaurant_id: '9' })).toEqual(['09-2026-1']);
    expect(await ids({ month: '12/2025' })).toEqual(['12-2025-1']);
    expect(await ids({})).toHaveLength(7);
  });

  it('[R-PRT-05] [R-PRT-12] names active restaurants without a report, of months that are over or the one asked for', async () => {
    const { missing } = await asAdministrator(all);
    expect(await missing({ month: '11/2026' })).toEqual([[9, '11/2026']]);
    expect(await missing({ restaurant_id: '9' })).toEqual([[9, '10/2026', '08/2026', '07/2026', '06/2026']]);
    const closed = await asAdministrator(all, { active: false });
    expect(await closed.missing({ month: '11/2026' })).toEqual([]);
  });
});

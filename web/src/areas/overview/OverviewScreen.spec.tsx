import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { orderQueries } from '@portal/contracts/areas/orders';
import {
  type AdoptionOverview,
  ageOf,
  ages,
  type ContentOverview,
  type OrdersOverview,
  overviewQueries,
  type TodayOverview,
} from '@portal/contracts/areas/overview';
import { resourceSearchQueries } from '@portal/contracts/areas/resources';
import { sessionQueries } from '@portal/contracts/areas/session';
import { dayOf, daysAfter, type Market, Role } from '@portal/contracts/kernel';
import { readXlsx } from 'hucre/xlsx';
import {
  app,
  broken,
  type FakeApi,
  fakeApi,
  inside,
  press,
  screen,
  screenKit,
  see,
  someTables,
  textsOf,
  uiText,
  waitFor,
  widen,
  within,
} from '#testing/screen-kit';
import { overviewArea } from './index';
import { daysOfAge, rangeBefore, rangeOf, rangeProblem } from './overview';
import { cardTexts, contentTexts, orderTexts, screenTexts, todayTexts } from './texts';

const screenText = textsOf(screenTexts);
const cardText = textsOf(cardTexts);
const orderText = textsOf(orderTexts);
const todayText = textsOf(todayTexts);
const contentText = textsOf(contentTexts);

const { GetOrdersOverview, GetTodayOverview, GetContentOverview, GetAdoptionOverview } = overviewQueries;
const today = dayOf(new Date().toISOString(), 'Europe/Madrid');

const none = { now: null, before: null };
const orders: OrdersOverview = {
  open: [
    { status: 1, turn: 'agency', age: 'older', orders: 7 },
    { status: 1, turn: 'restaurant', age: 'older', orders: 2 },
    { status: 3, turn: 'agency', age: 'day', orders: 23 },
  ],
  verified_at: null,
  risks: { at_risk: 3, late: 2 },
  placed: { now: 30, before: 24 },
  delivered: { now: 18, before: 20 },
  cancelled: { now: 2, before: 2 },
  weeks: [{ week: '2026-11-23', placed: 9, delivered: 4, cancelled: 1 }],
  answer: {
    now: { orders: 20, median_hours: 3.5, most_hours: 20 },
    before: { orders: 9, median_hours: 4, most_hours: 20 },
  },
  delivery: none,
  kinds: [
    {
      kind: '5-print',
      answer: { now: { orders: 4, median_hours: 2, most_hours: 60 }, before: null },
      delivery: none,
    },
  ],
};
const todayData: TodayOverview = {
  pauses: {
    total: 3,
    rows: [
      {
        id: 'p1',
        restaurant_id: 1,
        restaurant_name: 'Gran Vía',
        start: '2026-11-28T10:00:00.000Z',
        end: '2026-11-28T12:00:00.000Z',
        state: 'begun',
      },
    ],
  },
  changes: { total: 1, rows: [{ restaurant_id: 2, restaurant_name: 'Vallecas', day: '2026-12-01' }] },
  closures: { total: 0, rows: [] },
  imports: [{ kind: 'sales', last_at: null }],
  reports: [{ month: '10/2026', missing: 4, restaurants: 10 }],
};
const content: ContentOverview = {
  past: { total: 1, rows: [{ id: 8, name: 'Cartel de verano', day: '2026-09-21' }] },
  untaken: { total: 0, rows: [] },
  downloads: { now: 12, before: 0 },
  days: [{ day: today, downloads: 12 }],
  sections: [{ id: 4, name: 'Menús', now: 12, before: 3 }],
  formats: [],
  regions: [{ id: 2, name: '', now: 12, before: 3 }],
};
const adoption: AdoptionOverview = {
  diagnostics: [{ region: 2, restaurants: 10, begun: 3, complete: 5 }],
  plans: [],
  priorities: [{ objective: 1, name: 'Cenas', regions: [{ region: 2, restaurants: 6 }] }],
};

const apiWith = (type: Role = Role.Administrator) =>
  fakeApi()
    .signedIn({ type })
    .on(sessionQueries.GetTables, () => someTables({ order_status: [{ id: '1', name: 'En proceso' }] }))
    .on(GetOrdersOverview, () => orders)
    .on(GetTodayOverview, () => todayData)
    .on(GetContentOverview, () => content)
    .on(GetAdoptionOverview, () => adoption)
    .on(orderQueries.GetWorkload, () => [
      { id: null, name: '', available: true, open: 4, statuses: {}, oldest: null },
      { id: 7, name: 'Carmen Ruiz', available: true, open: 9, statuses: {}, oldest: null },
    ])
    .on(resourceSearchQueries.ListEmptySearches, () => [
      { term: 'patatas & salsa', lang: 'CAST' as const, count: 5, last_at: '2026-11-20T10:00:00.000Z' },
    ]);

const kit = screenKit(overviewArea, '/admin/overview');
async function open(api: FakeApi, at?: string, market?: Market) {
  kit(api, at, market);
  await screen.findByRole('heading', { level: 1 });
  return api;
}
const card = (title: string) => inside('region', title);
const linkIn = async (title: string, name: string) =>
  (await (await card(title)).findByRole('link', { name })).getAttribute('href');
const groups = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** jsdom's blobs have no `arrayBuffer`. */
const bytesOf = (blob: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });

beforeEach(() => widen(1440));

describe('the overview', () => {
  it('has each figure in a sentence, with a chart of that name and the same numbers in a table', async () => {
    await open(apiWith());
    const opened = await card(orderText('openTitle'));
    const sentence = orderText('open', { count: 32, older: 7 });
    await see(sentence, opened);
    await see.role('img', sentence, opened);
    await see(uiText('numbers'), opened);
    const table = opened.getByRole('table', { name: orderText('openTitle'), hidden: true });
    const cells = within(table)
      .getAllByRole('row', { hidden: true })
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells[0]).toEqual(['Estado', 'Agencia', 'Restaurante']);
    expect(cells[1]).toEqual(['En proceso', '7', '2']);
  });

  it('compares with the period before by sign and words', async () => {
    await open(apiWith());
    const weeks = await card(orderText('weeksTitle'));
    const lines = weeks.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(
      expect.arrayContaining([
        `Recibidos: ${cardText('more', { difference: '+6', share: '25\u00a0%', before: '24' })}`,
        `Entregados: ${cardText('less', { difference: '−2', share: '10\u00a0%', before: '20' })}`,
        `Cancelados: ${cardText('equal', { before: '2' })}`,
      ]),
    );
    await see(cardText('fromNone', { difference: '+12', before: '0' }));
  });

  it('leads from each figure to its list with the same filter', async () => {
    await open(apiWith());
    const { from, to } = rangeOf('30', today);
    expect(await linkIn(orderText('openTitle'), orderText('see'))).toBe('/admin/orders');
    expect(await linkIn(orderText('ageTitle'), orderText('see'))).toBe(
      `/admin/orders?to=${daysAfter(today, -8)}`,
    );
    expect(await linkIn(orderText('riskTitle'), orderText('see'))).toBe('/admin/orders?needed=late');
    expect(await linkIn(orderText('weeksTitle'), orderText('seePlaced'))).toBe(
      `/admin/orders?status=&from=${from}&to=${to}`,
    );
    expect(await linkIn(todayText('pausesTitle'), todayText('seeBegun'))).toBe('/admin/mop?begun=1');
    expect(await linkIn(todayText('pausesTitle'), 'Gran Vía')).toBe('/admin/mop?pause=p1');
    expect(await linkIn(todayText('reportsTitle'), todayText('seeReports'))).toBe(
      '/admin/partner-reports?view=missing',
    );
    expect(await linkIn(contentText('pastTitle'), 'Cartel de verano')).toBe('/admin/resources/8');
    expect(await linkIn(contentText('sectionsTitle'), contentText('seeReport'))).toBe(
      `/admin/inform?start=${from}&end=${to}`,
    );
  });

  it('opens the form of a new piece with the words that found nothing', async () => {
    await open(apiWith());
    const create = contentText('createNamed', { term: 'patatas & salsa' });
    expect(await linkIn(contentText('searchesTitle'), create)).toBe(
      '/admin/resources/add?name=patatas+%26+salsa',
    );
  });

  it('keeps the range in the address, and asks for it', async () => {
    const api = await open(apiWith(), '/admin/overview?days=7');
    await see.sent(api, GetContentOverview, [rangeOf('7', today)]);
    const ranges = within(await screen.findByRole('group', { name: screenText('range') }));
    await press(screenText('lastDays', { days: 90 }), 'button', ranges);
    await see.path('/admin/overview?days=90');
    await waitFor(() => expect(api.callsTo(GetOrdersOverview).at(-1)).toEqual(rangeOf('90', today)));
    await press(screenText('own'), 'button', ranges);
    const own = rangeOf('90', today);
    await see.path(`/admin/overview?from=${own.from}&to=${own.to}`);
  });

  it('requests nothing while the last day is before the first, and shows why', async () => {
    const api = await open(apiWith(), '/admin/overview?from=2026-11-20&to=2026-11-01');
    await see(screenText('reversed'));
    expect(api.callsTo(GetOrdersOverview)).toEqual([]);
  });

  it('shows the other figures where one query fails', async () => {
    await open(apiWith().on(GetContentOverview, broken));
    await see.role('region', contentText('searchesTitle'));
    await see.role('region', orderText('openTitle'));
    await see.role('button', uiText('retry'));
  });

  it('[R-ROL-03] has orders and content for restricted administrators, and links that they may follow', async () => {
    const api = await open(apiWith(Role.Editor));
    await see.role('region', orderText('openTitle'));
    expect(groups()).toEqual([screenText('orders'), screenText('content')]);
    expect([api.callsTo(GetTodayOverview), api.callsTo(GetAdoptionOverview)]).toEqual([[], []]);
    const sections = await card(contentText('sectionsTitle'));
    const row = sections.getByRole('link', { name: 'Menús', hidden: true });
    expect(row.getAttribute('href')).toBe('/admin/resources?section=4');
    see.none('link', contentText('seeReport'));
  });

  it('[R-NAV-31] has no pauses, imports and plans in Portugal', async () => {
    const api = await open(apiWith(), undefined, 'PT');
    await see.role('region', 'Restaurantes fechados');
    expect(groups()).toHaveLength(3);
    see.none('region', 'Pausas em curso e pedidas');
    see.none('region', 'Importações em falta');
    expect(api.callsTo(GetAdoptionOverview)).toEqual([]);
  });

  it('is exported with its sentences and a sheet for each figure', async () => {
    await open(apiWith());
    await see.role('region', contentText('pastTitle'));
    await see.role('region', orderText('workloadTitle'));
    let saved: Blob | undefined;
    URL.createObjectURL = (blob) => ((saved = blob as Blob), 'blob:saved');
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await press(screenText('export'));
    await see(screenText('saved', { file: screenText('file', { ...rangeOf('30', today) }) }));
    click.mockRestore();
    const bytes = await bytesOf(saved ?? new Blob());
    const { sheets } = await readXlsx(bytes, { readStyles: false });
    const summary = sheets[0]?.rows.map((row) => row[2]);
    expect(summary).toContain(orderText('open', { count: 32, older: 7 }));
    const [, first] = sheets;
    expect(first?.rows[1]?.slice(0, 3)).toEqual(['En proceso', 7, 2]);
  });

  it('is printed', async () => {
    await open(apiWith());
    const print = jest.fn();
    window.print = print;
    await press(screenText('print'));
    expect(print).toHaveBeenCalledTimes(1);
    expect(app.path()).toBe('/admin/overview');
  });
});

it('orders of an age are those placed on its days', () => {
  for (const age of ages) {
    const { from = daysAfter(today, -400), to } = daysOfAge(age, today);
    for (let day = from; day <= to; day = daysAfter(day, 1)) expect(ageOf(day, today)).toBe(age);
    const others = [daysAfter(from, -1), daysAfter(to, 1)].filter((day) => day <= today);
    for (const day of others) if (age !== 'older' || day > to) expect(ageOf(day, today)).not.toBe(age);
  }
});

it('a range is compared with as many days just before', () => {
  expect(rangeBefore({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
    from: '2026-10-02',
    to: '2026-10-31',
  });
  expect(rangeOf('year', '2026-11-28')).toEqual({ from: '2026-01-01', to: '2026-11-28' });
  expect(rangeProblem({ from: '2024-01-01', to: '2024-12-31' })).toBeNull();
  expect(rangeProblem({ from: '2024-01-01', to: '2025-01-01' })).toBe('tooLong');
});

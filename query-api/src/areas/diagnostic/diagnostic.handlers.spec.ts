import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, Role } from '@portal/contracts';
import {
  brands,
  comparedFigures,
  comparedValueAt,
  comparedValueCount,
  diagnosticAlerts,
  diagnosticQueries,
  diagnostics,
  noAlertFacts,
  noIntensity,
  noRatings,
  someShares,
  swotOptions,
} from '@portal/contracts/areas/diagnostic';
import { figures, figuresId, type ImportKind } from '@portal/contracts/areas/imports';
import { users } from '@portal/contracts/areas/users';
import { askedBy, asking, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { diagnosticHandlers } from './diagnostic.handlers';

type Document = DocumentOf<typeof diagnostics>;
const importedAt = '2026-10-20T09:30:00.000Z';
const period = { from: '2026-01', to: '2026-09' };
const ofKind = { at: importedAt, period };

const diagnostic = (overrides: Partial<Document> = {}): Document => ({
  id: 1,
  site: '0417',
  name: 'Gran Vía',
  type: 3,
  region: 2,
  provinceId: '28',
  deleted: false,
  swot: { strengths: ['Terraza'], weaknesses: [], opportunities: [], threats: ['Obras'] },
  shares: someShares(),
  brandIds: ['7', '8', '1-1', '1-2'],
  intensity: { ...noIntensity, type1: 2 },
  own: { ...noRatings, service: 4 },
  rivals: [
    { brandId: '8', ratings: noRatings },
    { brandId: '1-1', ratings: { ...noRatings, promotion: 1 } },
  ],
  customBrands: [
    { id: '1-1', name: 'BAR', type: 4, deleted: false },
    { id: '1-2', name: 'OTRO', type: 4, deleted: true },
  ],
  environment: ['3', '1-1', '1-2'],
  customEnvironments: [
    { id: '1-1', name: 'Estación', deleted: false },
    { id: '1-2', name: 'Parque', deleted: true },
  ],
  changes: {
    swot: { version: 4, at: importedAt, userId: 12 },
    competition: { version: 6, at: importedAt, userId: null },
  },
  ...overrides,
});
const untouched: Partial<Document> = {
  swot: { strengths: [], weaknesses: [], opportunities: [], threats: [] },
  shares: [],
  brandIds: [],
  intensity: noIntensity,
  own: noRatings,
  rivals: [],
  customBrands: [],
  environment: [],
  customEnvironments: [],
  changes: {},
};
const brand = (id: number, name: string, deleted = false) => ({ id, name, type: 1, version: 0, deleted });
const imported = (kind: ImportKind, place: string, rows: unknown[]) => ({
  id: figuresId(kind, place),
  kind,
  place,
  rows,
  importedAt,
  period,
  restaurantId: place === 'restaurant-1' ? 1 : null,
  importId: 'import-1',
});
const figuresOfOne = [
  imported('sales_week', 'restaurant-1', [
    ['comida', 2.345, -0.504],
    ['cena', null, 0],
  ]),
  imported('sales', 'restaurant-1', [
    ['cena', -3, 1],
    ['noche', -1, null],
  ]),
  imported('pmix', 'restaurant-1', [
    ['VALUE', 'Hamburguesa', 1],
    ['VARIOS', 'Bolsa', 9],
    ['BEBIDAS', 'Agua', -0.6],
  ]),
  imported('consume', 'restaurant-1', [[1, 2, 3, 4, 5, 6, null]]),
  imported('consume', 'nacional', [[7, 6, 5, 4, 3, 2, 1]]),
  imported('population', 'restaurant-1', [[10, 10, 10, 20, 20, 20, 10, 48_200]]),
  imported('population', 'province-28', [[0, 0, 0, 0, 0, 0, 0, null]]),
];
const option = (id: number, type: number, status: number, deleted = false) => ({
  id,
  type,
  status,
  deleted,
  data: `Ejemplo ${id}`,
  version: 0,
});
const alert = {
  id: 'swot_empty',
  section: 'dafo',
  severity: 'medium',
  key: 'swot_empty',
  params: {},
  link: '/diagnostic#dafo',
};
const ana = { id: 12, name: 'Ana Ruiz' };
const thisYearAndNext = [2025, 2026, 2027];

async function asked(
  documents: readonly Document[] = [diagnostic()],
  shown: readonly object[] = figuresOfOne,
  plannedYears: readonly number[] = thisYearAndNext,
) {
  const views = await viewsHolding(
    [diagnostics, documents],
    [brands, [brand(7, 'ZUMOS'), brand(8, 'ÁREA'), brand(9, 'NADA', true), brand(10, 'MESÓN')]],
    [figures, shown as never],
    [swotOptions, [option(1, 2, 0), option(2, 1, 0), option(3, 1, 1), option(4, 1, 0, true)]],
    [
      diagnosticAlerts,
      [{ id: 1, alerts: [alert], facts: { ...noAlertFacts, plannedYears: [...plannedYears] } }],
    ],
    [users, [ana as never]],
  );
  return asking(diagnosticHandlers, askedBy(views, { person: testPerson(Role.Manager) }));
}
const one = { restaurant_id: 1 };

describe('what a restaurant enters about itself', () => {
  it('[R-API-73] [R-DIA-09] strengths and weaknesses have the names and the version of the wire', async () => {
    const { ask } = await asked();
    expect((await ask(diagnosticQueries.GetSwot, { id: 1 })).data).toEqual({
      strenghts: ['Terraza'],
      weaknesses: [],
      opportunities: [],
      threats: ['Obras'],
      version: 4,
    });
  });

  it('[R-API-72] [R-DIA-07] examples are those that can be used, by list', async () => {
    const { ask } = await asked();
    const { data } = await ask(diagnosticQueries.ListSwotExamples, { id: 1 });
    expect(data.map(({ id, type, status }) => [id, type, status])).toEqual([
      [2, 1, 0],
      [1, 2, 0],
    ]);
  });

  it('[R-API-66] [R-DIA-12] [R-DIA-13] options are the ten and its own, in the language that is asked for', async () => {
    const { ask } = await asked();
    const { data, total } = await ask(diagnosticQueries.ListEnvironment, { id: 1, language: 'CAT' });
    expect(total).toBe(11);
    expect(data.filter(({ status }) => status === 1)).toEqual([
      { id: '3', slug: 'schools', name: 'Escoles', custom: 0, restaurant_id: null, status: 1 },
      { id: '1-1', slug: '', name: 'Estación', custom: 1, restaurant_id: 1, status: 1 },
    ]);
  });

  it('[R-API-67] guests are six kinds, with zeros and version -1 before anything was saved', async () => {
    const saved = await (await asked()).ask(diagnosticQueries.GetClients, one);
    expect(saved.data.data[2]).toEqual({ cluster_id: 3, week: 15, weekend: 40, daypart: 'comida' });
    const { ask } = await asked([diagnostic(untouched)]);
    const { data, version } = (await ask(diagnosticQueries.GetClients, one)).data;
    expect([version, data.length, data[5]]).toEqual([
      ...[-1, 6],
      { cluster_id: 6, week: 0, weekend: 0, daypart: null },
    ]);
  });

  it('[R-API-68] [R-DIA-27] brands are those of all restaurants and its own that are there, by name', async () => {
    const { ask } = await asked();
    const { data } = await ask(diagnosticQueries.ListBrands, one);
    expect(data.map(({ brand_id, name, restaurant_id }) => [brand_id, name, restaurant_id])).toEqual([
      ['8', 'ÁREA', null],
      ['1-1', 'BAR', 1],
      ['10', 'MESÓN', null],
      ['7', 'ZUMOS', null],
    ]);
  });

  it('[R-API-69] [R-DIA-27] competitors are chosen brands that are there; status 2 is compared', async () => {
    const { ask } = await asked();
    const { competence, version } = (await ask(diagnosticQueries.GetCompetition, one)).data;
    expect(competence.map(({ brand_id, status }) => [brand_id, status])).toEqual([
      ['8', 2],
      ['1-1', 2],
      ['7', 1],
    ]);
    expect(version).toBe(6);
  });

  it('[R-API-74] [R-DIA-24] intensities are 1 to 3, or blank, and of one version with the competitors', async () => {
    const { ask } = await asked();
    expect((await ask(diagnosticQueries.GetIntensity, one)).data).toEqual({
      type0: '',
      type1: 2,
      type2: '',
      type3: '',
      type4: '',
      type5: '',
      version: 6,
    });
  });

  it('[R-API-75] [R-DIA-29] the comparison has the own chain first; who is gone leaves no gap', async () => {
    const gone = [{ id: '1-1', name: 'BAR', type: 4 as const, deleted: true }];
    const rows = async (overrides?: Partial<Document>) => {
      const { ask } = await asked([diagnostic(overrides)]);
      return (await ask(diagnosticQueries.GetComparison, one)).data;
    };
    expect(await rows()).toEqual({
      mcd: { brand_id: '0', name: 'Nuestra cadena', features: { ...noRatings, service: 4 } },
      rest1: { brand_id: '8', name: 'ÁREA', features: noRatings },
      rest2: { brand_id: '1-1', name: 'BAR', features: { ...noRatings, promotion: 1 } },
      rest3: null,
      version: -1,
    });
    const rivals = ['1-1', '8'].map((brandId) => ({ brandId, ratings: noRatings }));
    expect(await rows({ customBrands: gone, rivals })).toMatchObject({
      rest1: { brand_id: '8' },
      rest2: null,
    });
  });
});

describe('what was imported', () => {
  it('[R-API-65] [R-DIA-10] population is beside the province; there is no percentage where it is zero', async () => {
    const { ask } = await asked();
    const { data } = await ask(diagnosticQueries.GetPopulation, { id: 1 });
    expect(data).toMatchObject({
      restaurant: { percent: { g1: 10, g4: 20 }, habitants: 48_200 },
      province: { percent: null },
      province_id: '28',
      province_name: 'Madrid',
    });
    const nothing = await (await asked(undefined, [])).ask(diagnosticQueries.GetPopulation, { id: 1 });
    expect(nothing.data).toMatchObject({ restaurant: null, province: null });
  });

  it('[R-API-71] [R-DIA-33] consumption is by restaurant and country, seven values each', async () => {
    const { ask } = await asked();
    expect((await ask(diagnosticQueries.GetConsumption, { id: 1 })).data).toEqual({
      1: { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: null },
      nacional: { 1: 7, 2: 6, 3: 5, 4: 4, 5: 3, 6: 2, 7: 1 },
    });
    const nothing = await (await asked(undefined, [])).ask(diagnosticQueries.GetConsumption, { id: 1 });
    expect(Object.keys(nothing.data)).toEqual(['nacional']);
  });

  it('[R-API-78] [R-DIA-34] moments have every slot; missing values are not zero, and nothing is rounded', async () => {
    const { ask } = await asked();
    const none = { sales: null, gcs: null };
    expect((await ask(diagnosticQueries.GetMoments, { id: 1 })).data).toEqual([
      { slot: 'manana', week: none, weekend: none },
      { slot: 'comida', week: { sales: 2.345, gcs: -0.504 }, weekend: none },
      { slot: 'tarde', week: none, weekend: none },
      { slot: 'cena', week: { sales: null, gcs: 0 }, weekend: { sales: -3, gcs: 1 } },
      { slot: 'noche', week: none, weekend: { sales: -1, gcs: null } },
    ]);
  });

  it('[R-API-70] sales in short are the mean, the best and the worst slot, and how many fall', async () => {
    const { ask } = await asked();
    expect((await ask(diagnosticQueries.GetSales, { id: 1 })).data).toEqual({
      week: {
        sales: 2.345,
        gcs: -0.252,
        falling: 0,
        slots: 1,
        imported_date: importedAt,
        best: { slot: 'comida', sales: 2.345 },
        worst: { slot: 'comida', sales: 2.345 },
      },
      weekend: {
        sales: -2,
        gcs: 1,
        falling: 2,
        slots: 2,
        imported_date: importedAt,
        best: { slot: 'noche', sales: -1 },
        worst: { slot: 'cena', sales: -3 },
      },
    });
    const nothing = await (await asked(undefined, [])).ask(diagnosticQueries.GetSales, { id: 1 });
    expect(nothing.data).toEqual({ week: null, weekend: null });
  });

  it('[R-API-79] [R-DIA-37] the product mix shows the nine types in their order', async () => {
    const { ask } = await asked();
    expect((await ask(diagnosticQueries.ListProductMix, { id: 1 })).data).toEqual([
      { type: 'BEBIDAS', description: 'Agua', value: -0.6 },
      { type: 'VALUE', description: 'Hamburguesa', value: 1 },
    ]);
  });
});

describe('a diagnostic', () => {
  it('[R-DIA-01] has all parts in one answer, as the single calls answer them', async () => {
    const { ask } = await asked();
    const { data } = await ask(diagnosticQueries.GetDiagnostic, { id: 1 });
    const single = async (call: keyof typeof diagnosticQueries) =>
      (await ask(diagnosticQueries[call], { id: 1, restaurant_id: 1 } as never)).data;
    expect(data).toMatchObject({
      restaurant_id: 1,
      site: '0417',
      name: 'Gran Vía',
      alerts: [alert],
      swot: await single('GetSwot'),
      population: await single('GetPopulation'),
      environment: await single('ListEnvironment'),
      clients: await single('GetClients'),
      brands: await single('ListBrands'),
      competition: await single('GetCompetition'),
      intensity: await single('GetIntensity'),
      comparison: await single('GetComparison'),
      consumption: await single('GetConsumption'),
      moments: await single('GetMoments'),
      sales: await single('GetSales'),
      product_mix: await single('ListProductMix'),
    });
    expect(data.imported).toEqual({
      sales_week: ofKind,
      sales: ofKind,
      pmix: ofKind,
      consume: ofKind,
      population: ofKind,
    });
    expect(data.changed).toEqual({
      swot: { date: importedAt, user_name: 'Ana Ruiz' },
      clients: null,
      competition: { date: importedAt, user_name: '' },
      comparison: null,
    });
  });

  it('[R-API-77] [AMB-64] has the alerts of its restaurant', async () => {
    const { ask } = await asked([diagnostic(), diagnostic({ id: 2 })]);
    expect((await ask(diagnosticQueries.ListAlerts, one)).data).toEqual([alert]);
    expect((await ask(diagnosticQueries.ListAlerts, { restaurant_id: 2 })).data).toEqual([]);
  });

  it('[AMB-64] has an alert for the present year where its plan has no objective', async () => {
    const keysIn = async (plannedYears: number[]) => {
      const { ask } = await asked(undefined, undefined, plannedYears);
      return (await ask(diagnosticQueries.ListAlerts, one)).data.map(({ key }) => key);
    };
    expect(await keysIn([2025])).toEqual(['swot_empty', 'plan_without_objective']);
    expect(await keysIn([2026])).toEqual(['swot_empty']);
  });

  it('[AMB-64] has an alert once the chain has deleted all brands that it compares, and none when one is back', async () => {
    const facts = { ...noAlertFacts, plannedYears: [2026], compared: ['9', '1-2'], deletedBrands: ['1-2'] };
    const views = await viewsHolding(
      [diagnostics, [diagnostic()]],
      [brands, [brand(7, 'ZUMOS'), brand(9, 'NADA', true)]],
      [diagnosticAlerts, [{ id: 1, alerts: [], facts }]],
    );
    const { ask } = asking(diagnosticHandlers, askedBy(views, { person: testPerson(Role.Manager) }));
    const keys = async () =>
      (await ask(diagnosticQueries.ListAlerts, one)).data.map(({ key, link }) => `${key} ${link}`);
    expect(await keys()).toEqual(['nothing_compared /diagnostic#competence']);
    const back = { view: brands.name, id: '9', document: brand(9, 'NADA') };
    await views.commit([{ projection: brands.name, position: 2, writes: [back] }]);
    expect(await keys()).toEqual([]);
  });

  it('is not there for a restaurant that is not', async () => {
    const { refused } = await asked([diagnostic({ deleted: true })]);
    for (const call of Object.values(diagnosticQueries)) {
      for (const id of [1, 2])
        expect(await refused(call, { id, restaurant_id: id } as never)).toBe('restaurant_not_found');
    }
  });
});

describe('a restaurant beside others', () => {
  const { clients, moments, productMix } = comparedValueAt;
  const lastWeekend = moments(3, 1, 'sales');
  /** In region 2, type 3. */
  const compared = (id: number, figuresAt: Readonly<Record<number, number>> = {}, changes: object = {}) => {
    const values = Array.from({ length: comparedValueCount }, (_, place) => figuresAt[place] ?? null);
    return { id, region: 2, type: 3, deleted: false, values, ...changes };
  };
  const others = [2, 3, 4, 5, 6];
  const among = async (...documents: readonly DocumentOf<typeof comparedFigures>[]) => {
    const views = await viewsHolding([diagnostics, [diagnostic()]], [comparedFigures, documents]);
    const context = askedBy(views, { person: testPerson(Role.Manager) });
    const { ask } = asking(diagnosticHandlers, context);
    const answer = async () => (await ask(diagnosticQueries.GetBenchmark, { id: 1 })).data;
    return { views, answer };
  };

  it('is shown the median of its region and type, without itself', async () => {
    const { answer } = await among(
      compared(1, { [clients(0, 0)]: 40, [lastWeekend]: 9, [productMix(5)]: 3 }),
      ...others.map((id) => compared(id, { [clients(0, 0)]: id, [lastWeekend]: id })),
      compared(7, { [lastWeekend]: 99 }, { region: 5 }),
      compared(8, { [lastWeekend]: 99 }, { type: 1 }),
      compared(9, { [lastWeekend]: 99 }, { deleted: true }),
    );
    const data = await answer();
    expect(data).toMatchObject({ region: 2, region_name: 'Centro', type: 3, restaurants: 5 });
    const none = { own: null, median: null, count: 0 };
    expect(data.clients[0]).toEqual({
      cluster_id: 1,
      week: { own: 40, median: 4, count: 5 },
      weekend: none,
    });
    expect(data.moments[3]).toEqual({
      slot: 'cena',
      week: { sales: none, gcs: none },
      weekend: { sales: { own: 9, median: 4, count: 5 }, gcs: none },
    });
    expect(data.product_mix[5]).toEqual({ type: 'EVM', value: { own: 3, median: null, count: 0 } });
  });

  it('is shown none where fewer than five stand behind it', async () => {
    const { answer } = await among(
      compared(1, { [lastWeekend]: 9 }),
      ...[2, 3, 4, 5].map((id) => compared(id, { [lastWeekend]: id })),
      compared(6),
    );
    expect((await answer()).moments[3]?.weekend.sales).toEqual({ own: 9, median: null, count: 4 });
  });

  it('[AMB-88] is shown none where it is of no region, however many others are', async () => {
    const views = await viewsHolding(
      [diagnostics, [{ ...diagnostic(), region: -1 }]],
      [comparedFigures, others.map((id) => compared(id, { [lastWeekend]: id }, { region: -1 }))],
    );
    const { ask } = asking(diagnosticHandlers, askedBy(views, { person: testPerson(Role.Manager) }));
    const { data } = await ask(diagnosticQueries.GetBenchmark, { id: 1 });
    expect(data).toMatchObject({ region: -1, region_name: 'Sin zona', restaurants: 0 });
    expect(data.moments[3]?.weekend.sales).toMatchObject({ median: null, count: 0 });
  });

  it('is shown the current median right after an import changed others', async () => {
    const { answer, views } = await among(...[1, ...others].map((id) => compared(id, { [lastWeekend]: id })));
    expect((await answer()).moments[3]?.weekend.sales.median).toBe(4);
    const writes = [5, 6].map((id) => ({
      view: comparedFigures.name,
      id: String(id),
      document: compared(id, { [lastWeekend]: -id }),
    }));
    await views.commit([{ projection: comparedFigures.name, position: 2, writes }]);
    expect((await answer()).moments[3]?.weekend.sales).toEqual({ own: 1, median: 2, count: 5 });
  });
});

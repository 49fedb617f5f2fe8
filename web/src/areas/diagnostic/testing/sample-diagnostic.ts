import {
  ageGroups,
  alertsOf,
  type Benchmark,
  type Diagnostic,
  environmentOptions,
  noAlertFacts,
  noRatings,
  populationShares,
  productMixTypes,
  segmentIds,
} from '@portal/contracts/areas/diagnostic';
import { salesSlots } from '@portal/contracts/areas/imports';

const people = (values: readonly number[]) =>
  Object.fromEntries(ageGroups.map((group, index) => [group, values[index] ?? 0])) as Record<
    (typeof ageGroups)[number],
    number
  >;
const populationOf = (values: readonly number[]) => ({
  values: people(values),
  percent: populationShares(people(values)),
  habitants: values.reduce((sum, value) => sum + value, 0),
});
const moment = (sales: number, gcs: number) => ({ sales, gcs });

/** Shares that make 100 on weekdays and on weekends. */
export const wholeClients = segmentIds.map((id, index) => ({
  cluster_id: id,
  week: [40, 20, 15, 10, 10, 5][index] ?? 0,
  weekend: [5, 10, 40, 20, 20, 5][index] ?? 0,
  daypart: 'comida' as const,
}));

/** What was imported. */
const someFigures: Pick<Diagnostic, 'consumption' | 'moments' | 'sales' | 'product_mix'> = {
  consumption: {
    '1': { '1': 110, '2': 95, '3': 100, '4': 88, '5': null, '6': null, '7': null },
    nacional: { '1': 100, '2': 100, '3': 100, '4': 100, '5': null, '6': null, '7': null },
  },
  moments: salesSlots.map((slot, index) => ({
    slot,
    week: moment(index - 1.25, 0.5),
    weekend: moment(2.333, -0.5001),
  })),
  sales: { week: null, weekend: null },
  product_mix: [
    { type: productMixTypes[0], description: 'Hamburguesa doble', value: 1.234 },
    { type: productMixTypes[1], description: 'Refresco', value: null },
  ],
};

/** Restaurant 1 with something in every section, changed by `facts`. */
export const aDiagnostic = (facts: Partial<Diagnostic> = {}): Diagnostic => ({
  restaurant_id: 1,
  site: '101',
  name: 'Restaurante 1',
  swot: {
    strenghts: ['Terraza', 'Aparcamiento'],
    weaknesses: ['Poca luz'],
    opportunities: [],
    threats: [],
    version: 3,
  },
  population: {
    restaurant: populationOf([10, 20, 30, 40, 50, 30, 20]),
    province: populationOf([100, 100, 100, 100, 100, 100, 100]),
    province_id: '28',
    province_name: 'Madrid',
  },
  environment: [
    ...environmentOptions.map(({ id, slug, name }) => ({
      id,
      slug,
      name: name.CAST,
      custom: 0 as const,
      restaurant_id: null,
      status: id === '1' ? (1 as const) : (0 as const),
    })),
    { id: '1-1', slug: '', name: 'Estación', custom: 1, restaurant_id: 1, status: 1 },
  ],
  clients: { data: wholeClients, version: 5 },
  brands: [
    { brand_id: '7', name: 'BURGER DEL SUR', type: 1, restaurant_id: null },
    { brand_id: '8', name: 'CAFÉ CENTRAL', type: 3, restaurant_id: null },
  ],
  competition: {
    competence: [
      { brand_id: '7', name: 'BURGER DEL SUR', type: 1, restaurant_id: null, status: 2 },
      { brand_id: '8', name: 'CAFÉ CENTRAL', type: 3, restaurant_id: null, status: 1 },
    ],
    version: 2,
  },
  intensity: { type0: '', type1: 1, type2: '', type3: 3, type4: '', type5: '', version: 2 },
  comparison: {
    mcd: { brand_id: '0', name: '', features: { ...noRatings, service: 4, relation: 3 } },
    rest1: { brand_id: '7', name: 'BURGER DEL SUR', features: { ...noRatings, service: 2 } },
    rest2: null,
    rest3: null,
    version: 4,
  },
  ...someFigures,
  alerts: [],
  imported: { sales_week: null, sales: null, pmix: null, consume: null, population: null },
  changed: { swot: null, clients: null, competition: null, comparison: null },
  ...facts,
});

/** Nothing said and nothing imported. */
export const anEmptyDiagnostic = (): Diagnostic =>
  aDiagnostic({
    swot: { strenghts: [], weaknesses: [], opportunities: [], threats: [], version: 0 },
    population: { restaurant: null, province: null, province_id: '28', province_name: 'Madrid' },
    environment: aDiagnostic().environment.map((option) => ({ ...option, status: 0 })),
    clients: {
      data: segmentIds.map((id) => ({ cluster_id: id, week: 0, weekend: 0, daypart: null })),
      version: 0,
    },
    competition: { competence: [], version: 0 },
    comparison: {
      mcd: { ...aDiagnostic().comparison.mcd, features: noRatings },
      rest1: null,
      rest2: null,
      rest3: null,
      version: 0,
    },
    consumption: {},
    moments: salesSlots.map((slot) => ({
      slot,
      week: { sales: null, gcs: null },
      weekend: { sales: null, gcs: null },
    })),
    product_mix: [],
    alerts: alertsOf(noAlertFacts),
  });

const alone = { own: null, median: null, count: 0 };

/** The median of the region for clients who work, and for nothing else: too few stand behind the rest. */
export const aBenchmark = (): Benchmark => ({
  region: 2,
  region_name: 'Centro',
  type: 1,
  restaurants: 12,
  clients: segmentIds.map((id) => ({
    cluster_id: id,
    week: id === 1 ? { own: 40, median: 32.5, count: 9 } : alone,
    weekend: alone,
  })),
  moments: [],
  product_mix: [],
});

import {
  ageGroups,
  type Benchmark,
  type Beside,
  type ComparisonRow,
  type Diagnostic,
  environmentOptions,
  noRatings,
  ownChainId,
  populationShares,
  productMixTypes,
  segmentIds,
} from '@portal/contracts/areas/diagnostic';
import { salesSlots } from '@portal/contracts/areas/imports';

const none = { sales: null, gcs: null };
const ownRow: ComparisonRow = { brand_id: ownChainId, name: '', features: noRatings };

export const someBrands: Diagnostic['brands'] = [
  { brand_id: '7', name: 'BURGER DEL SUR', type: 1, restaurant_id: null },
  { brand_id: '8', name: 'POLLO EXPRÉS', type: 2, restaurant_id: null },
  { brand_id: '9', name: 'CAFÉ CENTRAL', type: 3, restaurant_id: null },
  { brand_id: '10', name: 'PIZZA NAPOLI', type: 2, restaurant_id: null },
  { brand_id: '1-1', name: 'BAR DE LA ESQUINA', type: 4, restaurant_id: 1 },
];

export const anEmptyDiagnostic = (facts: Partial<Diagnostic> = {}): Diagnostic => ({
  restaurant_id: 1,
  site: '101',
  name: 'Restaurante 1',
  swot: { strenghts: [], weaknesses: [], opportunities: [], threats: [], version: -1 },
  population: { restaurant: null, province: null, province_id: '28', province_name: 'Madrid' },
  environment: environmentOptions.map(({ id, slug, name }) => ({
    id,
    slug,
    name: name.CAST,
    custom: 0,
    restaurant_id: null,
    status: 0,
  })),
  clients: {
    data: segmentIds.map((cluster_id) => ({ cluster_id, week: 0, weekend: 0, daypart: null })),
    version: -1,
  },
  brands: someBrands,
  competition: { competence: [], version: -1 },
  intensity: { type0: '', type1: '', type2: '', type3: '', type4: '', type5: '', version: -1 },
  comparison: { mcd: ownRow, rest1: null, rest2: null, rest3: null, version: -1 },
  consumption: {},
  moments: salesSlots.map((slot) => ({ slot, week: none, weekend: none })),
  sales: { week: null, weekend: null },
  product_mix: [],
  alerts: [],
  imported: { sales_week: null, sales: null, pmix: null, consume: null, population: null },
  changed: { swot: null, clients: null, competition: null, comparison: null },
  ...facts,
});

const populationOf = (values: readonly number[]) => {
  const people = Object.fromEntries(ageGroups.map((group, index) => [group, values[index] ?? 0])) as Record<
    (typeof ageGroups)[number],
    number
  >;
  return {
    values: people,
    percent: populationShares(people),
    habitants: values.reduce((sum, value) => sum + value, 0),
  };
};

export const wholeClients = segmentIds.map((id, index) => ({
  cluster_id: id,
  week: [40, 20, 15, 10, 10, 5][index] ?? 0,
  weekend: [5, 10, 40, 20, 20, 5][index] ?? 0,
  daypart: 'comida' as const,
}));

export const aDiagnostic = (facts: Partial<Diagnostic> = {}): Diagnostic => {
  const empty = anEmptyDiagnostic();
  return {
    ...empty,
    swot: {
      strenghts: ['Terraza', 'Aparcamiento'],
      weaknesses: ['Poca luz'],
      opportunities: [],
      threats: [],
      version: 3,
    },
    population: {
      ...empty.population,
      restaurant: populationOf([10, 20, 30, 40, 50, 30, 20]),
      province: populationOf([100, 100, 100, 100, 100, 100, 100]),
    },
    environment: [
      ...empty.environment.map((option) => (option.id === '1' ? { ...option, status: 1 as const } : option)),
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
      mcd: { ...ownRow, features: { ...noRatings, service: 4, relation: 3 } },
      rest1: { brand_id: '7', name: 'BURGER DEL SUR', features: { ...noRatings, service: 2 } },
      rest2: null,
      rest3: null,
      version: 4,
    },
    consumption: {
      '1': { '1': 110, '2': 95, '3': 100, '4': 88, '5': null, '6': null, '7': null },
      nacional: { '1': 100, '2': 100, '3': 100, '4': 100, '5': null, '6': null, '7': null },
    },
    moments: salesSlots.map((slot, index) => ({
      slot,
      week: { sales: index - 1.25, gcs: 0.5 },
      weekend: { sales: 2.333, gcs: -0.5001 },
    })),
    product_mix: [
      { type: productMixTypes[0], description: 'Hamburguesa doble', value: 1.234 },
      { type: productMixTypes[1], description: 'Refresco', value: null },
    ],
    ...facts,
  };
};

const unknown: Beside = { own: null, median: null, count: 0 };

export const aBenchmark = (facts: Partial<Benchmark> = {}): Benchmark => ({
  region: 2,
  region_name: 'Centro',
  type: 1,
  restaurants: 4,
  clients: segmentIds.map((cluster_id) => ({ cluster_id, week: unknown, weekend: unknown })),
  moments: salesSlots.map((slot) => ({
    slot,
    week: { sales: unknown, gcs: unknown },
    weekend: { sales: unknown, gcs: unknown },
  })),
  product_mix: productMixTypes.map((type) => ({ type, value: unknown })),
  ...facts,
});

import {
  type Benchmark,
  type Beside,
  type ComparisonRow,
  type Diagnostic,
  environmentOptions,
  noRatings,
  ownChainId,
  productMixTypes,
  segmentIds,
} from '@portal/contracts/areas/diagnostic';
import { salesSlots } from '@portal/contracts/areas/imports';

const none = { sales: null, gcs: null };
const ownRow: ComparisonRow = { brand_id: ownChainId, name: '', features: noRatings };

/** The chain's brands 7 to 10, and one that restaurant 1 has added. */
export const someBrands: Diagnostic['brands'] = [
  { brand_id: '7', name: 'BURGER DEL SUR', type: 1, restaurant_id: null },
  { brand_id: '8', name: 'POLLO EXPRÉS', type: 2, restaurant_id: null },
  { brand_id: '9', name: 'CAFÉ CENTRAL', type: 3, restaurant_id: null },
  { brand_id: '10', name: 'PIZZA NAPOLI', type: 2, restaurant_id: null },
  { brand_id: '1-1', name: 'BAR DE LA ESQUINA', type: 4, restaurant_id: 1 },
];

/** A diagnostic of restaurant 1 of which nothing is known and nothing was said, changed by `facts`. */
export const aDiagnostic = (facts: Partial<Diagnostic> = {}): Diagnostic => ({
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

const unknown: Beside = { own: null, median: null, count: 0 };

/** Of restaurants of the same type in the centre; nothing stands behind a median unless `facts` say so. */
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

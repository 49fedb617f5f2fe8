import { z } from 'zod';
import {
  catalogueReaders,
  defineQueries,
  instant,
  languageSchema,
  ofRestaurant,
  only,
  query,
  wireInteger,
} from '../../kernel';
import { figurePeriodSchema } from '../imports';
import {
  consumptionByPlace,
  momentsSchema,
  populationsSchema,
  productMixSchema,
  salesSchema,
} from './figure-answers';
import { alertSchema } from './alerts.rules';
import { benchmarkSchema } from './benchmark.rules';
import { diagnosticBlocks } from './diagnostic-sections';
import {
  brandSchema,
  clientsSchema,
  comparisonSchema,
  competitionSchema,
  environmentOptionSchema,
  intensityOutput,
  swotOutput,
} from './block-answers';
import { swotTypeSchema } from './swot.rules';

const markets = ['ES'] as const;
const byId = z.object({ id: wireInteger() });
const byRestaurant = z.object({ restaurant_id: wireInteger() });
/** Everybody but partners; people of restaurants for theirs alone (AMB-52). */
const readersById = only(catalogueReaders, { markets, scope: ofRestaurant('id') });
const readersByRestaurant = only(catalogueReaders, { markets, scope: ofRestaurant('restaurant_id') });

/** Read by GET here, and by POST as the specification writes it. */
const read = { method: 'GET', legacyPost: true, rejections: ['restaurant_not_found'] } as const;
const readById = { ...read, input: byId, access: readersById } as const;
const readByRestaurant = { ...read, input: byRestaurant, access: readersByRestaurant } as const;

const importedSchema = z.object({ at: instant(), period: figurePeriodSchema.nullable() }).nullable();

/** When a block was saved the last time, and by whom; blank for an erased person and for an import. */
const lastChange = z.object({ date: instant(), user_name: z.string() }).nullable();

/** A diagnostic in one answer, each part as its own call answers it. */
export const diagnosticSchema = z.object({
  restaurant_id: z.int(),
  site: z.string(),
  name: z.string(),
  swot: swotOutput,
  population: populationsSchema,
  environment: z.array(environmentOptionSchema),
  clients: clientsSchema,
  brands: z.array(brandSchema),
  competition: competitionSchema,
  intensity: intensityOutput,
  comparison: comparisonSchema,
  consumption: consumptionByPlace,
  moments: momentsSchema,
  sales: salesSchema,
  product_mix: z.array(productMixSchema),
  alerts: z.array(alertSchema),
  /** When the figures of each kind were imported, and of which months they speak; `null` for never. */
  imported: z.object({
    sales_week: importedSchema,
    sales: importedSchema,
    pmix: importedSchema,
    consume: importedSchema,
    population: importedSchema,
  }),
  changed: z.record(z.enum(diagnosticBlocks), lastChange),
});
export type Diagnostic = z.infer<typeof diagnosticSchema>;

export const diagnosticQueries = defineQueries('diagnostic', {
  GetDiagnostic: query({
    method: 'GET',
    path: 'diagnostic/data/{id}',
    input: byId.extend({ language: languageSchema.optional() }),
    output: diagnosticSchema,
    access: readersById,
    views: ['diagnostics', 'brands', 'figures', 'diagnosticAlerts', 'users'],
    rejections: ['restaurant_not_found'],
    summary: 'The diagnostic of a restaurant in one answer (R-DIA-01)',
  }),
  GetPopulation: query({
    ...readById,
    path: 'restaurant/province',
    output: populationsSchema,
    views: ['diagnostics', 'figures'],
    summary: 'Who lives around a restaurant and in its province, by age (R-DIA-10, R-DIA-11, R-API-65)',
  }),
  ListEnvironment: query({
    ...readById,
    path: 'restaurant/enviroment',
    input: byId.extend({ language: languageSchema.optional() }),
    output: z.array(environmentOptionSchema),
    list: true,
    views: ['diagnostics'],
    summary: 'What there can be around a restaurant, selected or not (R-DIA-12, R-DIA-15, R-API-66)',
  }),
  GetClients: query({
    ...readByRestaurant,
    path: 'restaurant/cluster',
    output: clientsSchema,
    views: ['diagnostics'],
    summary: 'What each kind of guests brings (R-DIA-16…18, R-API-67)',
  }),
  ListBrands: query({
    ...readByRestaurant,
    path: 'competence',
    output: z.array(brandSchema),
    list: true,
    views: ['diagnostics', 'brands'],
    summary:
      'The brands that a restaurant can choose: the chain’s and its own (R-DIA-22, R-DIA-27, R-API-68)',
  }),
  GetCompetition: query({
    ...readByRestaurant,
    path: 'restaurant/competence',
    output: competitionSchema,
    views: ['diagnostics', 'brands'],
    summary:
      'The competitors of a restaurant; status 2 marks those it compares (R-DIA-22, R-DIA-27, R-API-69)',
  }),
  GetIntensity: query({
    ...readByRestaurant,
    path: 'restaurant/competence/data',
    output: intensityOutput,
    views: ['diagnostics'],
    summary: 'How hard each kind of competitors presses (R-DIA-24, R-API-74)',
  }),
  GetComparison: query({
    ...readByRestaurant,
    path: 'restaurant/comparation',
    output: comparisonSchema,
    views: ['diagnostics', 'brands'],
    summary: 'The own chain and up to three competitors with their ratings (R-DIA-28, R-DIA-29, R-API-75)',
  }),
  GetSales: query({
    ...readById,
    path: 'restaurant/sales',
    output: salesSchema,
    views: ['diagnostics', 'figures'],
    summary: 'Sales and guest counts of week and weekend in short, out of the moments of the day (R-API-70)',
  }),
  GetConsumption: query({
    ...readById,
    path: 'restaurant/consume',
    output: consumptionByPlace,
    views: ['diagnostics', 'figures'],
    summary: 'Consumption of a restaurant beside the country, by index 1 to 7 (R-DIA-32, R-DIA-33, R-API-71)',
  }),
  ListSwotExamples: query({
    ...readById,
    path: 'restaurant/dafo',
    output: z.array(z.object({ id: z.int(), type: swotTypeSchema, status: z.literal(0), data: z.string() })),
    list: true,
    views: ['diagnostics', 'swotOptions'],
    summary: 'The examples that can be used, by list: only status 0 (R-DIA-07, R-API-72)',
  }),
  GetSwot: query({
    ...readById,
    path: 'restaurant/dafo/data',
    output: swotOutput,
    views: ['diagnostics'],
    summary: 'Strengths, weaknesses, opportunities and threats (R-DIA-06, R-DIA-09, R-API-73)',
  }),
  ListAlerts: query({
    ...readByRestaurant,
    path: 'diagnostic/alerts',
    output: z.array(alertSchema),
    list: true,
    views: ['diagnostics', 'brands', 'diagnosticAlerts'],
    summary: 'What somebody should look at, by severity and section (R-HOM-08, R-API-77, AMB-64)',
  }),
  GetMoments: query({
    method: 'GET',
    path: 'restaurant/moments/{id}',
    input: byId,
    output: momentsSchema,
    access: readersById,
    views: ['diagnostics', 'figures'],
    rejections: ['restaurant_not_found'],
    summary: 'Sales and guest counts by time slot, week and weekend (R-DIA-34, R-API-78)',
  }),
  ListProductMix: query({
    method: 'GET',
    path: 'restaurant/pmix/{id}',
    input: byId,
    output: z.array(productMixSchema),
    list: true,
    access: readersById,
    views: ['diagnostics', 'figures'],
    rejections: ['restaurant_not_found'],
    summary: 'How the products changed, by type; hidden types are left out (R-DIA-36, R-DIA-37, R-API-79)',
  }),
  GetBenchmark: query({
    method: 'GET',
    path: 'diagnostic/benchmark/{id}',
    input: byId,
    output: benchmarkSchema,
    access: readersById,
    views: ['diagnostics', 'comparedFigures'],
    rejections: ['restaurant_not_found'],
    summary: 'The restaurant beside the median of its region and type, where five or more stand behind it',
  }),
});

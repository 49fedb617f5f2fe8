import { z } from 'zod';
import {
  command,
  defineCommands,
  ofObject,
  ofRestaurant,
  only,
  repeatWindowSeconds,
  restaurantStaff,
  Role,
  wireInteger,
  wireOptionalInteger,
  wireRequiredText,
  definePushes,
  catalogueReaders,
  defineQueries,
  instant,
  languageSchema,
  query,
  defineRejections,
  defineDueTimes,
  defineView,
  localTextsSchema,
} from '../../kernel';
import { plannerEvents } from '../planner';
import { diagnosticEvents, referenceEvents } from './diagnostic.events';
import { figurePeriodSchema } from '../imports';
import { alertSchema, benchmarkSchema, alertFactsSchema, comparedValueCount } from './alerts.rules';
import {
  brandIdSchema,
  maxBrandName,
  maxEnvironmentName,
  swotTypeSchema,
  clientShareSchema,
  brandTypeSchema,
  intensityByType,
  ratingsSchema,
  swotSchema,
} from './competition.rules';
import {
  brandIdsInput,
  brandTypeInput,
  clientSharesInput,
  environmentIdInput,
  intensityInputs,
  ownIdInput,
  ownRowInput,
  rivalRowInput,
  swotInput,
  diagnosticBlocks,
  brandSchema,
  clientsSchema,
  comparisonSchema,
  competitionSchema,
  environmentOptionSchema,
  intensityOutput,
  swotOutput,
} from './diagnostic.rules';
import {
  consumptionByPlace,
  momentsSchema,
  populationsSchema,
  productMixLineSchema,
  salesSchema,
} from './figures.rules';

export const diagnosticRejections = defineRejections({
  /** Neither the chain's nor this restaurant's brand, or compared without being chosen. */
  competitor_unknown: 422,
  competitor_double: 422,
  brand_not_found: 404,
  /** The chain or this restaurant has the name (R-DIA-26). */
  brand_name_taken: 409,
  too_many_custom_brands: 422,
  environment_not_found: 404,
  environment_name_taken: 409,
  too_many_custom_environments: 422,
  swot_option_not_found: 404,
});

/** Administrators for all, types 1, 3 and 5 for theirs (AMB-52). */
const editors = [...restaurantStaff, Role.Administrator] as const;
const markets = ['ES'] as const;
const ofNamed = only(editors, { markets, scope: ofRestaurant('restaurant_id') });
const ofOwner = only(editors, { markets, scope: ofObject });

const restaurant_id = wireInteger();
/** Edited version (R4). */
const version = wireOptionalInteger();
const saved = z.object({ restaurant_id: z.int(), version: z.int() });
const ownId = z.object({ id: z.string(), restaurant_id: z.int() });
const ownItemCall = {
  method: 'POST',
  input: z.object({ id: ownIdInput }),
  output: ownId,
  access: ofOwner,
} as const;
const notThere = ['restaurant_not_found', 'restaurant_inactive'] as const;

export const diagnosticCommands = defineCommands('diagnostic', {
  UpdateClients: command({
    method: 'POST',
    path: 'restaurant/cluster/update',
    input: z.object({ restaurant_id, data: clientSharesInput, version }),
    output: saved,
    access: ofNamed,
    rejections: notThere,
    summary:
      'Saves the shares of guest kinds; flags columns that do not sum to 100 (R-DIA-16…21, AMB-90, R-API-85)',
  }),
  UpdateSwot: command({
    method: 'POST',
    path: 'restaurant/dafo/update',
    input: z.object({ restaurant_id, dafo: swotInput, version }),
    output: saved,
    access: ofNamed,
    rejections: notThere,
    summary: 'Saves strengths, weaknesses, opportunities and threats (R-DIA-06…09, R-API-86)',
  }),
  UpdateCompetition: command({
    method: 'POST',
    path: 'restaurant/competence/update',
    input: z.object({ restaurant_id, competence: brandIdsInput, intensity: intensityInputs, version }),
    output: saved,
    access: ofNamed,
    rejections: [...notThere, 'competitor_unknown'],
    summary: 'Saves competitors and intensities; removed ones leave the comparison (R-DIA-22…27, R-API-87)',
  }),
  AddCustomBrand: command({
    method: 'POST',
    path: 'restaurant/competence/add',
    repeatWindowSeconds,
    input: z.object({ restaurant_id, name: wireRequiredText(maxBrandName), type: brandTypeInput }),
    output: z.object({
      brand_id: brandIdSchema,
      name: z.string(),
      type: z.int(),
      restaurant_id: z.int(),
    }),
    access: ofNamed,
    rejections: [...notThere, 'brand_name_taken', 'too_many_custom_brands'],
    summary: 'Adds a brand of this restaurant, in upper case (R-DIA-25, R-DIA-26, R-API-88)',
  }),
  DeleteCustomBrand: command({
    ...ownItemCall,
    path: 'restaurant/competence/remove/{id}',
    legacyGet: true,
    rejections: ['restaurant_inactive', 'brand_not_found'],
    summary: 'Deletes a brand of the restaurant, from competition and comparison too (R-API-80, AMB-32)',
  }),
  RestoreCustomBrand: command({
    ...ownItemCall,
    path: 'restaurant/competence/restore/{id}',
    rejections: ['restaurant_inactive', 'brand_not_found', 'brand_name_taken'],
    summary: 'Restores a brand where it was chosen (U5)',
  }),
  UpdateComparison: command({
    method: 'POST',
    path: 'restaurant/comparation/update',
    input: z.object({
      restaurant_id,
      mcd: ownRowInput,
      rest1: rivalRowInput,
      rest2: rivalRowInput,
      rest3: rivalRowInput,
      version,
    }),
    output: saved,
    access: ofNamed,
    rejections: [...notThere, 'competitor_unknown', 'competitor_double'],
    summary: 'Rates the own chain and up to three competitors from 1 to 5 (R-DIA-28, R-DIA-29, R-API-89)',
  }),
  AddCustomEnvironment: command({
    method: 'POST',
    path: 'restaurant/enviroment/add',
    repeatWindowSeconds,
    input: z.object({
      /** Restaurant id, in the specification's spelling. */
      id: wireInteger(),
      name: wireRequiredText(maxEnvironmentName),
    }),
    output: z.object({ id: z.string(), name: z.string(), restaurant_id: z.int() }),
    access: only(editors, { markets, scope: ofRestaurant('id') }),
    rejections: [...notThere, 'environment_name_taken', 'too_many_custom_environments'],
    summary: 'Adds an option of this restaurant, selected (R-DIA-13, R-API-81)',
  }),
  SelectEnvironment: command({
    method: 'POST',
    path: 'restaurant/enviroment/select',
    input: z.object({ id: environmentIdInput, restaurant_id }),
    output: ownId,
    access: ofNamed,
    rejections: [...notThere, 'environment_not_found'],
    summary: 'Selects an option of the surroundings (R-DIA-12, R-DIA-15, R-API-82)',
  }),
  UnselectEnvironment: command({
    method: 'POST',
    path: 'restaurant/enviroment/unselect',
    input: z.object({ id: environmentIdInput, restaurant_id }),
    output: ownId,
    access: ofNamed,
    rejections: [...notThere, 'environment_not_found'],
    summary: 'Deselects an option of the surroundings (R-DIA-12, R-DIA-15, R-API-83)',
  }),
  DeleteCustomEnvironment: command({
    ...ownItemCall,
    path: 'restaurant/enviroment/delete',
    rejections: ['restaurant_inactive', 'environment_not_found'],
    summary: 'Deletes an option of the restaurant; predefined ones stay (R-DIA-14, R-API-84)',
  }),
  RestoreCustomEnvironment: command({
    ...ownItemCall,
    path: 'restaurant/enviroment/restore',
    rejections: ['restaurant_inactive', 'environment_not_found', 'environment_name_taken'],
    summary: 'Restores an option with its selection (U5)',
  }),
});

const byId = z.object({ id: wireInteger() });
const byRestaurant = z.object({ restaurant_id: wireInteger() });
/** All but partners; restaurant staff for theirs (AMB-52). */
const readersById = only(catalogueReaders, { markets, scope: ofRestaurant('id') });
const readersByRestaurant = only(catalogueReaders, { markets, scope: ofRestaurant('restaurant_id') });

/** The specification has POST. */
const read = { method: 'GET', legacyPost: true, rejections: ['restaurant_not_found'] } as const;
const readById = { ...read, input: byId, access: readersById } as const;
const readByRestaurant = { ...read, input: byRestaurant, access: readersByRestaurant } as const;

const importedSchema = z.object({ at: instant(), period: figurePeriodSchema.nullable() }).nullable();

/** Name blank after erasure or import. */
const lastChange = z.object({ date: instant(), user_name: z.string() }).nullable();

/** Each part as its own call answers it. */
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
  product_mix: z.array(productMixLineSchema),
  alerts: z.array(alertSchema),
  /** Per kind: import time and months; `null` for never. */
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
    summary: 'Population by age around a restaurant and in its province (R-DIA-10, R-DIA-11, R-API-65)',
  }),
  ListEnvironment: query({
    ...readById,
    path: 'restaurant/enviroment',
    input: byId.extend({ language: languageSchema.optional() }),
    output: z.array(environmentOptionSchema),
    list: true,
    views: ['diagnostics'],
    summary: 'Options of the surroundings, selected or not (R-DIA-12, R-DIA-15, R-API-66)',
  }),
  GetClients: query({
    ...readByRestaurant,
    path: 'restaurant/cluster',
    output: clientsSchema,
    views: ['diagnostics'],
    summary: 'Shares of the guest kinds (R-DIA-16…18, R-API-67)',
  }),
  ListBrands: query({
    ...readByRestaurant,
    path: 'competence',
    output: z.array(brandSchema),
    list: true,
    views: ['diagnostics', 'brands'],
    summary: 'Brands to choose from: the chain’s and the restaurant’s (R-DIA-22, R-DIA-27, R-API-68)',
  }),
  GetCompetition: query({
    ...readByRestaurant,
    path: 'restaurant/competence',
    output: competitionSchema,
    views: ['diagnostics', 'brands'],
    summary: 'Competitors of a restaurant; status 2: compared (R-DIA-22, R-DIA-27, R-API-69)',
  }),
  GetIntensity: query({
    ...readByRestaurant,
    path: 'restaurant/competence/data',
    output: intensityOutput,
    views: ['diagnostics'],
    summary: 'Intensity per kind of competitors (R-DIA-24, R-API-74)',
  }),
  GetComparison: query({
    ...readByRestaurant,
    path: 'restaurant/comparation',
    output: comparisonSchema,
    views: ['diagnostics', 'brands'],
    summary: 'Ratings of the own chain and up to three competitors (R-DIA-28, R-DIA-29, R-API-75)',
  }),
  GetSales: query({
    ...readById,
    path: 'restaurant/sales',
    output: salesSchema,
    views: ['diagnostics', 'figures'],
    summary: 'Summary of sales and guest counts, week and weekend (R-API-70)',
  }),
  GetConsumption: query({
    ...readById,
    path: 'restaurant/consume',
    output: consumptionByPlace,
    views: ['diagnostics', 'figures'],
    summary: 'Consumption of a restaurant and of the country, by index 1 to 7 (R-DIA-32, R-DIA-33, R-API-71)',
  }),
  ListSwotExamples: query({
    ...readById,
    path: 'restaurant/dafo',
    output: z.array(z.object({ id: z.int(), type: swotTypeSchema, status: z.literal(0), data: z.string() })),
    list: true,
    views: ['diagnostics', 'swotOptions'],
    summary: 'Enabled SWOT examples (status 0) by list (R-DIA-07, R-API-72)',
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
    summary: 'Alerts by severity and section (R-HOM-08, R-API-77, AMB-64)',
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
    output: z.array(productMixLineSchema),
    list: true,
    access: readersById,
    views: ['diagnostics', 'figures'],
    rejections: ['restaurant_not_found'],
    summary: 'Changes of products by type, without hidden types (R-DIA-36, R-DIA-37, R-API-79)',
  }),
  GetBenchmark: query({
    method: 'GET',
    path: 'diagnostic/benchmark/{id}',
    input: byId,
    output: benchmarkSchema,
    access: readersById,
    views: ['diagnostics', 'comparedFigures'],
    rejections: ['restaurant_not_found'],
    summary: 'The restaurant against the median of its region and type, if based on five or more',
  }),
});

const change = z.object({ version: z.int(), at: instant(), userId: z.int().nullable() });

/** By restaurant id. */
export const diagnostics = defineView('diagnostics', {
  schema: z.object({
    id: z.int(),
    site: z.string(),
    name: z.string(),
    type: z.int(),
    region: z.int(),
    provinceId: z.string(),
    deleted: z.boolean(),
    swot: swotSchema,
    shares: z.array(clientShareSchema),
    brandIds: z.array(brandIdSchema),
    intensity: intensityByType,
    own: ratingsSchema,
    rivals: z.array(z.object({ brandId: brandIdSchema, ratings: ratingsSchema })),
    customBrands: z.array(
      z.object({ id: z.string(), name: z.string(), type: brandTypeSchema, deleted: z.boolean() }),
    ),
    environment: z.array(z.string()),
    customEnvironments: z.array(z.object({ id: z.string(), name: z.string(), deleted: z.boolean() })),
    /** Last edit per block. */
    changes: z.partialRecord(z.enum(diagnosticBlocks), change),
  }),
  filters: { region: 'number', type: 'number', deleted: 'flag' },
  sorts: [],
});

/** Chain brands, including deleted ones. */
export const brands = defineView('brands', {
  schema: z.object({
    id: z.int(),
    name: z.string(),
    type: brandTypeSchema,
    version: z.int(),
    deleted: z.boolean(),
  }),
  filters: { type: 'number', deleted: 'flag' },
  sorts: ['name', 'type'],
  indexes: [
    ['deleted', 'name'],
    ['deleted', 'type'],
  ],
  text: ['name'],
});

/** SWOT examples, including deleted ones. */
export const swotOptions = defineView('swotOptions', {
  schema: z.object({
    id: z.int(),
    type: swotTypeSchema,
    data: z.string(),
    translations: localTextsSchema,
    translated: z.array(z.string()),
    /** 0 enabled, 1 disabled. */
    status: z.literal([0, 1]),
    version: z.int(),
    deleted: z.boolean(),
  }),
  filters: { type: 'number', status: 'number', deleted: 'flag' },
  sorts: ['type', 'data', 'status'],
  indexes: [
    ['deleted', 'type'],
    ['deleted', 'data'],
    ['deleted', 'status'],
  ],
  text: ['data', 'translated'],
});

/** By restaurant id (AMB-64). */
export const diagnosticAlerts = defineView('diagnosticAlerts', {
  schema: z.object({
    id: z.int(),
    alerts: z.array(alertSchema),
    facts: alertFactsSchema,
  }),
  filters: {},
  sorts: [],
});

/** By restaurant id. */
export const comparedFigures = defineView('comparedFigures', {
  schema: z.object({
    id: z.int(),
    region: z.int(),
    type: z.int(),
    deleted: z.boolean(),
    /** Indexed by `comparedValueAt`. */
    values: z.array(z.number().nullable()).length(comparedValueCount),
  }),
  filters: { region: 'number', type: 'number', deleted: 'flag' },
  sorts: [],
  indexes: [['region', 'type']],
});

/** By `pmix-12` (AMB-64). */
export const figuresGrowingOld = defineDueTimes('figuresGrowingOld');

export const diagnosticPushes = definePushes(
  'diagnostic',
  [diagnosticEvents, referenceEvents, plannerEvents],
  {
    /** Imported figures have their own push. */
    DiagnosticChanged: {
      key: 'restaurantId',
      to: {
        bothSides: [
          'SwotUpdated',
          'ClientsUpdated',
          'CompetitionUpdated',
          'CompetitionImported',
          'CompetitionImportUndone',
          'ComparisonUpdated',
          'CustomBrandAdded',
          'CustomBrandDeleted',
          'CustomBrandRestored',
          'EnvironmentSelected',
          'EnvironmentUnselected',
          'CustomEnvironmentAdded',
          'CustomEnvironmentDeleted',
          'CustomEnvironmentRestored',
        ],
      },
      refresh: [
        'GetDiagnostic',
        'GetBenchmark',
        'ListBrands',
        'GetAdoptionOverview',
        'ListRestaurantStates',
        'ListRecordHistory',
      ],
    },
    DiagnosticAlertsChanged: {
      key: 'restaurantId',
      to: { bothSides: ['FiguresGrewOld', 'PlanPrioritiesUpdated', 'PlanRemovalRestored'] },
      refresh: ['GetDiagnostic', 'ListAlerts', 'ListRestaurantStates'],
    },
    DiagnosticReferenceChanged: {
      to: {
        readers: [
          'BrandAdded',
          'BrandUpdated',
          'BrandDeleted',
          'BrandRestored',
          'SwotOptionAdded',
          'SwotOptionUpdated',
          'SwotOptionDeleted',
          'SwotOptionRestored',
        ],
      },
      refresh: [
        'GetDiagnostic',
        'ListAlerts',
        'ListSwotExamples',
        'ListBrands',
        'ListNationalBrands',
        'ListSwotOptions',
        'ListRecordHistory',
      ],
    },
  },
);

import { z } from 'zod';
import { defineDueTimes, defineView, instant, localTextsSchema } from '../../kernel';
import { alertFactsSchema, alertSchema } from './alerts.rules';
import { comparedValueCount } from './benchmark.rules';
import { clientShareSchema } from './clients.rules';
import { brandIdSchema, brandTypeSchema, intensityByType, ratingsSchema } from './competition.rules';
import { diagnosticBlocks } from './diagnostic-sections';
import { swotSchema, swotTypeSchema } from './swot.rules';

const change = z.object({ version: z.int(), at: instant(), userId: z.int().nullable() });

/** What restaurants say of themselves and of what is around them, by their id. */
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
    /** Empty until it was saved. */
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
    /** Of each block: the revision of its last edit, when and by whom; left out before the first. */
    changes: z.partialRecord(z.enum(diagnosticBlocks), change),
  }),
  filters: { region: 'number', type: 'number', deleted: 'flag' },
  sorts: [],
});

/** Brands that every restaurant can compete with, by id; deleted ones too: they may come back. */
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

/** Examples for the four lists, by id; deleted ones too: they may come back. */
export const swotOptions = defineView('swotOptions', {
  schema: z.object({
    id: z.int(),
    type: swotTypeSchema,
    data: z.string(),
    translations: localTextsSchema,
    /** The translations, to be searched. */
    translated: z.array(z.string()),
    /** 0 can be used, 1 cannot. */
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

/** What alerts are made of, and the alerts, by restaurant (AMB-64). */
export const diagnosticAlerts = defineView('diagnosticAlerts', {
  schema: z.object({
    /** The restaurant. */
    id: z.int(),
    alerts: z.array(alertSchema),
    facts: alertFactsSchema,
  }),
  filters: {},
  sorts: [],
});

/** The figures by which restaurants of one region and type are compared, by their id. */
export const comparedFigures = defineView('comparedFigures', {
  schema: z.object({
    id: z.int(),
    region: z.int(),
    type: z.int(),
    deleted: z.boolean(),
    /** At the places of `comparedValueAt`; `null` for what there is not. */
    values: z.array(z.number().nullable()).length(comparedValueCount),
  }),
  filters: { region: 'number', type: 'number', deleted: 'flag' },
  sorts: [],
  indexes: [['region', 'type']],
});

/** When the figures of a restaurant grow old: `pmix-12` (AMB-64). */
export const figuresGrowingOld = defineDueTimes('figuresGrowingOld');

import { z } from 'zod';
import { defineDueTimes, defineView, instant, keptVersion, localTextsSchema } from '../../kernel';
import { diagnosticSectionSchema } from './diagnostic-sections';
import { figurePeriodSchema, figurePlaceSchema, figureRowsSchema } from './figures';
import {
  differenceCountsSchema,
  hiddenFiguresSchema,
  importProblemSchema,
  importStatusSchema,
} from './import-report';
import { importKindSchema } from './import-kinds';

const act = z.object({ userId: z.int(), at: instant() });

/** Imports by id, with their reports. */
export const imports = defineView('imports', {
  schema: z.object({
    id: z.string(),
    kind: importKindSchema,
    status: importStatusSchema,
    filename: z.string(),
    bytes: z.int(),
    sha256: z.string(),
    /** Files of the import; `null` once they were discarded. */
    key: z.string().nullable(),
    resultKey: z.string().nullable(),
    createdAt: instant(),
    userId: z.int(),
    rows: z.int(),
    hidden: hiddenFiguresSchema,
    placeCount: z.int(),
    counts: differenceCountsSchema,
    problemCount: z.int(),
    problems: z.array(importProblemSchema),
    confirmed: act.nullable(),
    undone: act.nullable(),
    discarded: act.nullable(),
    /** Whose figures it changed. */
    places: z.array(figurePlaceSchema),
  }),
  filters: { kind: 'text', status: 'text' },
  sorts: ['createdAt', 'kind', 'status', 'filename'],
  indexes: [['createdAt'], ['kind'], ['status'], ['filename'], ['kind', 'createdAt']],
  text: ['filename'],
});

/** The figures of every place by kind: `sales/restaurant-12`. Read them with `figuresByName`. */
export const figures = defineView('figures', {
  schema: z.object({
    id: z.string(),
    kind: importKindSchema,
    place: figurePlaceSchema,
    restaurantId: z.int().nullable(),
    /** The import that brought them. */
    importId: z.string(),
    importedAt: instant(),
    period: figurePeriodSchema.nullable(),
    rows: figureRowsSchema,
  }),
  filters: { kind: 'text', place: 'text', restaurantId: 'number', importId: 'text' },
  sorts: [],
});

/** Photos of the marketing plan, by market. */
export const planPhotos = defineView('planPhotos', {
  schema: z.object({
    id: z.string(),
    /** The newest first. */
    versions: z.array(keptVersion.extend({ width: z.int(), height: z.int() })),
  }),
  filters: {},
  sorts: [],
});

/** What stands above sections of the diagnostic, by their names. */
export const sectionDescriptions = defineView('sectionDescriptions', {
  schema: z.object({
    id: diagnosticSectionSchema,
    description: z.string(),
    translations: localTextsSchema,
    version: z.int(),
    at: instant(),
  }),
  filters: {},
  sorts: [],
});

/** When the files of imports are removed. */
export const importFileExpiries = defineDueTimes('importFileExpiries');

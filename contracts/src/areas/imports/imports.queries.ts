import { z } from 'zod';
import { anyOf, defineQueries, instant, listInput, localTextsSchema, query } from '../../kernel';
import { diagnosticSectionSchema } from './diagnostic-sections';
import { figureCellsSchema } from './figures';
import { importKindSchema } from './import-kinds';
import {
  differenceCountsSchema,
  differenceMarkSchema,
  hiddenFiguresSchema,
  importProblemSchema,
  importStatusSchema,
} from './import-report';
import { importers, importReaders } from './imports.access';
import { newerPlaceSchema } from './imports.commands';

/** An import: its file, its report, and what became of it. */
export const importSchema = z.object({
  id: z.string(),
  kind: importKindSchema,
  status: importStatusSchema,
  filename: z.string(),
  bytes: z.int(),
  /** Digest of the file, so that people can tell whether they have the same one. */
  sha256: z.string(),
  created_date: instant(),
  /** Who brought it; blank for an erased person. */
  user_name: z.string(),
  /** Rows of the file, without its heading. */
  rows: z.int(),
  /** Rows and columns among them that the sheet hides. */
  hidden: hiddenFiguresSchema,
  /** Restaurants, provinces and the whole market, where it has rows of them. */
  places: z.int(),
  counts: differenceCountsSchema,
  problem_count: z.int(),
  /** The first 200 (R-IMP-08). */
  problems: z.array(importProblemSchema),
  confirmed_date: instant().nullable(),
  confirmed_by: z.string(),
  undone_date: instant().nullable(),
  undone_by: z.string(),
  discarded_date: instant().nullable(),
  discarded_by: z.string(),
  /** Until when file, report and difference can be opened; `null` once they are gone. */
  kept_until: instant().nullable(),
});
export type ImportRecord = z.infer<typeof importSchema>;

/** What an undo would do now. */
const importUndoSchema = z.object({
  restorable: z.int(),
  newer: z.array(newerPlaceSchema),
});

/** A row that differs, or not. Cells in the order of the kind's value columns; brands by name. */
export const differenceRowSchema = z.object({
  place: z.string(),
  /** Site of a restaurant, code of a province, or `nacional`. */
  site: z.string(),
  name: z.string(),
  mark: differenceMarkSchema,
  before: figureCellsSchema.nullable(),
  after: figureCellsSchema.nullable(),
});
export type DifferenceRow = z.infer<typeof differenceRowSchema>;

const sectionDescriptionSchema = z.object({
  section: diagnosticSectionSchema,
  /** In the reader's language. */
  description: z.string(),
  texts: localTextsSchema,
  version: z.int(),
  update_date: instant().nullable(),
});
export type SectionDescription = z.infer<typeof sectionDescriptionSchema>;

export const importQueries = defineQueries('imports', {
  ListImports: query({
    method: 'GET',
    path: 'import',
    input: listInput(['-created_date', 'kind', 'status', 'filename'] as const, {
      kind: anyOf(importKindSchema),
      status: anyOf(importStatusSchema),
    }),
    output: z.array(importSchema.omit({ problems: true })),
    list: true,
    access: importers,
    views: ['imports'],
    summary: 'All imports: who, when, which file, and what it changed (R-IMP-02, W36)',
  }),
  GetImport: query({
    method: 'GET',
    path: 'import/{id}',
    input: z.object({ id: z.uuid() }),
    output: importSchema.extend({ undo: importUndoSchema.nullable() }),
    access: importers,
    views: ['imports', 'figures'],
    rejections: ['import_not_found'],
    summary: 'An import with its report, and what its undo would do (R-IMP-08, W36)',
  }),
  ListImportDifference: query({
    method: 'GET',
    path: 'import/{id}/difference',
    input: listInput(['row'] as const, { id: z.uuid(), mark: anyOf(differenceMarkSchema) }),
    output: z.array(differenceRowSchema),
    list: true,
    access: importers,
    views: ['imports'],
    rejections: ['import_not_found', 'import_expired'],
    summary: 'What an import changes, row by row: new, changed, gone, same (AMB-69)',
  }),
  ListSectionDescriptions: query({
    method: 'GET',
    legacyPost: true,
    path: 'diagnostic/descriptions',
    input: z.object({}),
    output: z.array(sectionDescriptionSchema),
    list: true,
    access: importReaders,
    views: ['sectionDescriptions'],
    summary: 'What stands above each section of the diagnostic (R-DIA-03, R-DIA-38, R-API-76)',
  }),
  GetPlanPhoto: query({
    method: 'GET',
    path: 'restaurant/marketing/photo',
    input: z.object({}),
    output: z.object({
      /** Address of the photo, another one for each version; of the placeholder where there is none. */
      url: z.string(),
      version: z.int(),
      update_date: instant().nullable(),
      /** All photos there were, the newest first. */
      versions: z.array(
        z.object({ version: z.int(), filename: z.string(), date: instant(), url: z.string() }),
      ),
    }),
    access: importReaders,
    views: ['planPhotos'],
    summary: 'The photo of the marketing plan and where it is (R-IMP-01, R-API-103)',
  }),
});

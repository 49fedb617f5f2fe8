import { z } from 'zod';
import {
  catalogueReaders,
  type Market,
  only,
  Role,
  command,
  defineCommands,
  localText,
  wireInteger,
  wireMonth,
  wireText,
  defineDownloads,
  download,
  languageSchema,
  wireOptionalInteger,
  definePushes,
  anyOf,
  defineQueries,
  instant,
  listInput,
  localTextsSchema,
  query,
  defineRejections,
  defineUploads,
  fileRejections,
  mebibyte,
  spreadsheetLimits,
  upload,
  defineDueTimes,
  defineView,
  keptVersion,
} from '../../kernel';
import { importKindSchema } from './import-columns';
import {
  importStatusSchema,
  differenceCountsSchema,
  differenceMarkSchema,
  hiddenFiguresSchema,
  importProblemSchema,
} from './import-report.rules';
import {
  diagnosticSectionSchema,
  maxDescriptionLength,
  figureCellsSchema,
  figurePeriodSchema,
  figurePlaceSchema,
  figureRowsSchema,
} from './imports.rules';

/** Imports belong to the diagnostic, which one market has (R-NAV-34). */
const markets: readonly Market[] = ['ES'];

/** Who brings figures. */
export const importers = only([Role.Administrator], { markets });
/** Who reads what was brought. */
export const importReaders = only(catalogueReaders, { markets });

const importId = z.object({ id: z.uuid() });
const optionalMonth = z.union([z.literal(''), wireMonth()]).default('');

/** A place that keeps its figures where an import is undone, because a later import brought them. */
export const newerPlaceSchema = z.object({
  place: z.string(),
  /** Site of a restaurant, code of a province, or `nacional`. */
  site: z.string(),
  name: z.string(),
  /** The later import. */
  import_id: z.string(),
});
export type NewerPlace = z.infer<typeof newerPlaceSchema>;

export const importCommands = defineCommands('imports', {
  ConfirmImport: command({
    method: 'POST',
    path: 'import/{id}/confirm',
    /** Months that the figures speak of: none, one, or the first and the last. Field code: `period_wrong`. */
    input: importId
      .extend({ period_from: optionalMonth, period_to: optionalMonth })
      .refine(({ period_from: from, period_to: to }) => to === '' || (from !== '' && from <= to), {
        path: ['period_to'],
        error: 'period_wrong',
      }),
    output: z.object({
      id: z.string(),
      status: importStatusSchema,
      /** Places whose figures are others now. */
      changed: z.int(),
    }),
    access: importers,
    rejections: ['import_not_found', 'import_refused', 'import_outdated', 'import_undone', 'import_expired'],
    summary:
      'Replaces the figures of the restaurants in a checked file, all of them or none (R-IMP-04, AMB-69)',
  }),
  UndoImport: command({
    method: 'POST',
    path: 'import/{id}/undo',
    input: importId,
    output: z.object({
      id: z.string(),
      /** Places that have again what they had before. */
      restored: z.int(),
      /** Places with newer figures, which stay. */
      newer: z.int(),
    }),
    access: importers,
    rejections: ['import_not_found', 'import_not_confirmed', 'import_superseded'],
    summary: 'Takes a confirmed import back where its figures are still the newest (W36)',
  }),
  DiscardImport: command({
    method: 'POST',
    path: 'import/{id}/discard',
    input: importId,
    output: z.object({ id: z.string(), status: importStatusSchema }),
    access: importers,
    rejections: ['import_not_found', 'import_confirmed'],
    summary: 'Throws a checked file away that was not confirmed: what was stored of it goes (R-IMP-04, R13)',
  }),
  UpdateSectionDescription: command({
    method: 'POST',
    path: 'diagnostic/descriptions/update',
    input: z.object({
      section: diagnosticSectionSchema,
      /** Plain text: markup is shown and not run. */
      ...localText('description', maxDescriptionLength, wireText(maxDescriptionLength)),
      /** Spreadsheets with figures are imported by `import/{kind}/check`: whoever sends one here is told. */
      file: wireText(200)
        .refine((name) => name === '', 'imported_by_check')
        .optional(),
      version: wireInteger().optional(),
    }),
    output: z.object({ section: diagnosticSectionSchema, version: z.int() }),
    access: importers,
    summary: 'What stands above a section of the diagnostic (R-IMP-03, R-DIA-38, R-API-90)',
  }),
});

/** Address of a version of the photo; without a version, of the newest one. */
export const planPhotoPath = (version: number): string => `/api/static/marketing-plan.jpg?v=${version}`;

const shared = { method: 'GET', output: z.unknown() } as const;
const language = languageSchema.optional();
const ofKind = { ...shared, input: z.object({ kind: importKindSchema, language }), access: importers };
const ofImport = { ...shared, input: z.object({ id: z.uuid() }), access: importers };

export const importDownloads = defineDownloads('imports', {
  OpenImportTemplate: download({
    ...ofKind,
    path: 'import/{kind}/template',
    summary: 'An empty spreadsheet with headings, example rows and rules of its cells (AMB-56)',
  }),
  OpenImportProblems: download({
    ...ofImport,
    input: z.object({ id: z.uuid(), language }),
    path: 'import/{id}/problems',
    summary: 'All mistakes of a file as CSV: row, column, code, text, value (R-IMP-08, S13)',
  }),
  OpenImportFile: download({
    ...ofImport,
    path: 'import/{id}/file',
    summary: 'The spreadsheet as it came, for thirty days (R13)',
  }),
  OpenPlanPhoto: download({
    ...shared,
    path: 'static/marketing-plan.jpg',
    input: z.object({
      v: wireOptionalInteger(),
      /** Any text; it makes browsers ask again (R-API-103). */
      date: wireText(40).optional(),
    }),
    access: importReaders,
    summary: 'The photo of the marketing plan, or a placeholder (R-API-103)',
  }),
});

export const importPushes = definePushes('imports', {
  /** To administrators: a file was checked, an import confirmed or undone. */
  ImportChanged: z.object({ id: z.string(), position: z.int() }),
  /** To each restaurant whose figures are others now. `null`: those of many places, to everybody who reads all. */
  FiguresChanged: z.object({
    kind: importKindSchema,
    restaurantId: z.int().nullable(),
    position: z.int(),
  }),
  /** To everybody who reads the plan. */
  PlanPhotoChanged: z.object({ version: z.int(), position: z.int() }),
  /** To everybody who reads the diagnostic. */
  SectionDescriptionChanged: z.object({ section: diagnosticSectionSchema, position: z.int() }),
});

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

export const importRejections = defineRejections({
  import_not_found: 404,
  /** It has mistakes: nothing of it is taken. */
  import_refused: 422,
  /** Figures have changed since the file was compared: it has to be checked again. */
  import_outdated: 409,
  /** It was confirmed and undone before. */
  import_undone: 409,
  /** Its file is no longer kept. */
  import_expired: 410,
  import_not_confirmed: 409,
  /** What became figures is undone, not thrown away. */
  import_confirmed: 409,
  /** All of its places have newer figures; `details` names them. */
  import_superseded: 409,
  workbook_encrypted: 422,
  /** More rows, columns or text than a spreadsheet of figures has (S10). */
  workbook_too_large: 413,
  /** Broken, or not what its name says. */
  workbook_unreadable: 422,
});

/** Most pixels of a plan photo; larger ones are made smaller. */
const planPhotoSize = { maxPixels: 40_000_000 } as const;

export const importUploads = defineUploads('imports', {
  /** The dry run: the file is read, checked and compared, and nothing changes. */
  CheckImport: upload({
    method: 'POST',
    path: 'import/{kind}/check',
    input: z.object({
      kind: importKindSchema,
      /** Of a form that brings no file: the Key of one in the temporary area (AMB-81). */
      file: wireText(200).optional(),
    }),
    output: importSchema,
    maxBytes: spreadsheetLimits.maxBytes,
    maxExpandedBytes: spreadsheetLimits.maxExpandedBytes,
    accepts: ['xlsx', 'xls'],
    access: importers,
    rejections: [
      ...fileRejections,
      'upload_not_found',
      'archive_method_refused',
      'workbook_encrypted',
      'workbook_too_large',
      'workbook_unreadable',
    ],
    summary: 'Reads a spreadsheet and tells what it would change (R-IMP-02, R-IMP-06, AMB-56, AMB-81, W36)',
  }),
  UpdatePlanPhoto: upload({
    method: 'POST',
    path: 'restaurant/marketing/update',
    input: z.object({}),
    output: z.object({ url: z.string(), version: z.int(), width: z.int(), height: z.int() }),
    maxBytes: 10 * mebibyte,
    ...planPhotoSize,
    accepts: ['jpg'],
    picture: {},
    access: importers,
    rejections: [...fileRejections, 'picture_too_large'],
    summary: 'The photo of the marketing plan; former ones are kept (R-IMP-01, R-API-98)',
  }),
});

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

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
import { importEvents } from './imports.events';
import { importKindSchema } from './import-kinds.rules';
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

export const importRejections = defineRejections({
  import_not_found: 404,
  /** Has problems; nothing is imported. */
  import_refused: 422,
  /** Figures changed since the comparison; check again. */
  import_outdated: 409,
  import_undone: 409,
  import_expired: 410,
  import_not_confirmed: 409,
  /** Confirmed: undo instead of discard. */
  import_confirmed: 409,
  /** All places have newer figures; `details` names them. */
  import_superseded: 409,
  workbook_encrypted: 422,
  /** Too many rows, columns or characters (S10). */
  workbook_too_large: 413,
  /** Broken, or another type. */
  workbook_unreadable: 422,
});

/** The diagnostic is ES only (R-NAV-34). */
const markets: readonly Market[] = ['ES'];

const importers = only([Role.Administrator], { markets });
const importReaders = only(catalogueReaders, { markets });

const importId = z.object({ id: z.uuid() });
const optionalMonth = z.union([z.literal(''), wireMonth()]).default('');

/** A later import has replaced these figures: an undo keeps them. */
export const newerPlaceSchema = z.object({
  place: z.string(),
  /** Restaurant site, province code, or `nacional`. */
  site: z.string(),
  name: z.string(),
  import_id: z.string(),
});
export type NewerPlace = z.infer<typeof newerPlaceSchema>;

export const importCommands = defineCommands('imports', {
  ConfirmImport: command({
    method: 'POST',
    path: 'import/{id}/confirm',
    /** Months: none, one, or first and last. Field code: `period_wrong`. */
    input: importId
      .extend({ period_from: optionalMonth, period_to: optionalMonth })
      .refine(({ period_from: from, period_to: to }) => to === '' || (from !== '' && from <= to), {
        path: ['period_to'],
        error: 'period_wrong',
      }),
    output: z.object({
      id: z.string(),
      status: importStatusSchema,
      changed: z.int(),
    }),
    access: importers,
    rejections: ['import_not_found', 'import_refused', 'import_outdated', 'import_undone', 'import_expired'],
    summary: 'Imports a checked file, all restaurants or none (R-IMP-04, AMB-69)',
  }),
  UndoImport: command({
    method: 'POST',
    path: 'import/{id}/undo',
    input: importId,
    output: z.object({
      id: z.string(),
      restored: z.int(),
      newer: z.int(),
    }),
    access: importers,
    rejections: ['import_not_found', 'import_not_confirmed', 'import_superseded'],
    summary: 'Undoes a confirmed import where its figures are still the newest (W36)',
  }),
  DiscardImport: command({
    method: 'POST',
    path: 'import/{id}/discard',
    input: importId,
    output: z.object({ id: z.string(), status: importStatusSchema }),
    access: importers,
    rejections: ['import_not_found', 'import_confirmed'],
    summary: 'Discards a checked file before confirmation and deletes its data (R-IMP-04, R13)',
  }),
  UpdateSectionDescription: command({
    method: 'POST',
    path: 'diagnostic/descriptions/update',
    input: z.object({
      section: diagnosticSectionSchema,
      /** Plain text: markup is escaped. */
      ...localText('description', maxDescriptionLength, wireText(maxDescriptionLength)),
      /** Spreadsheets go to `import/{kind}/check`. */
      file: wireText(200)
        .refine((name) => name === '', 'imported_by_check')
        .optional(),
      version: wireInteger().optional(),
    }),
    output: z.object({ section: diagnosticSectionSchema, version: z.int() }),
    access: importers,
    summary: 'Sets the description of a section of the diagnostic (R-IMP-03, R-DIA-38, R-API-90)',
  }),
});

/** Larger photos are scaled down. */
const planPhotoSize = { maxPixels: 40_000_000 } as const;

export const importSchema = z.object({
  id: z.string(),
  kind: importKindSchema,
  status: importStatusSchema,
  filename: z.string(),
  bytes: z.int(),
  /** Lets people compare files. */
  sha256: z.string(),
  created_date: instant(),
  /** Blank after erasure. */
  user_name: z.string(),
  /** Without the heading. */
  rows: z.int(),
  /** Hidden in the sheet. */
  hidden: hiddenFiguresSchema,
  places: z.int(),
  counts: differenceCountsSchema,
  problem_count: z.int(),
  /** First 200 (R-IMP-08). */
  problems: z.array(importProblemSchema),
  confirmed_date: instant().nullable(),
  confirmed_by: z.string(),
  undone_date: instant().nullable(),
  undone_by: z.string(),
  discarded_date: instant().nullable(),
  discarded_by: z.string(),
  /** `null` once file, report and difference are deleted. */
  kept_until: instant().nullable(),
});
export type ImportRecord = z.infer<typeof importSchema>;

export const importUploads = defineUploads('imports', {
  /** Dry run: checks and compares. */
  CheckImport: upload({
    method: 'POST',
    path: 'import/{kind}/check',
    input: z.object({
      kind: importKindSchema,
      /** `Key` from the temporary area (AMB-81). */
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
    summary: 'Checks a spreadsheet and reports its changes (R-IMP-02, R-IMP-06, AMB-56, AMB-81, W36)',
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
    summary: 'Uploads a photo of the marketing plan; former ones are kept (R-IMP-01, R-API-98)',
  }),
});

/** Preview of an undo. */
const importUndoSchema = z.object({
  restorable: z.int(),
  newer: z.array(newerPlaceSchema),
});

/** Cells in the order of the value columns; brands by name. */
export const differenceRowSchema = z.object({
  place: z.string(),
  /** Restaurant site, province code, or `nacional`. */
  site: z.string(),
  name: z.string(),
  mark: differenceMarkSchema,
  before: figureCellsSchema.nullable(),
  after: figureCellsSchema.nullable(),
});
export type DifferenceRow = z.infer<typeof differenceRowSchema>;

const sectionDescriptionSchema = z.object({
  section: diagnosticSectionSchema,
  /** Reader's language. */
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
    summary: 'All imports: author, time, file and changes (R-IMP-02, W36)',
  }),
  GetImport: query({
    method: 'GET',
    path: 'import/{id}',
    input: z.object({ id: z.uuid() }),
    output: importSchema.extend({ undo: importUndoSchema.nullable() }),
    access: importers,
    views: ['imports', 'figures'],
    rejections: ['import_not_found'],
    summary: 'An import with its report and a preview of its undo (R-IMP-08, W36)',
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
    summary: 'Differences of an import per row: new, changed, gone, same (AMB-69)',
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
    summary: 'Descriptions of the sections of the diagnostic (R-DIA-03, R-DIA-38, R-API-76)',
  }),
  GetPlanPhoto: query({
    method: 'GET',
    path: 'restaurant/marketing/photo',
    input: z.object({}),
    output: z.object({
      /** Differs per version; a placeholder without a photo. */
      url: z.string(),
      version: z.int(),
      update_date: instant().nullable(),
      /** Newest first. */
      versions: z.array(
        z.object({ version: z.int(), filename: z.string(), date: instant(), url: z.string() }),
      ),
    }),
    access: importReaders,
    views: ['planPhotos'],
    summary: 'Address of the photo of the marketing plan (R-IMP-01, R-API-103)',
  }),
});

/** Newest without a version. */
export const planPhotoPath = (version: number): string => `/api/static/marketing-plan.jpg?v=${version}`;

const shared = { method: 'GET', output: z.unknown() } as const;
const language = languageSchema.optional();
const ofKind = { ...shared, input: z.object({ kind: importKindSchema, language }), access: importers };
const ofImport = { ...shared, input: z.object({ id: z.uuid() }), access: importers };

export const importDownloads = defineDownloads('imports', {
  OpenImportTemplate: download({
    ...ofKind,
    path: 'import/{kind}/template',
    summary: 'An empty spreadsheet with headings, example rows and cell rules (AMB-56)',
  }),
  OpenImportProblems: download({
    ...ofImport,
    input: z.object({ id: z.uuid(), language }),
    path: 'import/{id}/problems',
    summary: 'All problems of a file as CSV: row, column, code, text, value (R-IMP-08, S13)',
  }),
  OpenImportFile: download({
    ...ofImport,
    path: 'import/{id}/file',
    summary: 'The original spreadsheet, for 30 days (R13)',
  }),
  OpenPlanPhoto: download({
    ...shared,
    path: 'static/marketing-plan.jpg',
    input: z.object({
      v: wireOptionalInteger(),
      /** Any text: makes browsers reload (R-API-103). */
      date: wireText(40).optional(),
    }),
    access: importReaders,
    summary: 'The photo of the marketing plan, or a placeholder (R-API-103)',
  }),
});

const act = z.object({ userId: z.int(), at: instant() });

export const imports = defineView('imports', {
  schema: z.object({
    id: z.string(),
    kind: importKindSchema,
    status: importStatusSchema,
    filename: z.string(),
    bytes: z.int(),
    sha256: z.string(),
    /** `null` once deleted. */
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
    places: z.array(figurePlaceSchema),
  }),
  filters: { kind: 'text', status: 'text' },
  sorts: ['createdAt', 'kind', 'status', 'filename'],
  indexes: [['createdAt'], ['kind'], ['status'], ['filename'], ['kind', 'createdAt']],
  text: ['filename'],
});

/** By kind and place: `sales/restaurant-12`. Read with `figuresByName`. */
export const figures = defineView('figures', {
  schema: z.object({
    id: z.string(),
    kind: importKindSchema,
    place: figurePlaceSchema,
    restaurantId: z.int().nullable(),
    importId: z.string(),
    importedAt: instant(),
    period: figurePeriodSchema.nullable(),
    rows: figureRowsSchema,
  }),
  filters: { kind: 'text', place: 'text', restaurantId: 'number', importId: 'text' },
  sorts: [],
});

/** By market. */
export const planPhotos = defineView('planPhotos', {
  schema: z.object({
    id: z.string(),
    /** Newest first. */
    versions: z.array(keptVersion.extend({ width: z.int(), height: z.int() })),
  }),
  filters: {},
  sorts: [],
});

/** By section. */
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

export const importFileExpiries = defineDueTimes('importFileExpiries');

export const importPushes = definePushes('imports', [importEvents], {
  ImportChanged: {
    key: 'importId',
    to: {
      fullAdministrators: [
        'ImportChecked',
        'ImportDiscarded',
        'ImportFilesDiscarded',
        'ImportConfirmed',
        'ImportUndone',
      ],
    },
    refresh: ['ListImports', 'GetImport', 'ListImportDifference', 'GetTodayOverview'],
  },
  /** Undo depends on the newest figures; open diagnostics show them. */
  FiguresChanged: {
    /** `null` for many restaurants. */
    payload: { kind: importKindSchema, restaurantId: z.int().nullable() },
    refresh: ['GetImport', 'GetDiagnostic', 'GetBenchmark', 'ListAlerts', 'ListRestaurantStates'],
  },
  PlanPhotoChanged: { to: { readers: ['PlanPhotoAdded'] }, refresh: ['GetPlanPhoto'] },
  SectionDescriptionChanged: {
    to: { readers: ['SectionDescriptionChanged'] },
    refresh: ['ListSectionDescriptions'],
  },
});

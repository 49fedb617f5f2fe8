import type { World } from '../../example-world';
import type { EventChanges, EventNamed, ExamplesOf } from '../../kernel';
import type {
  ImportRecord,
  importCommands,
  importDownloads,
  importQueries,
  importUploads,
} from './imports.contract';
import type { importEvents } from './imports.events';
import type { FigureRows } from './imports.rules';

type Events = typeof importEvents;

export const anImportId = '0f7a5d4e-1111-4000-8000-000000000001';
const ofImport = { importId: anImportId, kind: 'sales' as const };
const counts = { new: 1, changed: 0, gone: 0, same: 0 };
/** Weekend lunch, sales +2.35 %. */
const someSalesRows: FigureRows = [['comida', 2.35, -0.5]];
const rows = someSalesRows.map((row) => [...row]);
const importedAt = '2026-11-20T09:30:00.000Z';
const place = { place: 'restaurant-1', restaurantId: 1 };

export const anImportChecked = (
  changes: EventChanges<Events, 'ImportChecked'> = {},
): EventNamed<Events, 'ImportChecked'> => ({
  type: 'ImportChecked',
  data: {
    ...ofImport,
    key: 'a'.repeat(32),
    bytes: 7_000,
    sha256: 'b'.repeat(64),
    filename: 'ventas.xlsx',
    resultKey: 'c'.repeat(32),
    rows: 1,
    hidden: { rows: 0, columns: 0 },
    places: 1,
    counts,
    problemCount: 0,
    problems: [],
    comparedWith: 0,
    ...changes,
  },
});

export const someFiguresImported = (
  changes: EventChanges<Events, 'FiguresImported'> = {},
): EventNamed<Events, 'FiguresImported'> => ({
  type: 'FiguresImported',
  data: { ...ofImport, ...place, importedAt, period: null, rows, ...changes },
});

export const someFiguresRestored = (
  changes: EventChanges<Events, 'FiguresRestored'> = {},
): EventNamed<Events, 'FiguresRestored'> => ({
  type: 'FiguresRestored',
  data: { ...ofImport, ...place, restored: null, ...changes },
});

export const anImportConfirmed = (
  changes: EventChanges<Events, 'ImportConfirmed'> = {},
): EventNamed<Events, 'ImportConfirmed'> => ({
  type: 'ImportConfirmed',
  data: { ...ofImport, places: ['restaurant-1'], rows: 1, counts, ...changes },
});

export const anImportUndone = (
  changes: EventChanges<Events, 'ImportUndone'> = {},
): EventNamed<Events, 'ImportUndone'> => ({
  type: 'ImportUndone',
  data: { ...ofImport, places: ['restaurant-1'], newer: [], ...changes },
});

export const someImportFilesDiscarded = (
  changes: EventChanges<Events, 'ImportFilesDiscarded'> = {},
): EventNamed<Events, 'ImportFilesDiscarded'> => ({
  type: 'ImportFilesDiscarded',
  data: { ...ofImport, releasedKeys: ['a'.repeat(32), 'c'.repeat(32)], ...changes },
});

export const anImportDiscarded = (
  changes: EventChanges<Events, 'ImportDiscarded'> = {},
): EventNamed<Events, 'ImportDiscarded'> => ({
  type: 'ImportDiscarded',
  data: { ...ofImport, releasedKeys: ['a'.repeat(32), 'c'.repeat(32)], ...changes },
});

export const aPlanPhotoAdded = (
  changes: EventChanges<Events, 'PlanPhotoAdded'> = {},
): EventNamed<Events, 'PlanPhotoAdded'> => ({
  type: 'PlanPhotoAdded',
  data: {
    key: 'd'.repeat(32),
    bytes: 90_000,
    sha256: 'e'.repeat(64),
    filename: 'plan.jpg',
    version: 1,
    width: 1_600,
    height: 900,
    ...changes,
  },
});

export const aSectionDescriptionChanged = (
  changes: EventChanges<Events, 'SectionDescriptionChanged'> = {},
): EventNamed<Events, 'SectionDescriptionChanged'> => ({
  type: 'SectionDescriptionChanged',
  data: { section: 'moments', description: 'Ventas por franja horaria.', translations: {}, ...changes },
});

export const anImport = (overrides: Partial<ImportRecord> = {}): ImportRecord => ({
  id: anImportId,
  kind: 'sales',
  status: 'ready',
  filename: 'ventas.xlsx',
  bytes: 7_000,
  sha256: 'b'.repeat(64),
  created_date: importedAt,
  user_name: 'Ada Mora',
  rows: 1,
  hidden: { rows: 0, columns: 0 },
  places: 1,
  counts,
  problem_count: 0,
  problems: [],
  confirmed_date: null,
  confirmed_by: '',
  undone_date: null,
  undone_by: '',
  discarded_date: null,
  discarded_by: '',
  kept_until: '2026-12-20T09:30:00.000Z',
  ...overrides,
});

type Calls = typeof importCommands & typeof importQueries & typeof importUploads & typeof importDownloads;

export const importsExamples: ExamplesOf<Calls, World> = {
  CheckImport: () => ({ kind: 'sales' }),
  ConfirmImport: ({ importId }) => ({ id: importId }),
  UndoImport: ({ confirmedImportId }) => ({ id: confirmedImportId }),
  DiscardImport: ({ importId }) => ({ id: importId }),
  UpdateSectionDescription: () => ({ section: 'moments', description: 'Ventas por franja horaria.' }),
  UpdatePlanPhoto: () => ({}),
  ListImports: () => ({ size: 20 }),
  GetImport: ({ importId }) => ({ id: importId }),
  ListImportDifference: ({ importId }) => ({ id: importId, mark: ['new', 'changed'], size: 50 }),
  ListSectionDescriptions: () => ({}),
  GetPlanPhoto: () => ({}),
  OpenImportTemplate: () => ({ kind: 'pmix' }),
  OpenImportProblems: ({ importId }) => ({ id: importId }),
  OpenImportFile: ({ importId }) => ({ id: importId }),
  OpenPlanPhoto: () => ({ date: '20261125' }),
};

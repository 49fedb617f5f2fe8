import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { importCommands } from './imports.commands';
import type { importDownloads } from './imports.downloads';
import type { importQueries } from './imports.queries';
import type { importUploads } from './imports.uploads';

type Calls = typeof importCommands & typeof importQueries & typeof importUploads & typeof importDownloads;

/** A valid input of each call, in a world where these things exist. */
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

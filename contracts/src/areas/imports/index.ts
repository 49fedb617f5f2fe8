import { defineArea } from '../../kernel';
import {
  importCommands,
  importDownloads,
  importPushes,
  importQueries,
  importRejections,
  importUploads,
  figures,
  importFileExpiries,
  imports,
  planPhotos,
  sectionDescriptions,
} from './imports.contract';
import { importEvents } from './imports.events';
import { importsExamples } from './imports.examples';

export * from './imports.rules';
export * from './import-on-wire.rules';
export * from './import-columns';
export * from './import-kinds.rules';
export * from './import-report.rules';
export * from './imports.examples';
export * from './imports.contract';
export * from './imports.events';

export const importsArea = defineArea({
  area: 'imports',
  calls: [importCommands, importQueries, importUploads, importDownloads],
  events: [importEvents],
  views: [imports, figures, planPhotos, sectionDescriptions, importFileExpiries],
  pushes: [importPushes],
  rejections: importRejections,
  examples: importsExamples,
});

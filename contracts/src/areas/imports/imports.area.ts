import { defineArea } from '../../kernel';
import { importCommands } from './imports.commands';
import { importDownloads } from './imports.downloads';
import { importEvents } from './imports.events';
import { importsExamples } from './imports.examples';
import { importPushes } from './imports.pushes';
import { importQueries } from './imports.queries';
import { importRejections } from './imports.rejections';
import { importUploads } from './imports.uploads';
import { figures, importFileExpiries, imports, planPhotos, sectionDescriptions } from './imports.views';

export const importsArea = defineArea({
  area: 'imports',
  calls: [importCommands, importQueries, importUploads, importDownloads],
  events: [importEvents],
  views: [imports, figures, planPhotos, sectionDescriptions, importFileExpiries],
  pushes: [importPushes],
  rejections: importRejections,
  examples: importsExamples,
});

import { defineArea } from '../../kernel';
import { resourceSearchCommands } from './resource-search.commands';
import { resourceSearchEvents } from './resource-search.events';
import { resourceSearchQueries } from './resource-search.queries';
import { emptySearches, resourceChanges } from './resource-search.views';
import { resourceCommands } from './resources.commands';
import { resourceDownloads } from './resources.downloads';
import { resourceEvents } from './resources.events';
import { resourcesExamples } from './resources.examples';
import { resourcePushes } from './resources.pushes';
import { resourceQueries } from './resources.queries';
import { resourceRejections } from './resources.rejections';
import { resourceUploads } from './resources.uploads';
import { fileVersions, resources, versionDownloads } from './resources.views';

export const resourcesArea = defineArea({
  area: 'resources',
  calls: [
    resourceCommands,
    resourceQueries,
    resourceDownloads,
    resourceSearchCommands,
    resourceSearchQueries,
    resourceUploads,
  ],
  events: [resourceSearchEvents, resourceEvents],
  views: [resourceChanges, emptySearches, resources, fileVersions, versionDownloads],
  pushes: [resourcePushes],
  rejections: resourceRejections,
  examples: resourcesExamples,
});

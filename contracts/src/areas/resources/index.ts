import { defineArea } from '../../kernel';
import {
  resourceSearchCommands,
  resourceSearchQueries,
  emptySearches,
  resourceChanges,
} from './resource-search.contract';
import {
  resourceCommands,
  resourceDownloads,
  resourcePushes,
  resourceQueries,
  resourceRejections,
  resourceUploads,
  fileVersions,
  resources,
  resourceTimesDue,
  versionDownloads,
} from './resources.contract';
import { resourceSearchEvents, resourceEvents } from './resources.events';
import { resourcesExamples } from './resources.examples';

export * from './resource-codes.rules';
export * from './resources.rules';
export * from './resource-search.contract';
export * from './resources.events';
export * from './resource-form.rules';
export * from './resources.examples';
export * from './resources.contract';

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
  views: [resourceChanges, emptySearches, resources, resourceTimesDue, fileVersions, versionDownloads],
  pushes: [resourcePushes],
  rejections: resourceRejections,
  examples: resourcesExamples,
});

import { defineArea } from '../../kernel';
import { libraryCommands } from './library.commands';
import { libraryEvents } from './library.events';
import { libraryExamples } from './library.examples';
import { libraryPushes } from './library.pushes';
import { libraryQueries } from './library.queries';
import { libraryRejections } from './library.rejections';
import { collections, libraries, openedResources } from './library.views';

export const libraryArea = defineArea({
  area: 'library',
  calls: [libraryCommands, libraryQueries],
  events: [libraryEvents],
  views: [libraries, openedResources, collections],
  pushes: [libraryPushes],
  rejections: libraryRejections,
  examples: libraryExamples,
});

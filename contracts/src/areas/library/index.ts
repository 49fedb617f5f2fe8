import { defineArea } from '../../kernel';
import {
  libraryCommands,
  libraryPushes,
  libraryQueries,
  libraryRejections,
  collections,
  libraries,
  openedResources,
} from './library.contract';
import { libraryEvents } from './library.events';
import { libraryExamples } from './library.examples';

export * from './library.examples';
export * from './library.contract';
export * from './library.events';
export * from './library.rules';

export const libraryArea = defineArea({
  area: 'library',
  calls: [libraryCommands, libraryQueries],
  events: [libraryEvents],
  views: [libraries, openedResources, collections],
  pushes: [libraryPushes],
  rejections: libraryRejections,
  examples: libraryExamples,
});

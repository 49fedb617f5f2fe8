import { defineArea } from '../../kernel';
import {
  savedViewCommands,
  savedViewPushes,
  savedViewQueries,
  savedViewRejections,
  savedViews,
} from './saved-views.contract';
import { savedViewEvents } from './saved-views.events';
import { savedViewExamples } from './saved-views.examples';

export * from './saved-views.examples';
export * from './saved-views.contract';
export * from './saved-views.events';
export * from './saved-views.rules';

export const savedViewsArea = defineArea({
  area: 'saved-views',
  calls: [savedViewCommands, savedViewQueries],
  events: [savedViewEvents],
  views: [savedViews],
  pushes: [savedViewPushes],
  rejections: savedViewRejections,
  examples: savedViewExamples,
});

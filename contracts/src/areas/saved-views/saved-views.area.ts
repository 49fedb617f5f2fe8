import { defineArea } from '../../kernel';
import { savedViewCommands } from './saved-views.commands';
import { savedViewEvents } from './saved-views.events';
import { savedViewExamples } from './saved-views.examples';
import { savedViewPushes } from './saved-views.pushes';
import { savedViewQueries } from './saved-views.queries';
import { savedViewRejections } from './saved-views.rejections';
import { savedViews } from './saved-views.views';

export const savedViewsArea = defineArea({
  area: 'saved-views',
  calls: [savedViewCommands, savedViewQueries],
  events: [savedViewEvents],
  views: [savedViews],
  pushes: [savedViewPushes],
  rejections: savedViewRejections,
  examples: savedViewExamples,
});

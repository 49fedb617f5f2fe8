import { defineArea } from '../../kernel';
import {
  templateCommands,
  templateDownloads,
  templatePushes,
  templateQueries,
  templateRejections,
  templateExpiries,
  templates,
} from './templates.contract';
import { templateEvents } from './templates.events';
import { templateExamples } from './templates.examples';

export * from './templates.rules';
export * from './templates.examples';
export * from './templates.contract';
export * from './templates.events';

export const templatesArea = defineArea({
  area: 'templates',
  calls: [templateCommands, templateQueries, templateDownloads],
  events: [templateEvents],
  views: [templates, templateExpiries],
  pushes: [templatePushes],
  rejections: templateRejections,
  examples: templateExamples,
});

import { defineArea } from '../../kernel';
import { templateCommands } from './templates.commands';
import { templateDownloads } from './templates.downloads';
import { templateEvents } from './templates.events';
import { templateExamples } from './templates.examples';
import { templatePushes } from './templates.pushes';
import { templateQueries } from './templates.queries';
import { templateRejections } from './templates.rejections';
import { templateExpiries, templates } from './templates.views';

export const templatesArea = defineArea({
  area: 'templates',
  calls: [templateCommands, templateQueries, templateDownloads],
  events: [templateEvents],
  views: [templates, templateExpiries],
  pushes: [templatePushes],
  rejections: templateRejections,
  examples: templateExamples,
});

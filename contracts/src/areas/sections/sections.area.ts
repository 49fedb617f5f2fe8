import { defineArea } from '../../kernel';
import { sectionCommands } from './sections.commands';
import { sectionEvents } from './sections.events';
import { sectionsExamples } from './sections.examples';
import { sectionPushes } from './sections.pushes';
import { sectionQueries } from './sections.queries';
import { sectionRejections } from './sections.rejections';
import { sections } from './sections.views';

export const sectionsArea = defineArea({
  area: 'sections',
  calls: [sectionCommands, sectionQueries],
  events: [sectionEvents],
  views: [sections],
  pushes: [sectionPushes],
  rejections: sectionRejections,
  examples: sectionsExamples,
});

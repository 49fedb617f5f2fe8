import { defineArea } from '../../kernel';
import {
  sectionCommands,
  sectionPushes,
  sectionQueries,
  sectionRejections,
  sections,
} from './sections.contract';
import { sectionEvents } from './sections.events';
import { sectionsExamples } from './sections.examples';

export * from './sections.rules';
export * from './sections.examples';
export * from './sections.contract';
export * from './sections.events';

export const sectionsArea = defineArea({
  area: 'sections',
  calls: [sectionCommands, sectionQueries],
  events: [sectionEvents],
  views: [sections],
  pushes: [sectionPushes],
  rejections: sectionRejections,
  examples: sectionsExamples,
});

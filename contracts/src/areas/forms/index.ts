import { defineArea } from '../../kernel';
import { formsCommands, formsPushes, formsQueries, formsRejections, sentForms } from './forms.contract';
import { formsEvents } from './forms.events';
import { formsExamples } from './forms.examples';

export * from './forms.rules';
export * from './forms.contract';
export * from './forms.events';

export const formsArea = defineArea({
  area: 'forms',
  calls: [formsCommands, formsQueries],
  events: [formsEvents],
  views: [sentForms],
  pushes: [formsPushes],
  rejections: formsRejections,
  examples: formsExamples,
});

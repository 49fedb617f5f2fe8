import { defineArea } from '../../kernel';
import { formsCommands } from './forms.commands';
import { formsEvents } from './forms.events';
import { formsExamples } from './forms.examples';
import { formsPushes } from './forms.pushes';
import { formsQueries } from './forms.queries';
import { formsRejections } from './forms.rejections';
import { sentForms } from './forms.views';

export const formsArea = defineArea({
  area: 'forms',
  calls: [formsCommands, formsQueries],
  events: [formsEvents],
  views: [sentForms],
  pushes: [formsPushes],
  rejections: formsRejections,
  examples: formsExamples,
});

import { defineArea } from '../../kernel';
import { formsCommands } from './forms.commands';
import { formsEvents } from './forms.events';
import { formsExamples } from './forms.examples';
import { formsQueries } from './forms.queries';
import { sentForms } from './forms.views';

export const formsArea = defineArea({
  area: 'forms',
  calls: [formsCommands, formsQueries],
  events: [formsEvents],
  views: [sentForms],
  examples: formsExamples,
});

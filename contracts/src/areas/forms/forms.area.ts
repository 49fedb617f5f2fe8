import { defineArea } from '../../kernel';
import { formsCommands } from './forms.commands';
import { formsEvents } from './forms.events';
import { formsExamples } from './forms.examples';
import { formsQueries } from './forms.queries';
import { customRequests } from './forms.views';

export const formsArea = defineArea({
  area: 'forms',
  calls: [formsCommands, formsQueries],
  events: [formsEvents],
  views: [customRequests],
  examples: formsExamples,
});

import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { formsCommands } from './forms.commands';
import type { formsQueries } from './forms.queries';

/** A valid input of each call, in a world where these things exist. */
export const formsExamples: ExamplesOf<typeof formsCommands & typeof formsQueries, World> = {
  RequestCustomResource: ({ restaurantId }) => ({
    topic: 'Cartel para la feria del barrio',
    comments: 'A3, en vertical, antes del 10 de diciembre.',
    restaurant_id: restaurantId,
    restaurant_name: 'Gran Vía',
    restaurant_site: '101',
  }),
  ListCustomRequests: () => ({ size: 10 }),
};

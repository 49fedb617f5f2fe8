import { z } from 'zod';
import {
  catalogueReaders,
  command,
  defineCommands,
  ofOptionalRestaurant,
  only,
  repeatWindowSeconds,
  wireOptionalInteger,
  wireRequiredText,
  wireText,
} from '../../kernel';

const longestTopic = 150;
const longestComments = 2_000;

export const formsCommands = defineCommands('forms', {
  RequestCustomResource: command({
    method: 'POST',
    path: 'resource/custom/mail',
    repeatWindowSeconds,
    input: z.object({
      topic: wireRequiredText(longestTopic),
      comments: wireText(longestComments).default(''),
      /** Which restaurant is meant; without it the one of this code out of the person's own. */
      restaurant_id: wireOptionalInteger(),
      restaurant_site: wireText(50).default(''),
      /** Accepted and ignored: the server knows what a restaurant is called (W9). */
      restaurant_name: wireText(200).default(''),
    }),
    output: z.object({ id: z.string() }),
    access: only(catalogueReaders, { scope: ofOptionalRestaurant('restaurant_id') }),
    rejections: ['restaurant_not_found'],
    // Each is a mail to the agency.
    cost: 60,
    summary:
      'Asks the agency for a piece that the catalogue does not have (R-FRM-07, R-FRM-08, R-API-25, R-ERR-22)',
  }),
});

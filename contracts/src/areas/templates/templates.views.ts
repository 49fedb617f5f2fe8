import { z } from 'zod';
import { defineDueTimes, defineView, ownedDocument, ownedView } from '../../kernel';
import { cartEntrySchema } from '../cart';

/** Templates of people and restaurants. */
export const templates = defineView('templates', {
  ...ownedView,
  schema: ownedDocument.extend({
    authorId: z.int(),
    entry: cartEntrySchema,
    /** Name of its piece when it was saved: what a search finds. */
    resourceName: z.string(),
    files: z.array(z.object({ key: z.string(), filename: z.string(), contentType: z.string() })),
  }),
  text: ['name', 'resourceName'],
});

/** When deleted templates go for good. */
export const templateExpiries = defineDueTimes('templateExpiries');

import { z } from 'zod';
import { defineDueTimes, defineView, instant } from '../../kernel';
import { cartEntrySchema } from '../cart';

/** Templates by id; those of an erased person are not there. */
export const templates = defineView('templates', {
  personal: true,
  schema: z.object({
    id: z.string(),
    /** `user-12`, or `restaurant-3`. */
    owner: z.string(),
    name: z.string(),
    authorId: z.int(),
    /** Empty once that person was erased. */
    authorName: z.string(),
    entry: cartEntrySchema,
    /** Name of its piece when it was saved: what a search finds. */
    resourceName: z.string(),
    files: z.array(z.object({ key: z.string(), filename: z.string(), contentType: z.string() })),
    deleted: z.boolean(),
    /** Revision of its last edit by name. */
    version: z.int(),
    changedAt: instant(),
  }),
  filters: { owner: 'text', deleted: 'flag' },
  sorts: ['changedAt', 'name'],
  hot: [['owner', 'deleted', 'changedAt']],
  text: ['name', 'resourceName'],
});

/** When deleted templates go for good. */
export const templateExpiries = defineDueTimes('templateExpiries');

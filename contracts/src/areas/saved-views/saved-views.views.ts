import { z } from 'zod';
import { defineView } from '../../kernel';
import { savedViewSchema } from './saved-views.queries';

/** Saved views of each person, by user id. An erased person has none. */
export const savedViews = defineView('savedViews', {
  personal: true,
  schema: z.object({ id: z.int(), views: z.array(savedViewSchema.extend({ id: z.int() })) }),
  filters: {},
  sorts: [],
});

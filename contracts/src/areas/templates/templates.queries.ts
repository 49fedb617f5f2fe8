import { z } from 'zod';
import {
  administrators,
  defineQueries,
  languageSchema,
  listInput,
  ofObject,
  only,
  byOwnedId,
  ownedSummary,
  query,
  restaurantStaff,
} from '../../kernel';
import { cartEntrySchema } from '../cart';
import { resourceSummarySchema } from '../resources';

const inRestaurantMode = administrators;
const access = only(restaurantStaff, { inRestaurantMode });
/** In whose words formats are named. */
const lang = languageSchema.optional();

const templateSchema = ownedSummary.extend({
  /** Who saved it; the name is empty once that person was erased. */
  author: z.object({ id: z.int(), name: z.string() }),
  /** Every answer, with the files of the template. */
  entry: cartEntrySchema,
  files: z.array(z.object({ key: z.string(), filename: z.string() })),
  /** Its piece as it is now; `null` where it is gone, or this person may not see it (AMB-05). */
  resource: resourceSummarySchema.nullable(),
});
export type Template = z.infer<typeof templateSchema>;

export const templateQueries = defineQueries('templates', {
  ListTemplates: query({
    method: 'GET',
    path: 'templates',
    input: listInput(['-changed_at', 'name'], { lang }),
    output: z.array(templateSchema),
    list: true,
    access,
    views: ['templates', 'resources', 'restaurants'],
    summary: 'Templates of the signed-in person and of their restaurants',
  }),
  GetTemplate: query({
    method: 'GET',
    path: 'template/{id}',
    input: byOwnedId.extend({ lang }),
    output: templateSchema,
    access: only(restaurantStaff, { inRestaurantMode, scope: ofObject }),
    rejections: ['template_not_found'],
    views: ['templates', 'resources', 'restaurants'],
    summary: 'A template with every answer: their own, or one of their restaurants',
  }),
});

import { z } from 'zod';
import {
  administrators,
  byOwnedId,
  command,
  defineCommands,
  ofObject,
  ofOptionalRestaurant,
  only,
  ownedAnswer,
  ownedRenaming,
  repeatWindowSeconds,
  restaurantStaff,
  wireInteger,
  wireJson,
  wireOptionalInteger,
  wireRequiredText,
  defineDownloads,
  download,
  ownedIdSchema,
  definePushes,
  defineQueries,
  languageSchema,
  listInput,
  ownedSummary,
  query,
  defineRejections,
  defineDueTimes,
  defineView,
  ownedDocument,
  ownedView,
} from '../../kernel';
import { cartEntrySchema } from '../cart';
import { placedItemInput } from '../orders';
import { resourceSummarySchema } from '../resources';
import { maxTemplateName } from './templates.rules';

/** Who orders saves templates, in restaurant mode too; a person's own are changed by nobody else (AMB-77). */
const inRestaurantMode = administrators;
const ownObject = only(restaurantStaff, { asUser: false, inRestaurantMode, scope: ofObject });

export const templateCommands = defineCommands('templates', {
  AddTemplate: command({
    method: 'POST',
    path: 'template/add',
    repeatWindowSeconds,
    input: z.object({
      name: wireRequiredText(maxTemplateName),
      /** Whose it is; left out, it is the signed-in person’s. */
      restaurant_id: wireOptionalInteger(),
      /** The restaurant that the entry was made for: what names it follows when it is used for another one. */
      made_for: wireInteger(),
      /** The entry as an item of an order; its files are uploads of this person, and are copied. */
      entry: wireJson(placedItemInput),
    }),
    output: ownedAnswer,
    access: only(restaurantStaff, {
      asUser: false,
      inRestaurantMode,
      scope: ofOptionalRestaurant('restaurant_id'),
    }),
    rejections: [
      'resource_not_orderable',
      'template_wrong',
      'too_many_images',
      'upload_not_found',
      'too_many_templates',
      'template_files_too_large',
      'too_many_uploads',
      'upload_volume_used',
    ],
    summary: 'Saves a cart entry under a name, for the signed-in person or for a restaurant',
  }),
  UpdateTemplate: command({
    method: 'POST',
    path: 'template/{id}/update',
    input: ownedRenaming(maxTemplateName),
    output: ownedAnswer.extend({ version: z.int() }),
    access: ownObject,
    rejections: ['template_not_found'],
    summary: 'Gives a template another name',
  }),
  DeleteTemplate: command({
    method: 'POST',
    path: 'template/{id}/delete',
    input: byOwnedId,
    output: ownedAnswer,
    access: ownObject,
    rejections: ['template_not_found'],
    summary: 'Deletes a template; after thirty days it goes for good, with its files',
  }),
  RestoreTemplate: command({
    method: 'POST',
    path: 'template/{id}/restore',
    input: byOwnedId,
    output: ownedAnswer,
    access: ownObject,
    rejections: ['template_not_found', 'too_many_templates'],
    summary: 'Undoes a deletion (U5)',
  }),
});

export const templateDownloads = defineDownloads('templates', {
  OpenTemplateFile: download({
    method: 'GET',
    path: 'template/{id}/file/{key}',
    input: z.object({ id: ownedIdSchema, key: z.string().regex(/^[0-9a-f]{32}$/) }),
    output: z.unknown(),
    access: only(restaurantStaff, { inRestaurantMode: administrators, scope: ofObject }),
    summary: 'A custom file or picture of a template, as an attachment (W13, W14)',
  }),
});

export const templatePushes = definePushes('templates', {
  /** To its owner: a person on all devices, or the people of a restaurant. */
  TemplateChanged: z.object({ templateId: z.string(), position: z.int() }),
});

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

export const templateRejections = defineRejections({
  /** Not there, deleted, or not this person's. */
  template_not_found: 404,
  /** An answer that the wizard would refuse; a missing one is none. */
  template_wrong: 422,
  too_many_templates: 422,
  /** The files of all templates would be more than they may be. */
  template_files_too_large: 422,
});

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

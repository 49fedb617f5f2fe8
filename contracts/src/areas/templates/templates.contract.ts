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
import { templateEvents } from './templates.events';
import { cartEntrySchema } from '../cart';
import { placedItemInput } from '../orders';
import { resourceSummarySchema } from '../resources';
import { maxTemplateName } from './templates.rules';

export const templateRejections = defineRejections({
  /** Also deleted or not accessible. */
  template_not_found: 404,
  /** Missing answers are allowed. */
  template_wrong: 422,
  too_many_templates: 422,
  template_files_too_large: 422,
});

/** Also in restaurant mode; personal ones are read-only while acting as a user (AMB-77). */
const inRestaurantMode = administrators;
const ownObject = only(restaurantStaff, { asUser: false, inRestaurantMode, scope: ofObject });

export const templateCommands = defineCommands('templates', {
  AddTemplate: command({
    method: 'POST',
    path: 'template/add',
    repeatWindowSeconds,
    input: z.object({
      name: wireRequiredText(maxTemplateName),
      /** Owner; default the caller. */
      restaurant_id: wireOptionalInteger(),
      /** Fields that name it are replaced for another restaurant. */
      made_for: wireInteger(),
      /** As an order item; its uploads are copied. */
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
    summary: 'Saves a cart entry as a template of the caller or of a restaurant',
  }),
  UpdateTemplate: command({
    method: 'POST',
    path: 'template/{id}/update',
    input: ownedRenaming(maxTemplateName),
    output: ownedAnswer.extend({ version: z.int() }),
    access: ownObject,
    rejections: ['template_not_found'],
    summary: 'Renames a template',
  }),
  DeleteTemplate: command({
    method: 'POST',
    path: 'template/{id}/delete',
    input: byOwnedId,
    output: ownedAnswer,
    access: ownObject,
    rejections: ['template_not_found'],
    summary: 'Deletes a template; its files are removed after 30 days',
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

const access = only(restaurantStaff, { inRestaurantMode });
/** Language of format names. */
const lang = languageSchema.optional();

const templateSchema = ownedSummary.extend({
  author: z.object({ id: z.int(), name: z.string() }),
  entry: cartEntrySchema,
  files: z.array(z.object({ key: z.string(), filename: z.string() })),
  /** `null` if deleted or hidden (AMB-05). */
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
    summary: 'Templates of the caller and of their restaurants',
  }),
  GetTemplate: query({
    method: 'GET',
    path: 'template/{id}',
    input: byOwnedId.extend({ lang }),
    output: templateSchema,
    access: only(restaurantStaff, { inRestaurantMode, scope: ofObject }),
    rejections: ['template_not_found'],
    views: ['templates', 'resources', 'restaurants'],
    summary: 'A template of the caller or of their restaurants, with all answers',
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

export const templates = defineView('templates', {
  ...ownedView,
  schema: ownedDocument.extend({
    authorId: z.int(),
    entry: cartEntrySchema,
    resourceId: z.int(),
    /** When saved; for the search. */
    resourceName: z.string(),
    files: z.array(z.object({ key: z.string(), filename: z.string(), contentType: z.string() })),
  }),
  filters: { ...ownedView.filters, resourceId: 'number' },
  indexes: [...ownedView.indexes, ['resourceId']],
  text: ['name', 'resourceName'],
});

export const templateExpiries = defineDueTimes('templateExpiries');

export const templatePushes = definePushes('templates', [templateEvents], {
  TemplateChanged: {
    key: 'templateId',
    to: {
      owner: [
        'TemplateAdded',
        'TemplateFileKept',
        'TemplateUpdated',
        'TemplateDeleted',
        'TemplateRestored',
        'TemplateDiscarded',
      ],
    },
    refresh: ['ListTemplates', 'GetTemplate'],
  },
});

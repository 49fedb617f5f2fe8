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
} from '../../kernel';
import { placedItemInput } from '../orders';
import { maxTemplateName } from './template.rules';

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

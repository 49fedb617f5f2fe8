import { z } from 'zod';
import {
  administrators,
  defineDownloads,
  download,
  ofObject,
  only,
  ownedIdSchema,
  restaurantStaff,
} from '../../kernel';

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

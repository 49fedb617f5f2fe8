import { z } from 'zod';
import { definePushes, languageSchema } from '../../kernel';

export const resourcePushes = definePushes('resources', {
  /** To everybody who reads the catalogue: there is something new. */
  ResourcePublished: z.object({ resourceId: z.int(), language: languageSchema, position: z.int() }),
  /** To everybody who reads the catalogue: lists and pages that show it are no longer right. */
  ResourcesChanged: z.object({ resourceIds: z.array(z.int()), position: z.int() }),
});

import { z } from 'zod';
import { definePushes } from '../../kernel';

export const templatePushes = definePushes('templates', {
  /** To its owner: a person on all devices, or the people of a restaurant. */
  TemplateChanged: z.object({ templateId: z.string(), position: z.int() }),
});

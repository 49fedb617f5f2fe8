import { z } from 'zod';
import { definePushes } from '../../kernel';
import { formStatusSchema } from './sent-form.rules';

export const formsPushes = definePushes('forms', {
  /** To the administrators and the sender: sent, taken up, done or reopened. */
  SentFormChanged: z.object({
    formId: z.string(),
    status: formStatusSchema,
    version: z.int(),
    position: z.int(),
  }),
});

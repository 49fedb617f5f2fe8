import { z } from 'zod';
import { definePushes } from '../../kernel';
import { mopStatusSchema } from './mop-statuses';

export const mopPushes = definePushes('mop', {
  /** To the restaurant and the administrators: asked for, decided, withdrawn or ended (R-MOP-14). */
  MopPauseChanged: z.object({
    pauseId: z.string(),
    status: mopStatusSchema,
    /** Where its status was set. */
    version: z.int().optional(),
    position: z.int(),
  }),
  /** To the administrators. */
  MopAutoConfirmChanged: z.object({ on: z.boolean(), position: z.int() }),
});

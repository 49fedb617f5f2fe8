import { z } from 'zod';
import { definePushes } from '../../kernel';

export const savedViewPushes = definePushes('saved-views', {
  /** To the person, on all devices. */
  SavedViewsChanged: z.object({ position: z.int() }),
});

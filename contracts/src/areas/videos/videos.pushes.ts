import { z } from 'zod';
import { definePushes } from '../../kernel';

export const videoPushes = definePushes('videos', {
  /** To everybody who sees the home: which advert is shown there may be another now. */
  VideosChanged: z.object({ videoId: z.int(), position: z.int() }),
});

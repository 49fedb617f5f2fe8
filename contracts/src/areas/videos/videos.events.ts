import { z } from 'zod';
import { defineEvents, event, periodShape } from '../../kernel';

const video = { videoId: z.int() };
const content = { url: z.string(), ...periodShape.data };

/** Stream `video-{id}`. ES only (R-NAV-35). */
export const videoEvents = defineEvents('videos', {
  VideoAdded: event({ data: z.object({ ...video, ...content }) }),
  VideoUpdated: event({ data: z.object({ ...video, ...content }) }),
  VideoDeleted: event({ data: z.object(video) }),
  VideoRestored: event({ data: z.object({ ...video, ...periodShape.data }) }),
  VideoPeriodReached: event({ data: z.object({ ...video, ...periodShape.reached }) }),
});

import { z } from 'zod';
import { defineEvents, event, instant } from '../../kernel';

const video = { videoId: z.int() };
const period = {
  active: z.boolean(),
  /** `null`: open. */
  start: instant().nullable(),
  end: instant().nullable(),
};

/** Stream `video-{id}`. ES only (R-NAV-35). */
export const videoEvents = defineEvents('videos', {
  VideoAdded: event({ data: z.object({ ...video, url: z.string(), ...period }) }),
  VideoUpdated: event({
    data: z.object({ ...video, url: z.string(), ...period }),
  }),
  VideoDeleted: event({ data: z.object(video) }),
  VideoRestored: event({ data: z.object({ ...video, ...period }) }),
  /** By the clock. */
  VideoPeriodReached: event({
    data: z.object({ ...video, shown: z.boolean(), next: instant().nullable() }),
  }),
});

import type { World } from '../../example-world';
import type { EventOf, ExamplesOf } from '../../kernel';
import type { Video, videoCommands, videoQueries } from './videos.contract';
import type { videoEvents } from './videos.events';

type VideoEvent = EventOf<typeof videoEvents>;
type Named<N extends VideoEvent['type']> = Extract<VideoEvent, { type: N }>;
type Changes<N extends VideoEvent['type']> = Partial<Named<N>['data']>;

/** For tests: the advert that the builders of this file speak of. */
export const aVideoId = 5;
const videoId = aVideoId;
const period = { active: true, start: null, end: null };

/** For tests: an active advert without a period. */
export const aVideoAdded = (changes: Changes<'VideoAdded'> = {}): Named<'VideoAdded'> => ({
  type: 'VideoAdded',
  data: { videoId, url: 'https://youtu.be/abcdefghijk', ...period, ...changes },
});

/** For tests: the same with another film. */
export const aVideoUpdated = (changes: Changes<'VideoUpdated'> = {}): Named<'VideoUpdated'> => ({
  type: 'VideoUpdated',
  data: { videoId, url: 'https://vimeo.com/123456789', ...period, ...changes },
});

export const aVideoDeleted = (): Named<'VideoDeleted'> => ({ type: 'VideoDeleted', data: { videoId } });

export const aVideoRestored = (changes: Changes<'VideoRestored'> = {}): Named<'VideoRestored'> => ({
  type: 'VideoRestored',
  data: { videoId, ...period, ...changes },
});

/** For tests: its period began and has no end. */
export const aVideoPeriodReached = (
  changes: Changes<'VideoPeriodReached'> = {},
): Named<'VideoPeriodReached'> => ({
  type: 'VideoPeriodReached',
  data: { videoId, shown: true, next: null, ...changes },
});

/** For tests: an advert as the wire answers it, active and without end. */
export const aVideo = (id: number, overrides: Partial<Video> = {}): Video => ({
  id,
  url: `https://cdn.example/${id}.mp4`,
  status: 1,
  start_date: null,
  end_date: null,
  version: 2,
  ...overrides,
});

/** A valid input of each call, in a world where these things exist. */
export const videosExamples: ExamplesOf<typeof videoCommands & typeof videoQueries, World> = {
  AddVideo: () => ({ url: 'https://www.youtube.com/watch?v=abcdefghijk', status: 1 }),
  UpdateVideo: ({ added }) => ({ id: added.AddVideo, url: 'https://vimeo.com/123456789', status: 0 }),
  DeleteVideo: ({ added }) => ({ id: added.AddVideo }),
  RestoreVideo: ({ added }) => ({ id: added.AddVideo }),
  GetActiveVideo: () => ({}),
  ListVideos: () => ({ size: 10 }),
};

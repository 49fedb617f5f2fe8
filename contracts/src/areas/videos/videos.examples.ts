import type { World } from '../../example-world';
import type { EventOf, ExamplesOf } from '../../kernel';
import type { Video, videoCommands, videoQueries } from './videos.contract';
import type { videoEvents } from './videos.events';

type VideoEvent = EventOf<typeof videoEvents>;
type Named<N extends VideoEvent['type']> = Extract<VideoEvent, { type: N }>;
type Changes<N extends VideoEvent['type']> = Partial<Named<N>['data']>;

export const aVideoId = 5;
const videoId = aVideoId;
const period = { active: true, start: null, end: null };

/** Without a period. */
export const aVideoAdded = (changes: Changes<'VideoAdded'> = {}): Named<'VideoAdded'> => ({
  type: 'VideoAdded',
  data: { videoId, url: 'https://youtu.be/abcdefghijk', ...period, ...changes },
});

export const aVideoUpdated = (changes: Changes<'VideoUpdated'> = {}): Named<'VideoUpdated'> => ({
  type: 'VideoUpdated',
  data: { videoId, url: 'https://vimeo.com/123456789', ...period, ...changes },
});

export const aVideoDeleted = (): Named<'VideoDeleted'> => ({ type: 'VideoDeleted', data: { videoId } });

export const aVideoRestored = (changes: Changes<'VideoRestored'> = {}): Named<'VideoRestored'> => ({
  type: 'VideoRestored',
  data: { videoId, ...period, ...changes },
});

export const aVideoPeriodReached = (
  changes: Changes<'VideoPeriodReached'> = {},
): Named<'VideoPeriodReached'> => ({
  type: 'VideoPeriodReached',
  data: { videoId, shown: true, next: null, ...changes },
});

/** Active, without end. */
export const aVideo = (id: number, overrides: Partial<Video> = {}): Video => ({
  id,
  url: `https://cdn.example/${id}.mp4`,
  status: 1,
  start_date: null,
  end_date: null,
  version: 2,
  ...overrides,
});

export const videosExamples: ExamplesOf<typeof videoCommands & typeof videoQueries, World> = {
  AddVideo: () => ({ url: 'https://www.youtube.com/watch?v=abcdefghijk', status: 1 }),
  UpdateVideo: ({ added }) => ({ id: added.AddVideo, url: 'https://vimeo.com/123456789', status: 0 }),
  DeleteVideo: ({ added }) => ({ id: added.AddVideo }),
  RestoreVideo: ({ added }) => ({ id: added.AddVideo }),
  GetActiveVideo: () => ({}),
  ListVideos: () => ({ size: 10 }),
};

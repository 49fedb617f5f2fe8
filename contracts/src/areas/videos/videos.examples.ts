import type { World } from '../../example-world';
import type { EventChanges, EventNamed, ExamplesOf } from '../../kernel';
import type { Video, videoCommands, videoQueries } from './videos.contract';
import type { videoEvents } from './videos.events';

type Events = typeof videoEvents;

export const aVideoId = 5;
const videoId = aVideoId;
const period = { active: true, start: null, end: null };

export const aVideoAdded = (
  changes: EventChanges<Events, 'VideoAdded'> = {},
): EventNamed<Events, 'VideoAdded'> => ({
  type: 'VideoAdded',
  data: { videoId, url: 'https://youtu.be/abcdefghijk', ...period, ...changes },
});

export const aVideoUpdated = (
  changes: EventChanges<Events, 'VideoUpdated'> = {},
): EventNamed<Events, 'VideoUpdated'> => ({
  type: 'VideoUpdated',
  data: { videoId, url: 'https://vimeo.com/123456789', ...period, ...changes },
});

export const aVideoDeleted = (): EventNamed<Events, 'VideoDeleted'> => ({
  type: 'VideoDeleted',
  data: { videoId },
});

export const aVideoRestored = (
  changes: EventChanges<Events, 'VideoRestored'> = {},
): EventNamed<Events, 'VideoRestored'> => ({
  type: 'VideoRestored',
  data: { videoId, ...period, ...changes },
});

export const aVideoPeriodReached = (
  changes: EventChanges<Events, 'VideoPeriodReached'> = {},
): EventNamed<Events, 'VideoPeriodReached'> => ({
  type: 'VideoPeriodReached',
  data: { videoId, shown: true, next: null, ...changes },
});

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

import type { EventOf } from '../../kernel';
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
export const aVideoChanged = (changes: Changes<'VideoChanged'> = {}): Named<'VideoChanged'> => ({
  type: 'VideoChanged',
  data: { videoId, url: 'https://vimeo.com/123456789', ...period, ...changes },
});

export const aVideoDeleted = (): Named<'VideoDeleted'> => ({ type: 'VideoDeleted', data: { videoId } });

export const aVideoRestored = (changes: Changes<'VideoRestored'> = {}): Named<'VideoRestored'> => ({
  type: 'VideoRestored',
  data: { videoId, ...period, ...changes },
});

/** For tests: its period began and has no end. */
export const aVideoTurned = (changes: Changes<'VideoTurned'> = {}): Named<'VideoTurned'> => ({
  type: 'VideoTurned',
  data: { videoId, shown: true, next: null, ...changes },
});

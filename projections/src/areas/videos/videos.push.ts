import { type EventOf, typesOf } from '@portal/contracts';
import { videoEvents, videoPushes } from '@portal/contracts/areas/videos';
import { toReaders } from '@portal/platform/push/audiences';
import { pushOnEach } from '@portal/platform/push/push-rules';

type VideoEvent = EventOf<typeof videoEvents>;

/** All changes of videos, scheduled ones included (R-HOM-01). */
export const videoPushRules = pushOnEach<VideoEvent, typeof videoPushes>(
  videoPushes,
  typesOf(videoEvents),
  ({ data: { videoId }, position }) => [
    { name: 'VideosChanged', payload: { videoId, position }, to: toReaders },
  ],
);

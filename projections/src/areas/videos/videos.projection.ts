import { periodOf } from '@portal/contracts';
import { videoEvents, videos } from '@portal/contracts/areas/videos';
import { defineProjection } from '@portal/platform/projection/projection';
import { recordOf } from '@portal/platform/record/record-projection';

export const videosProjection = defineProjection(
  videos,
  recordOf('Video', {
    events: videoEvents,
    view: videos,
    key: 'videoId',
    content: ({ url, ...period }) => ({ url, ...periodOf(period) }),
  }),
);

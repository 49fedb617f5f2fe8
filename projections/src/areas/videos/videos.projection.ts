import { type DocumentOf, type EventOf, showingOf } from '@portal/contracts';
import { type videoEvents, videos } from '@portal/contracts/areas/videos';
import { defineProjection } from '@portal/platform/projection/projection';

type VideoEvent = EventOf<typeof videoEvents>;
type VideoDocument = DocumentOf<typeof videos>;

const byVideo = (event: { data: { videoId: number } }) => String(event.data.videoId);

/** Changes an advert that is there; an event of an unknown advert changes nothing. */
const changed =
  <E>(change: (video: VideoDocument, event: E) => Partial<VideoDocument>) =>
  (video: VideoDocument | null, event: E) =>
    video && { ...video, ...change(video, event) };

/** Video adverts. */
export const videosProjection = defineProjection<VideoEvent, typeof videos>(videos, {
  VideoAdded: {
    id: byVideo,
    apply: (_none, { data, revision }) => ({
      ...{ id: data.videoId, url: data.url },
      ...showingOf(data),
      ...{ version: revision, deleted: false },
    }),
  },
  VideoChanged: {
    id: byVideo,
    apply: changed((_video, { data, revision }) => ({
      url: data.url,
      ...showingOf(data),
      version: revision,
    })),
  },
  VideoDeleted: { id: byVideo, apply: changed(() => ({ deleted: true })) },
  VideoRestored: { id: byVideo, apply: changed(() => ({ deleted: false })) },
});

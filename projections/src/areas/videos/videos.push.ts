import type { Audience, EventOf } from '@portal/contracts';
import { catalogueReaders } from '@portal/contracts';
import { type videoEvents, videoPushes } from '@portal/contracts/areas/videos';
import { definePushRules } from '@portal/platform/push/push-rules';

const everybodyWithAHome: readonly Audience[] = catalogueReaders.map((role) => ({ role }));

const changed = ({ data, position }: { data: { videoId: number }; position: number }) => [
  { name: 'VideosChanged' as const, payload: { videoId: data.videoId, position }, to: everybodyWithAHome },
];

/** Open homes and lists follow whatever happens to an advert, the clock’s doing too (R-HOM-01). */
export const videoPushRules = definePushRules<EventOf<typeof videoEvents>, typeof videoPushes>(videoPushes, {
  VideoAdded: changed,
  VideoChanged: changed,
  VideoDeleted: changed,
  VideoRestored: changed,
  VideoTurned: changed,
});

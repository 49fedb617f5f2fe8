import { nextTurn, type Showing } from '@portal/contracts';
import { videoTurns } from '@portal/contracts/areas/videos';
import { intend } from '@portal/platform/automation/automation';
import { defineDeadline, fallsDue, fallsDueNoMore } from '@portal/platform/automation/deadline';
import type { VideoEvent } from './video.decider';
import type { videoBindings } from './videos.bindings';

interface SetPeriod {
  readonly data: { readonly videoId: number } & Showing;
  readonly metadata: { readonly at: string };
}

const fromItsPeriod = ({ data, metadata }: SetPeriod) =>
  fallsDue(String(data.videoId), nextTurn(data, metadata.at));

/** An advert appears on every open home when its period begins, and goes when it ends (R-HOM-01). */
export const whenAVideoTurnsThenSaySo = ({
  turnVideo,
}: Pick<ReturnType<typeof videoBindings>, 'turnVideo'>) =>
  defineDeadline<VideoEvent>('when-a-video-turns-then-say-so', videoTurns, {
    on: {
      VideoAdded: fromItsPeriod,
      VideoChanged: fromItsPeriod,
      VideoRestored: fromItsPeriod,
      VideoDeleted: ({ data }) => fallsDueNoMore(String(data.videoId)),
      VideoTurned: ({ data }) => fallsDue(String(data.videoId), data.next),
    },
    then: ({ id, dueAt }) => intend(turnVideo, { id: Number(id), due: dueAt }),
  });

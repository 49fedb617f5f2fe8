import { endsFirst, type ParsedInputOf, periodOfInput, reject } from '@portal/contracts';
import { videoCommands, videoEvents } from '@portal/contracts/areas/videos';
import { recordDecider } from '@portal/platform/record/record-decider';

export const videoMissing = reject('video_not_found');
const endsTooEarly = reject('period_ends_first', { fields: { end_date: 'end_before_start' } });

function contentOf({ url, ...input }: ParsedInputOf<typeof videoCommands.AddVideo>) {
  const period = periodOfInput(input);
  return endsFirst(period) ? endsTooEarly : { url, ...period };
}

/** Stream `video-{id}`. */
export const videoDecider = recordDecider('Video', {
  events: videoEvents,
  commands: videoCommands,
  key: 'videoId',
  missing: videoMissing,
  added: contentOf,
  updated: contentOf,
});

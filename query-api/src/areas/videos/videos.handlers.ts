import { type DocumentOf, toPeriodOutput } from '@portal/contracts';
import { type Video, videoQueries, videos } from '@portal/contracts/areas/videos';
import { recordHandlers } from '@portal/platform/record/record-handlers';

const toVideo = ({ id, url, version, ...period }: DocumentOf<typeof videos>): Video => ({
  id,
  url,
  version,
  ...toPeriodOutput(period),
});

const records = recordHandlers(videos, (found) => found.map(toVideo));

export const videoHandlers = [
  records.shown(videoQueries.GetActiveVideo, 1),
  records.list(videoQueries.ListVideos),
];

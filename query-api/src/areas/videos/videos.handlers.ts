import { type DocumentOf, shownAt, toPeriodOutput } from '@portal/contracts';
import { type Video, videoQueries, videos } from '@portal/contracts/areas/videos';
import { handleQuery } from '@portal/platform/http/serve-queries';
import { viewSort } from '../../wire-sort';

type VideoDocument = DocumentOf<typeof videos>;

const toVideo = (video: VideoDocument): Video => ({
  id: video.id,
  url: video.url,
  ...toPeriodOutput(video),
  version: video.version,
});

const sortFields: Readonly<Record<string, string>> = {
  status: 'active',
  start_date: 'from',
  end_date: 'until',
};

const isThere = { deleted: { eq: false } };

export const videoHandlers = [
  handleQuery(videoQueries.GetActiveVideo, async (_input, { views, now }) => {
    const { documents } = await views.find(videos, {
      where: { ...isThere, ...shownAt(now()) },
      // Latest start first.
      sort: '-from',
      size: 1,
    });
    return { records: documents.map(toVideo), total: documents.length };
  }),

  handleQuery(videoQueries.ListVideos, async (input, { views }) => {
    const { documents, total } = await views.find(videos, {
      where: isThere,
      ...(input.q && { text: input.q }),
      sort: viewSort(input.sort, sortFields),
      page: input.page,
      size: input.size,
    });
    return { records: documents.map(toVideo), total };
  }),
];

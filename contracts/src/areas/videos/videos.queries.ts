import { z } from 'zod';
import { catalogueReaders, defineQueries, listInput, only, query, Role, periodOutput } from '../../kernel';

const markets = ['ES'] as const;

/** A video advert as the specification spells it (R-ENT-08). */
export const videoSchema = z.object({
  id: z.int(),
  url: z.string(),
  ...periodOutput,
  /** Counts its edits; sent back with the next one (R4). */
  version: z.int(),
});
export type Video = z.infer<typeof videoSchema>;

const list = { method: 'GET', output: z.array(videoSchema), list: true, views: ['videos'] } as const;

export const videoQueries = defineQueries('videos', {
  GetActiveVideo: query({
    ...list,
    path: 'video',
    input: z.object({}),
    access: only(catalogueReaders, { markets }),
    summary: 'The video advert that is shown now, alone in a list, or an empty list (R-HOM-01, R-API-33)',
  }),
  ListVideos: query({
    ...list,
    path: 'video/all',
    input: listInput(['-start_date', 'end_date', 'status', 'url'], {}),
    access: only([Role.Administrator], { markets }),
    summary: 'All video adverts (R-AME-08, R-API-34)',
  }),
});

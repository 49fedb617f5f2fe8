import { z } from 'zod';
import { catalogueReaders, defineQueries, languageSchema, only, query } from '../../kernel';
import { resourceSummarySchema } from '../resources';
import { sliderSchema } from '../sliders';
import { videoSchema } from '../videos';

export const homeQueries = defineQueries('home', {
  GetHome: query({
    method: 'GET',
    path: 'home',
    input: z.object({ lang: languageSchema.optional() }),
    output: z.object({
      /** By position (R-HOM-06). */
      sliders: z.array(sliderSchema),
      /** Ten, in the reader's language (R-HOM-13, AMB-20). */
      newest: z.array(resourceSummarySchema),
      /** R-HOM-01 */
      video: videoSchema.nullable(),
    }),
    access: only(catalogueReaders),
    views: ['sliders', 'resources', 'videos'],
    summary: 'First content of the home in one answer: covers, newest files, video advert',
  }),
});

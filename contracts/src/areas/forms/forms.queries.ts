import { z } from 'zod';
import { catalogueReaders, defineQueries, instant, listInput, only, query } from '../../kernel';

const customRequestSchema = z.object({
  id: z.string(),
  at: instant(),
  restaurant_site: z.string(),
  restaurant_name: z.string(),
  topic: z.string(),
  comments: z.string(),
});

export const formsQueries = defineQueries('forms', {
  ListCustomRequests: query({
    method: 'GET',
    path: 'user/custom-requests',
    input: listInput({ sorts: ['-at'], defaultSize: 10 }, {}),
    output: z.array(customRequestSchema),
    list: true,
    access: only(catalogueReaders),
    views: ['customRequests'],
    summary: 'What the signed-in person has asked the agency for, newest first (R-FRM-07)',
  }),
});

import { z } from 'zod';
import {
  catalogueReaders,
  defineQueries,
  instant,
  listInput,
  only,
  query,
  restaurantStaff,
} from '../../kernel';

const sentForm = { id: z.string(), at: instant(), restaurant_site: z.string(), restaurant_name: z.string() };

/** What every list of one's own sent forms has in common. */
const ofOwn = {
  method: 'GET',
  input: listInput({ sorts: ['-at'], defaultSize: 10 }, {}),
  list: true,
  views: ['sentForms'],
} as const;

export const formsQueries = defineQueries('forms', {
  ListCustomRequests: query({
    ...ofOwn,
    path: 'user/custom-requests',
    output: z.array(z.object({ ...sentForm, topic: z.string(), comments: z.string() })),
    access: only(catalogueReaders),
    summary: 'What the signed-in person has asked the agency for, newest first (R-FRM-07)',
  }),
  ListOpeningForms: query({
    ...ofOwn,
    path: 'user/openings',
    /** `data` holds the answers by field; open ones are left out. */
    output: z.array(z.object({ ...sentForm, data: z.record(z.string(), z.string()) })),
    access: only(restaurantStaff),
    summary: 'Openings that the signed-in person has told the agency of, newest first (R-FRM-05)',
  }),
  ListBriefings: query({
    ...ofOwn,
    path: 'user/briefings',
    output: z.array(
      z.object({
        ...sentForm,
        type: z.string(),
        business: z.string(),
        marketing: z.string(),
        target: z.string(),
        date: z.string(),
        activation_dates: z.string(),
        /** Euros as text; empty without one. */
        budget: z.string(),
        phone: z.string(),
      }),
    ),
    access: only(restaurantStaff),
    summary: 'Paid campaigns that the signed-in person has asked for, newest first (R-FRM-11)',
  }),
});

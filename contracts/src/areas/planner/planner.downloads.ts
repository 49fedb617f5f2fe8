import { z } from 'zod';
import {
  catalogueReaders,
  defineDownloads,
  download,
  languageSchema,
  ofRestaurant,
  only,
  wireInteger,
} from '../../kernel';
import { yearInput } from './plan-fields';

export const plannerDownloads = defineDownloads('planner', {
  DownloadPlanCalendar: download({
    method: 'GET',
    path: 'restaurant/plan/{restaurant_id}/{year}/calendar',
    input: z.object({ restaurant_id: wireInteger(), year: yearInput(), language: languageSchema.optional() }),
    output: z.unknown(),
    access: only(catalogueReaders, { markets: ['ES'], scope: ofRestaurant('restaurant_id') }),
    rejections: ['plan_year_refused', 'restaurant_not_found'],
    summary: 'The actions of a year as an iCalendar file (RFC 5545)',
  }),
});

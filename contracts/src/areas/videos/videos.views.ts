import { z } from 'zod';
import { defineDueTimes, defineView, periodFields, periodFilters } from '../../kernel';

/** Video adverts by id, deleted ones too: they may come back. */
export const videos = defineView('videos', {
  schema: z.object({
    id: z.int(),
    url: z.string(),
    ...periodFields,
    version: z.int(),
    deleted: z.boolean(),
  }),
  filters: { ...periodFilters, deleted: 'flag' },
  sorts: ['from', 'until', 'active', 'url'],
  indexes: [
    ['deleted', 'from'],
    ['deleted', 'until'],
    ['deleted', 'active'],
    ['deleted', 'url'],
  ],
  text: ['url'],
});

/** When each video advert appears or goes by itself next. */
export const videoPeriods = defineDueTimes('videoPeriods');

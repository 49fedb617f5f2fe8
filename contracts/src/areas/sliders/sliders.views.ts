import { z } from 'zod';
import { defineDueTimes, defineView, periodFields, periodFilters } from '../../kernel';

/** Covers by id, deleted ones too: they may come back. */
export const sliders = defineView('sliders', {
  schema: z.object({
    id: z.int(),
    name: z.string(),
    coverKey: z.string(),
    url: z.string(),
    ...periodFields,
    priority: z.int(),
    /** Orders by position, and what shares one by id (AMB-19). */
    place: z.int(),
    clicks: z.int(),
    version: z.int(),
    deleted: z.boolean(),
  }),
  filters: { ...periodFilters, deleted: 'flag' },
  sorts: ['place', 'name', 'active', 'from', 'until', 'clicks'],
  indexes: [
    ['deleted', 'place'],
    ['deleted', 'name'],
    ['deleted', 'active'],
    ['deleted', 'from'],
    ['deleted', 'until'],
    ['deleted', 'clicks'],
  ],
  text: ['name', 'url'],
});

/** When each cover appears or goes by itself next. */
export const sliderPeriods = defineDueTimes('sliderPeriods');

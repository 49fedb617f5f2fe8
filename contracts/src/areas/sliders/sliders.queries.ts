import { z } from 'zod';
import {
  administrators,
  catalogueReaders,
  defineQueries,
  listInput,
  only,
  query,
  periodOutput,
  wireFlag,
  wireInteger,
} from '../../kernel';

/** A cover as the specification spells it (R-ENT-07), and what else the screens show. */
export const sliderSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Path of the cover, 1000 × 500 pixels. */
  file: z.string(),
  url: z.string(),
  ...periodOutput,
  priority: z.int(),
  /** How often it was opened; `null` for readers. */
  clicks: z.int().nullable(),
  /** Counts its edits; sent back with the next one (R4). */
  version: z.int(),
});
export type Slider = z.infer<typeof sliderSchema>;

const sorts = ['priority', 'name', 'status', 'start_date', 'end_date', 'clicks'] as const;

export const sliderQueries = defineQueries('sliders', {
  ListSliders: query({
    method: 'GET',
    path: 'slider',
    input: listInput(sorts, {
      /** Only what is on the home now. Readers get nothing else, whatever they ask for. */
      shown: wireFlag().optional(),
    }),
    output: z.array(sliderSchema),
    list: true,
    access: only(catalogueReaders),
    views: ['sliders'],
    summary: 'Covers by position: all of them for administrators, else those shown now (R-HOM-06, R-API-28)',
  }),
  GetSlider: query({
    method: 'GET',
    path: 'slider/{id}',
    input: z.object({ id: wireInteger() }),
    output: sliderSchema,
    access: only(administrators),
    views: ['sliders'],
    summary: 'One cover, to be edited (R-AME-03)',
  }),
});

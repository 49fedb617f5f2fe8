import { z } from 'zod';
import {
  anyOf,
  defineQueries,
  listInput,
  localTextsSchema,
  only,
  query,
  Role,
  wireInteger,
} from '../../kernel';
import { brandTypeSchema } from './competition.rules';
import { swotTypeSchema } from './swot.rules';

/** A brand as the administration sees it. */
export const nationalBrandSchema = z.object({
  id: z.int(),
  name: z.string(),
  type: brandTypeSchema,
  /** Counts its edits; sent back with the next one (R4). */
  version: z.int(),
});
export type NationalBrand = z.infer<typeof nationalBrandSchema>;

/** An example as the administration sees it. */
export const swotOptionSchema = z.object({
  id: z.int(),
  type: swotTypeSchema,
  /** In the reader's language. */
  data: z.string(),
  texts: localTextsSchema,
  /** 0 can be used, 1 cannot. */
  status: z.literal([0, 1]),
  version: z.int(),
});
export type SwotOption = z.infer<typeof swotOptionSchema>;

const access = only([Role.Administrator], { markets: ['ES'] });

export const referenceQueries = defineQueries('diagnostic', {
  ListNationalBrands: query({
    method: 'GET',
    path: 'reference/brand',
    input: listInput(['name', 'type'], { type: anyOf(wireInteger()) }),
    output: z.array(nationalBrandSchema),
    list: true,
    access,
    views: ['brands'],
    summary: 'The brands that every restaurant can compete with (AMB-66)',
  }),
  ListSwotOptions: query({
    method: 'GET',
    path: 'reference/dafo',
    input: listInput(['type', 'data', 'status'], { type: anyOf(wireInteger()) }),
    output: z.array(swotOptionSchema),
    list: true,
    access,
    views: ['swotOptions'],
    summary: 'The examples for the four lists (AMB-66)',
  }),
});

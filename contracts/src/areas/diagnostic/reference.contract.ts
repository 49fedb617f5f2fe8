import { z } from 'zod';
import {
  command,
  defineCommands,
  localText,
  only,
  repeatWindowSeconds,
  Role,
  wireInteger,
  wireOptionalInteger,
  wireRequiredText,
  anyOf,
  defineQueries,
  listInput,
  localTextsSchema,
  query,
} from '../../kernel';
import { maxBrandName, maxSwotText, swotTypeSchema, brandTypeSchema } from './competition.rules';
import { brandTypeInput } from './diagnostic.rules';

const access = only([Role.Administrator], { markets: ['ES'] });
const id = wireInteger();
const answer = z.object({ id: z.int() });
/** Edited version (R4). */
const version = wireOptionalInteger();

const brand = { name: wireRequiredText(maxBrandName), type: brandTypeInput };
const swotOption = {
  type: wireInteger().pipe(swotTypeSchema),
  ...localText('data', maxSwotText),
  /** 0 enabled, 1 disabled (R-DIA-07). */
  status: wireInteger()
    .pipe(z.literal([0, 1]))
    .default(0),
};

/** Brands and SWOT examples; not in the specification (AMB-66). */
export const referenceCommands = defineCommands('diagnostic', {
  AddBrand: command({
    method: 'POST',
    path: 'reference/brand/add',
    repeatWindowSeconds,
    input: z.object(brand),
    output: answer,
    access,
    rejections: ['brand_name_taken'],
    summary: 'Adds a brand for all restaurants (AMB-66)',
  }),
  UpdateBrand: command({
    method: 'POST',
    path: 'reference/brand/{id}/update',
    input: z.object({ ...brand, id, version }),
    output: answer,
    access,
    rejections: ['brand_not_found', 'brand_name_taken'],
    summary: 'Changes name or kind of a brand (AMB-66)',
  }),
  DeleteBrand: command({
    method: 'POST',
    path: 'reference/brand/{id}/delete',
    input: z.object({ id }),
    output: answer,
    access,
    rejections: ['brand_not_found'],
    summary: 'Deletes a brand; restaurants that chose it no longer show it (AMB-66)',
  }),
  RestoreBrand: command({
    method: 'POST',
    path: 'reference/brand/{id}/restore',
    input: z.object({ id }),
    output: answer,
    access,
    rejections: ['brand_not_found'],
    summary: 'Undoes a deletion (U5)',
  }),
  AddSwotOption: command({
    method: 'POST',
    path: 'reference/dafo/add',
    repeatWindowSeconds,
    input: z.object(swotOption),
    output: answer,
    access,
    summary: 'Adds a SWOT example (AMB-66)',
  }),
  UpdateSwotOption: command({
    method: 'POST',
    path: 'reference/dafo/{id}/update',
    input: z.object({ ...swotOption, id, version }),
    output: answer,
    access,
    rejections: ['swot_option_not_found'],
    summary: 'Changes a SWOT example; texts copied from it stay (AMB-66)',
  }),
  DeleteSwotOption: command({
    method: 'POST',
    path: 'reference/dafo/{id}/delete',
    input: z.object({ id }),
    output: answer,
    access,
    rejections: ['swot_option_not_found'],
    summary: 'Deletes a SWOT example; texts copied from it stay (AMB-66)',
  }),
  RestoreSwotOption: command({
    method: 'POST',
    path: 'reference/dafo/{id}/restore',
    input: z.object({ id }),
    output: answer,
    access,
    rejections: ['swot_option_not_found'],
    summary: 'Undoes a deletion (U5)',
  }),
});

export const nationalBrandSchema = z.object({
  id: z.int(),
  name: z.string(),
  type: brandTypeSchema,
  /** Send back (R4). */
  version: z.int(),
});
export type NationalBrand = z.infer<typeof nationalBrandSchema>;

export const swotOptionSchema = z.object({
  id: z.int(),
  type: swotTypeSchema,
  /** Reader's language. */
  data: z.string(),
  texts: localTextsSchema,
  /** 0 enabled, 1 disabled. */
  status: z.literal([0, 1]),
  version: z.int(),
});
export type SwotOption = z.infer<typeof swotOptionSchema>;

export const referenceQueries = defineQueries('diagnostic', {
  ListNationalBrands: query({
    method: 'GET',
    path: 'reference/brand',
    input: listInput(['name', 'type'], { type: anyOf(wireInteger()) }),
    output: z.array(nationalBrandSchema),
    list: true,
    access,
    views: ['brands'],
    summary: 'Brands for all restaurants (AMB-66)',
  }),
  ListSwotOptions: query({
    method: 'GET',
    path: 'reference/dafo',
    input: listInput(['type', 'data', 'status'], { type: anyOf(wireInteger()) }),
    output: z.array(swotOptionSchema),
    list: true,
    access,
    views: ['swotOptions'],
    summary: 'SWOT examples (AMB-66)',
  }),
});

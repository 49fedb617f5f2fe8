import { z } from 'zod';
import { cleanText, wireInteger, wireJson, wireText } from '../../kernel';
import {
  brandIdSchema,
  brandTypeSchema,
  comparedFeatures,
  highestRating,
  intensities,
  lowestRating,
} from './competition.rules';
import { segmentIds, segmentIdSchema } from './clients.rules';
import { daypartSchema } from './dayparts';
import { maxSwotText, maxSwotTexts } from './swot.rules';

const blankToNull = (value: unknown) => (value === '' || value === undefined ? null : value);
const toText = (value: unknown) => (typeof value === 'number' ? String(value) : value);

/** A brand by its id: `7`, or `12-3` of a restaurant. */
const brandIdInput = z.preprocess(toText, brandIdSchema);
/** What a restaurant has added of its own, by its id: `12-3`. */
export const ownIdInput = z.string().regex(/^[1-9]\d{0,8}-[1-9]\d{0,8}$/);
/** What can be selected around a restaurant: `3`, or `12-1` of a restaurant. */
export const environmentIdInput = z.preprocess(toText, z.string().regex(/^[1-9]\d{0,8}(-[1-9]\d{0,8})?$/));

/** Most brands that a restaurant competes with. */
const maxBrands = 200;

function readIds(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim().startsWith('[')) return value;
  return value
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
}

/** Ids of brands as JSON, as an array or with commas. */
export const brandIdsInput = z.preprocess(readIds, wireJson(z.array(brandIdInput).max(maxBrands)));

export const brandTypeInput = wireInteger().pipe(brandTypeSchema);

const intensityInput = z.preprocess(
  blankToNull,
  wireInteger().pipe(z.literal(intensities)).nullable().default(null),
);
/** The intensity of each kind of competitors; one that is left out is not said (R-DIA-24). */
export const intensityInputs = wireJson(
  z.object({
    type0: intensityInput,
    type1: intensityInput,
    type2: intensityInput,
    type3: intensityInput,
    type4: intensityInput,
    type5: intensityInput,
  }),
);

const largestShare = 1_000_000;
const decimalText = /^\d{1,7}([.,]\d{1,12})?$/;
/** A share as a number or as text with a point or a comma; blank is 0. */
const shareInput = z.preprocess((value) => {
  if (value === '' || value === null || value === undefined) return 0;
  const text = typeof value === 'string' ? cleanText(value) : '';
  return decimalText.test(text) ? Number(text.replace(',', '.')) : value;
}, z.number().min(0).max(largestShare));

const clientShareInput = z.object({
  cluster_id: wireInteger().pipe(segmentIdSchema),
  week: shareInput,
  weekend: shareInput,
  daypart: z.preprocess(blankToNull, daypartSchema.nullable()),
});
/** All six kinds of guests, each once. */
export const clientSharesInput = wireJson(
  z
    .array(clientShareInput)
    .length(segmentIds.length)
    .refine((rows) => new Set(rows.map((row) => row.cluster_id)).size === rows.length, 'row_double'),
);

const swotTexts = z.array(wireText(maxSwotText)).max(maxSwotTexts);
/** The four lists; rows that say nothing are left out. */
export const swotInput = wireJson(
  z.object({ strenghts: swotTexts, weaknesses: swotTexts, opportunities: swotTexts, threats: swotTexts }),
);

const ratingInput = z.preprocess(
  blankToNull,
  wireInteger().pipe(z.int().min(lowestRating).max(highestRating)).nullable(),
);
const ratingsInput = z.object(
  Object.fromEntries(comparedFeatures.map((feature) => [feature, ratingInput])) as Record<
    (typeof comparedFeatures)[number],
    typeof ratingInput
  >,
);
/** The own chain's row; its name and id are known to the server. */
export const ownRowInput = wireJson(z.object({ features: ratingsInput }));

function blankRowToNull(value: unknown): unknown {
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return isEmpty || ['', 'null', '{}'].includes(value as string) ? null : value;
}
/** A competitor's row; blank or empty for none, left out for the one that is there. The server knows its name (W9). */
export const rivalRowInput = z
  .preprocess(
    blankRowToNull,
    wireJson(z.object({ brand_id: brandIdInput, features: ratingsInput })).nullable(),
  )
  .optional();

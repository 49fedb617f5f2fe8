import { z } from 'zod';
import { cleanText, wireInteger, wireJson, wireText, type Labels } from '../../kernel';
import type { DiagnosticSection, ImportKind } from '../imports';
import {
  brandIdSchema,
  brandTypeSchema,
  intensities,
  ratingsSchema,
  segmentIdSchema,
  comparedFeatures,
  highestRating,
  lowestRating,
  segmentIds,
  maxSwotText,
  maxSwotTexts,
} from './competition.rules';
import { daypartSchema } from './figures.rules';

export { diagnosticSections, type DiagnosticSection } from '../imports';

/** Sent back with the next edit of the block (R4); -1 before the first. */
const version = z.int();
const texts = z.array(z.string());

/** By the spelling of the specification (R-DIA-09). */
export const swotOutput = z.object({
  strenghts: texts,
  weaknesses: texts,
  opportunities: texts,
  threats: texts,
  version,
});

/** What there can be around a restaurant (R-DIA-15). */
export const environmentOptionSchema = z.object({
  /** `3`, or `12-1` for one that restaurant 12 has added. */
  id: z.string(),
  /** What its picture is called; blank for one of the restaurant. */
  slug: z.string(),
  name: z.string(),
  custom: z.literal([0, 1]),
  /** `null` for a predefined one. */
  restaurant_id: z.int().nullable(),
  /** 1 selected, 0 not. */
  status: z.literal([0, 1]),
});
export type EnvironmentChoice = z.infer<typeof environmentOptionSchema>;

/** What each kind of guests brings, by `cluster_id`; nothing but zeros before it was ever saved (R-DIA-18). */
export const clientsSchema = z.object({
  data: z.array(
    z.object({
      cluster_id: segmentIdSchema,
      week: z.number(),
      weekend: z.number(),
      daypart: daypartSchema.nullable(),
    }),
  ),
  version,
});

/** A brand that can be chosen (R-DIA-27). */
export const brandSchema = z.object({
  brand_id: brandIdSchema,
  name: z.string(),
  type: brandTypeSchema,
  /** `null` for a brand of the chain’s list. */
  restaurant_id: z.int().nullable(),
});
export type DiagnosticBrand = z.infer<typeof brandSchema>;

/** A competitor; status 2 marks one that is compared (R-DIA-27). */
const chosenBrandSchema = brandSchema.extend({ status: z.literal([1, 2]) });

/** The competitors. `version` is that of competitors and intensities together. */
export const competitionSchema = z.object({ competence: z.array(chosenBrandSchema), version });

const intensity = z.union([z.literal(''), z.literal(intensities)]);
/** 1 high, 2 medium, 3 low, blank for not said (R-DIA-24). */
export const intensityOutput = z.object({
  type0: intensity,
  type1: intensity,
  type2: intensity,
  type3: intensity,
  type4: intensity,
  type5: intensity,
  version,
});

/** A row of the comparison (R-DIA-29). */
export const comparisonRowSchema = z.object({
  brand_id: brandIdSchema,
  name: z.string(),
  features: ratingsSchema,
});
export type ComparisonRow = z.infer<typeof comparisonRowSchema>;

/** The own chain first, then what it is compared with; `null` for a free place (R-DIA-29). */
export const comparisonSchema = z.object({
  mcd: comparisonRowSchema,
  rest1: comparisonRowSchema.nullable(),
  rest2: comparisonRowSchema.nullable(),
  rest3: comparisonRowSchema.nullable(),
  version,
});

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

export const diagnosticSectionLabels: Readonly<Record<DiagnosticSection, Labels>> = {
  dafo: { CAST: 'DAFO', CAT: 'DAFO', PT: 'SWOT' },
  population: { CAST: 'Población', CAT: 'Població', PT: 'População' },
  clusters: { CAST: 'Clientes', CAT: 'Clients', PT: 'Clientes' },
  competence: { CAST: 'Competencia', CAT: 'Competència', PT: 'Concorrência' },
  consume: { CAST: 'Consumo', CAT: 'Consum', PT: 'Consumo' },
  moments: { CAST: 'Momentos del día', CAT: 'Moments del dia', PT: 'Momentos do dia' },
  pmix: { CAST: 'Mix de producto', CAT: 'Mix de producte', PT: 'Mix de produto' },
};

/** The section that shows imported figures. */
export const sectionOfFigures: Readonly<Record<ImportKind, DiagnosticSection>> = {
  competence: 'competence',
  sales_week: 'moments',
  sales: 'moments',
  pmix: 'pmix',
  consume: 'consume',
  population: 'population',
};

/** What is saved for itself, with a version of its own, so that two people do not collide (R4). */
export const diagnosticBlocks = ['swot', 'clients', 'competition', 'comparison'] as const;
export type DiagnosticBlock = (typeof diagnosticBlocks)[number];

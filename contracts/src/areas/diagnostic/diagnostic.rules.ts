import { z } from 'zod';
import { cleanText, wireInteger, wireJson, wireText, type Labels } from '../../kernel';
import type { DiagnosticSection, ImportKind } from '../imports';
import {
  brandIdSchema,
  brandTypeSchema,
  intensities,
  ratingsSchema,
  segmentIdSchema,
  type ClientShare,
  comparedFeatures,
  isWhole,
  type Ratings,
  type Swot,
  swotLists,
  highestRating,
  lowestRating,
  segmentIds,
  maxSwotText,
  maxSwotTexts,
} from './competition.rules';
import { daypartSchema, weekParts } from './figures.rules';

export { diagnosticSections, type DiagnosticSection } from '../imports';

/** Version to send back (R4); -1 before the first. */
const version = z.int();
const texts = z.array(z.string());

/** Wire spelling (R-DIA-09). */
export const swotOutput = z.object({
  strenghts: texts,
  weaknesses: texts,
  opportunities: texts,
  threats: texts,
  version,
});

/** R-DIA-15 */
export const environmentOptionSchema = z.object({
  /** `3`, or `12-1` of restaurant 12. */
  id: z.string(),
  /** Picture name; blank for own options. */
  slug: z.string(),
  name: z.string(),
  custom: z.literal([0, 1]),
  /** `null` if predefined. */
  restaurant_id: z.int().nullable(),
  status: z.literal([0, 1]),
});
export type EnvironmentChoice = z.infer<typeof environmentOptionSchema>;

/** By `cluster_id`; zeros before the first save (R-DIA-18). */
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

/** R-DIA-27 */
export const brandSchema = z.object({
  brand_id: brandIdSchema,
  name: z.string(),
  type: brandTypeSchema,
  /** `null` for the chain's. */
  restaurant_id: z.int().nullable(),
});
export type DiagnosticBrand = z.infer<typeof brandSchema>;

/** Status 2: compared (R-DIA-27). */
const chosenBrandSchema = brandSchema.extend({ status: z.literal([1, 2]) });

/** `version` covers competitors and intensities. */
export const competitionSchema = z.object({ competence: z.array(chosenBrandSchema), version });

const intensity = z.union([z.literal(''), z.literal(intensities)]);
/** 1 high, 2 medium, 3 low, blank for unset (R-DIA-24). */
export const intensityOutput = z.object({
  type0: intensity,
  type1: intensity,
  type2: intensity,
  type3: intensity,
  type4: intensity,
  type5: intensity,
  version,
});

/** R-DIA-29 */
export const comparisonRowSchema = z.object({
  brand_id: brandIdSchema,
  name: z.string(),
  features: ratingsSchema,
});
export type ComparisonRow = z.infer<typeof comparisonRowSchema>;

/** Own chain first; `null` for a free place (R-DIA-29). */
export const comparisonSchema = z.object({
  mcd: comparisonRowSchema,
  rest1: comparisonRowSchema.nullable(),
  rest2: comparisonRowSchema.nullable(),
  rest3: comparisonRowSchema.nullable(),
  version,
});

const blankToNull = (value: unknown) => (value === '' || value === undefined ? null : value);
const toText = (value: unknown) => (typeof value === 'number' ? String(value) : value);

/** `7`, or `12-3` of restaurant 12. */
const brandIdInput = z.preprocess(toText, brandIdSchema);
/** `12-3` */
export const ownIdInput = z.string().regex(/^[1-9]\d{0,8}-[1-9]\d{0,8}$/);
/** `3`, or `12-1` of restaurant 12. */
export const environmentIdInput = z.preprocess(toText, z.string().regex(/^[1-9]\d{0,8}(-[1-9]\d{0,8})?$/));

/** Per restaurant. */
const maxBrands = 200;

function readIds(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim().startsWith('[')) return value;
  return value
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
}

/** JSON, array or comma-separated. */
export const brandIdsInput = z.preprocess(readIds, wireJson(z.array(brandIdInput).max(maxBrands)));

export const brandTypeInput = wireInteger().pipe(brandTypeSchema);

const intensityInput = z.preprocess(
  blankToNull,
  wireInteger().pipe(z.literal(intensities)).nullable().default(null),
);
/** Left out is unset (R-DIA-24). */
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
/** Number, or text with point or comma; blank is 0. */
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
/** All six, once each. */
export const clientSharesInput = wireJson(
  z
    .array(clientShareInput)
    .length(segmentIds.length)
    .refine((rows) => new Set(rows.map((row) => row.cluster_id)).size === rows.length, 'row_double'),
);

const swotTexts = z.array(wireText(maxSwotText)).max(maxSwotTexts);
/** Blank rows are dropped. */
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
export const ownRowInput = wireJson(z.object({ features: ratingsInput }));

function blankRowToNull(value: unknown): unknown {
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return isEmpty || ['', 'null', '{}'].includes(value as string) ? null : value;
}
/** Blank or empty clears, left out keeps. The name is ignored (W9). */
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

export const sectionOfFigures: Readonly<Record<ImportKind, DiagnosticSection>> = {
  competence: 'competence',
  sales_week: 'moments',
  sales: 'moments',
  pmix: 'pmix',
  consume: 'consume',
  population: 'population',
};

/** Versioned separately (R4). */
export const diagnosticBlocks = ['swot', 'clients', 'competition', 'comparison'] as const;
export type DiagnosticBlock = (typeof diagnosticBlocks)[number];

export interface DiagnosticContent {
  readonly swot: Swot;
  readonly shares: readonly ClientShare[];
  readonly brandIds: readonly string[];
  readonly own: Ratings;
  readonly rivals: readonly { readonly ratings: Ratings }[];
}

/** As the screen marks them. */
const blockFilled: Readonly<Record<DiagnosticBlock, (content: DiagnosticContent) => boolean>> = {
  swot: ({ swot }) => swotLists.some((list) => swot[list].length > 0),
  clients: ({ shares }) => weekParts.every((part) => isWhole(shares, part)),
  competition: ({ brandIds }) => brandIds.length > 0,
  comparison: ({ own, rivals }) =>
    comparedFeatures.some(
      (feature) => own[feature] !== null && rivals.some(({ ratings }) => ratings[feature] !== null),
    ),
};

/** Complete with every block filled. */
export const filledBlocks = (content: DiagnosticContent): readonly DiagnosticBlock[] =>
  diagnosticBlocks.filter((block) => blockFilled[block](content));

import { z } from 'zod';
import { brandIdSchema, brandTypeSchema, intensities, ratingsSchema } from './competition.rules';
import { segmentIdSchema } from './clients.rules';
import { daypartSchema } from './dayparts';

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

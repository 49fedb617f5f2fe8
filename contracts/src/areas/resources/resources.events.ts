import { z } from 'zod';
import { day, defineEvents, event, languageSchema, instant } from '../../kernel';
import { resourceCategorySchema, resourceStatusSchema } from './resource-codes.rules';

/** Stream `empty-search-{command id}`: searches of a person are never combined. */
export const resourceSearchEvents = defineEvents('resources', {
  SearchFoundNothing: event({
    data: z.object({
      term: z.string(),
      language: languageSchema,
    }),
  }),
});

export const storedFileSchema = z.object({
  key: z.string(),
  filename: z.string(),
  bytes: z.int().nonnegative(),
  contentType: z.string(),
});

export type StoredFile = z.infer<typeof storedFileSchema>;

export const keptPictureTypeSchema = z.enum(['image/png', 'image/webp']);

export const pictureSchema = z.object({
  key: z.string(),
  /** Pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Kept as uploaded (R-API-64); missing: JPEG. */
  contentType: keptPictureTypeSchema.optional(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** Announced with `-1` (R-ARS-16). */
export const resourcePartSchema = z.enum(['file', 'thumb']);
export type ResourcePart = z.infer<typeof resourcePartSchema>;

const resourceId = z.int().positive();

const described = {
  name: z.string(),
  description: z.string(),
  /** Unique slug (R-ARS-15). */
  url: z.string(),
  reference: z.string(),
  category: resourceCategorySchema,
  /** Of the market's table; 0 without one. */
  format: z.int().nonnegative(),
  language: languageSchema,
  sections: z.array(z.int()),
  sectionTypes: z.array(z.int()),
  /** `nacional/{category}` of the first section. */
  home: z.string(),
  tags: z.array(z.string()),
  budget: z.boolean(),
  customizable: z.boolean(),
  /** Missing in older events: all if `customizable`, else none. */
  adaptableInto: z.array(z.int().positive()).optional(),
};
const awaited = z.array(resourcePartSchema);
/** Days of the market. */
export const resourceTimeShape = {
  /** Inclusive; `null`: open. */
  publishedFrom: day().nullable(),
  validUntil: day().nullable(),
  /** When set, or the turn that came since. */
  statusDay: day(),
};

/** Stream `resource-{id}`; downloads have streams of their own, to keep this one short. */
export const resourceEvents = defineEvents('resources', {
  ResourceAdded: event({
    data: z.object({
      resourceId,
      ...described,
      status: resourceStatusSchema,
      file: storedFileSchema.nullable(),
      /** `null` while awaited, or for a best practice (R-ARS-11). */
      thumb: pictureSchema.nullable(),
      awaited: awaited.optional(),
      ...z.object(resourceTimeShape).partial().shape,
    }),
  }),
  ResourceUpdated: event({ data: z.object({ resourceId, ...described }) }),
  ResourceFilesAwaited: event({ data: z.object({ resourceId, awaited }) }),
  /** Another file, or none; earlier ones are kept. */
  ResourceFileReplaced: event({
    data: z.object({
      resourceId,
      file: storedFileSchema.nullable(),
      /** From 1; 0 for none. */
      version: z.int().nonnegative(),
      /** Version before; 0 for none. */
      replaced: z.int().nonnegative(),
      restored: z.int().positive().optional(),
    }),
  }),
  ResourceThumbReplaced: event({ data: z.object({ resourceId, thumb: pictureSchema.nullable() }) }),
  ResourceStatusChanged: event({
    data: z.object({ resourceId, from: resourceStatusSchema, to: resourceStatusSchema }),
  }),
  ResourceTimeChanged: event({ data: z.object({ resourceId, ...resourceTimeShape }) }),
  /** A day on which its visibility changes, or a week before its last. */
  ResourceTimeReached: event({ data: z.object({ resourceId, ...resourceTimeShape }) }),
  /** First time active with its files; once per resource (R-ARS-19, AMB-20). */
  ResourcePublished: event({
    data: z.object({
      resourceId,
      name: z.string(),
      url: z.string(),
      home: z.string(),
      category: resourceCategorySchema,
      language: languageSchema,
      sections: z.array(z.int()),
      thumb: pictureSchema.nullable(),
    }),
  }),
  ResourceDeleted: event({ data: z.object({ resourceId }) }),
  ResourceRestored: event({ data: z.object({ resourceId }) }),
  ResourceDownloaded: event({
    data: z.object({
      resourceId: z.int(),
      userId: z.int(),
      restaurantId: z.int().nullable(),
      file: storedFileSchema,
      /** Missing: the first. */
      version: z.int().positive().optional(),
      until: instant(),
    }),
  }),
});

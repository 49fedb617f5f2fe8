import { z } from 'zod';
import { defineEvents, event, languageSchema, instant } from '../../kernel';
import { resourceCategorySchema, resourceStatusSchema } from './resource-codes.rules';

/** Stream `empty-search-{command id}`, one a search, so that searches of a person are never combined. */
export const resourceSearchEvents = defineEvents('resources', {
  SearchFoundNothing: event({
    data: z.object({
      /** Its words without accents and case. */
      term: z.string(),
      language: languageSchema,
    }),
  }),
});

/** A stored file by its random key, with what is shown of it. */
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
  /** Of one that was kept as it was brought (R-API-64). Left out: a JPEG, as previews are made. */
  contentType: keptPictureTypeSchema.optional(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** What was announced with `-1` and is still being uploaded (R-ARS-16). */
export const resourcePartSchema = z.enum(['file', 'thumb']);
export type ResourcePart = z.infer<typeof resourcePartSchema>;

const resourceId = z.int().positive();

/** Form data of a resource, without status and files. */
const described = {
  name: z.string(),
  description: z.string(),
  /** Slug, unique among resources (R-ARS-15). */
  url: z.string(),
  reference: z.string(),
  category: resourceCategorySchema,
  /** Format id out of the market's format table; 0 when the category has none. */
  format: z.int().nonnegative(),
  language: languageSchema,
  sections: z.array(z.int()),
  sectionTypes: z.array(z.int()),
  /** `nacional/{category}` of the first section: where the resource's own page is. */
  home: z.string(),
  tags: z.array(z.string()),
  /** It may be ordered for production, as it is. */
  budget: z.boolean(),
  /** It may be adapted at all. */
  customizable: z.boolean(),
  /** Format ids into which it may be adapted. Left out, in older events: all where it is `customizable`, else none. */
  adaptableInto: z.array(z.int().positive()).optional(),
};
const awaited = z.array(resourcePartSchema);

/** Stream `resource-{id}`; every download has its own stream, so that decisions stay fast. */
export const resourceEvents = defineEvents('resources', {
  ResourceAdded: event({
    data: z.object({
      resourceId,
      ...described,
      status: resourceStatusSchema,
      file: storedFileSchema.nullable(),
      /** `null` for a best practice without a picture (R-ARS-11), and while the picture is awaited. */
      thumb: pictureSchema.nullable(),
      /** Left out: nothing. */
      awaited: awaited.optional(),
    }),
  }),
  /** The form was saved: all of its data. */
  ResourceUpdated: event({ data: z.object({ resourceId, ...described }) }),
  /** Files are announced, or no longer to come. */
  ResourceFilesAwaited: event({ data: z.object({ resourceId, awaited }) }),
  /** Another file is offered, or none; the earlier ones are kept. */
  ResourceFileReplaced: event({
    data: z.object({
      resourceId,
      file: storedFileSchema.nullable(),
      /** Counts the files of a resource from 1; 0 for none. */
      version: z.int().nonnegative(),
      /** The version that was offered before; 0 for none. */
      replaced: z.int().nonnegative(),
      /** The earlier version that came back. */
      restored: z.int().positive().optional(),
    }),
  }),
  ResourceThumbReplaced: event({ data: z.object({ resourceId, thumb: pictureSchema.nullable() }) }),
  ResourceStatusChanged: event({
    data: z.object({ resourceId, from: resourceStatusSchema, to: resourceStatusSchema }),
  }),
  /** First publication: active, with its files. Once a resource (R-ARS-19, AMB-20). */
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
      /** What was granted. */
      file: storedFileSchema,
      /** Which version that was; left out: the first. */
      version: z.int().positive().optional(),
      /** Until when it could be fetched. */
      until: instant(),
    }),
  }),
});

import { z } from 'zod';
import { defineEvents, event, instant, languageSchema } from '../../kernel';
import { resourceCategorySchema, resourceStatusSchema } from './resource-categories';

/** A stored file by its random key, with what is shown of it. */
export const storedFileSchema = z.object({
  key: z.string(),
  filename: z.string(),
  bytes: z.int().nonnegative(),
  contentType: z.string(),
});

export type StoredFile = z.infer<typeof storedFileSchema>;

export const pictureSchema = z.object({
  key: z.string(),
  /** Pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
});

/** Stream `resource-{id}`; downloads stand on `downloads-{resourceId}` so that they never slow its decisions. */
export const resourceEvents = defineEvents('resources', {
  ResourceAdded: event({
    data: z.object({
      resourceId: z.int().positive(),
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
      status: resourceStatusSchema,
      budget: z.boolean(),
      customizable: z.boolean(),
      file: storedFileSchema.nullable(),
      thumb: pictureSchema,
    }),
  }),
  ResourceDownloaded: event({
    data: z.object({
      resourceId: z.int(),
      userId: z.int(),
      restaurantId: z.int().nullable(),
      /** The version that was granted. */
      file: storedFileSchema,
      /** Until when it could be fetched. */
      until: instant(),
    }),
  }),
});

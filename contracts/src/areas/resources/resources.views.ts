import { z } from 'zod';
import { defineView, instant, languageSchema } from '../../kernel';
import { resourceCategorySchema, resourceStatusSchema } from './resource-category-schemas';
import { pictureSchema, resourcePartSchema, storedFileSchema } from './resources.events';

/** Resources by id. */
export const resources = defineView('resources', {
  schema: z.object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    url: z.string(),
    home: z.string(),
    reference: z.string(),
    category: resourceCategorySchema,
    format: z.int(),
    language: languageSchema,
    sections: z.array(z.int()),
    sectionTypes: z.array(z.int()),
    tags: z.array(z.string()),
    /** As readers see it: "coming soon" while files are on their way, inactive once deleted. */
    status: resourceStatusSchema,
    /** As administrators set it. */
    chosenStatus: resourceStatusSchema,
    deleted: z.boolean(),
    /** Announced and not uploaded yet (R-ARS-16). */
    awaited: z.array(resourcePartSchema),
    /** Slugs that it had before: their links still lead to it. */
    formerUrls: z.array(z.string()),
    /** Revision of its stream. */
    version: z.int(),
    budget: z.boolean(),
    /** Format ids into which it may be adapted (AMB-61). */
    adaptableInto: z.array(z.int()),
    file: storedFileSchema.nullable(),
    thumb: pictureSchema.nullable(),
    updatedAt: instant(),
    publishedAt: instant().nullable(),
    downloads: z.int(),
  }),
  filters: {
    url: 'text',
    formerUrls: 'text-list',
    sections: 'number-list',
    sectionTypes: 'number-list',
    format: 'number',
    language: 'text',
    category: 'number',
    status: 'number',
    chosenStatus: 'number',
    deleted: 'flag',
  },
  sorts: [
    'updatedAt',
    'publishedAt',
    'name',
    'downloads',
    'reference',
    'format',
    'language',
    'category',
    'chosenStatus',
  ],
  indexes: [
    ['url'],
    ['status', 'publishedAt'],
    ['deleted', 'updatedAt'],
    ['deleted', 'name'],
    ['deleted', 'downloads'],
    ['deleted', 'reference'],
    ['deleted', 'format'],
    ['deleted', 'language'],
    ['deleted', 'chosenStatus'],
  ],
  text: ['name', 'description', 'reference', 'tags'],
});

/** Files that resources have offered, by `{resourceId}-{version}`. */
export const fileVersions = defineView('fileVersions', {
  schema: z.object({
    id: z.string(),
    resourceId: z.int(),
    version: z.int().positive(),
    file: storedFileSchema,
    current: z.boolean(),
    addedAt: instant(),
    /** `user-12`, or `system`. */
    addedBy: z.string(),
    downloads: z.int(),
  }),
  filters: { resourceId: 'number' },
  sorts: ['version'],
  indexes: [['resourceId', 'version']],
});

/** Who has downloaded which file, by `{resourceId}-{version}-{userId}`. */
export const versionDownloads = defineView('versionDownloads', {
  schema: z.object({
    id: z.string(),
    /** Of `fileVersions`. */
    fileVersion: z.string(),
    userId: z.int(),
    /** Of the last download. */
    restaurantId: z.int().nullable(),
    times: z.int().positive(),
    lastAt: instant(),
  }),
  filters: { fileVersion: 'text' },
  sorts: ['lastAt', 'times'],
  indexes: [
    ['fileVersion', 'lastAt'],
    ['fileVersion', 'times'],
  ],
});

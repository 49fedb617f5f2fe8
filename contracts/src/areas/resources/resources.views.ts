import { z } from 'zod';
import { defineView, instant, languageSchema } from '../../kernel';
import { resourceCategorySchema, resourceStatusSchema } from './resource-categories';
import { pictureSchema, storedFileSchema } from './resources.events';

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
    status: resourceStatusSchema,
    budget: z.boolean(),
    customizable: z.boolean(),
    file: storedFileSchema.nullable(),
    thumb: pictureSchema,
    updatedAt: instant(),
    publishedAt: instant().nullable(),
    downloads: z.int(),
  }),
  filters: {
    url: 'text',
    sections: 'number-list',
    sectionTypes: 'number-list',
    format: 'number',
    language: 'text',
    category: 'number',
    status: 'number',
    publishedAt: 'text',
  },
  sorts: ['updatedAt', 'publishedAt', 'name', 'downloads', 'reference'],
  hot: [
    ['status', 'updatedAt'],
    ['language', 'publishedAt'],
  ],
  text: ['name', 'description', 'reference', 'tags'],
});

import { z } from 'zod';
import { defineView, localTextsSchema } from '../../kernel';
import { sectionTypeSchema } from './section-types';

/** Sections by id. */
export const sections = defineView('sections', {
  schema: z.object({
    id: z.int(),
    parentId: z.int(),
    name: z.string(),
    translations: localTextsSchema.optional(),
    url: z.string(),
    /** Slugs that it had before: their links still lead to it. */
    formerUrls: z.array(z.string()),
    type: sectionTypeSchema,
    active: z.boolean(),
    level: z.int(),
    place: z.int(),
    path: z.array(z.string()),
    /** Revision of the last event that edited it. */
    version: z.int(),
    /** Resources that stand in it. */
    resources: z.int(),
  }),
  filters: { type: 'number', active: 'flag', parentId: 'number', url: 'text' },
  sorts: ['place', 'name'],
});

import { z } from 'zod';
import { catalogueReaders, defineQueries, localTextsSchema, only, query, wireInteger } from '../../kernel';
import { sectionTypeSchema } from './section-types';

export const sectionSchema = z.object({
  id: z.int(),
  parent_id: z.int(),
  /** In the reader's language. */
  name: z.string(),
  texts: localTextsSchema,
  url: z.string(),
  type: sectionTypeSchema,
  /** 1 active, 0 inactive. */
  status: z.int(),
  level: z.int(),
  pos: z.int(),
  /** Ids of the direct children, in order. */
  childs: z.array(z.int()),
  path: z.array(z.string()),
  visible: z.boolean(),
  /** For edits (R4): another one once its name, status, type or parent is another. */
  version: z.int(),
  /** Slugs that it had before: who follows an old link is led to the new one. */
  former_urls: z.array(z.string()).optional(),
  /** Resources that stand in it; for administrators. */
  resources: z.int().optional(),
});
export type Section = z.infer<typeof sectionSchema>;

export const sectionQueries = defineQueries('sections', {
  ListSections: query({
    method: 'GET',
    path: 'section',
    input: z.object({}),
    output: z.array(sectionSchema),
    list: true,
    access: only(catalogueReaders),
    views: ['sections'],
    summary: 'The whole section tree, parents before children, in display order (R-API-11)',
  }),
  ListSectionsOfType: query({
    method: 'GET',
    path: 'section/type/{type}',
    input: z.object({ type: wireInteger().pipe(sectionTypeSchema) }),
    output: z.array(sectionSchema),
    list: true,
    access: only(catalogueReaders),
    views: ['sections'],
    summary: 'The section tree of one type (R-API-12)',
  }),
});

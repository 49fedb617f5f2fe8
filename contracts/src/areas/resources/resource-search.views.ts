import { z } from 'zod';
import { defineView, instant, languageSchema } from '../../kernel';
import { resources } from './resources.views';

/** Resources by id with the position of their last change: what the search index follows. Removed ones stay, as null. */
export const resourceChanges = defineView('resource-changes', {
  schema: z.object({ id: z.string(), position: z.int(), document: resources.schema.nullable() }),
  filters: { position: 'number' },
  sorts: ['position'],
  indexes: [['position']],
});

/** Terms that were searched and not found (R-CAT-19). The searching person is not stored. */
export const emptySearches = defineView('empty-searches', {
  schema: z.object({
    id: z.string(),
    /** Without accents and case. */
    term: z.string(),
    language: languageSchema,
    count: z.int(),
    lastAt: instant(),
  }),
  filters: {},
  sorts: ['count', 'lastAt'],
  indexes: [['count']],
});

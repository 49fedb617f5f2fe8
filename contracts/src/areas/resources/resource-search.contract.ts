import { z } from 'zod';
import {
  catalogueReaders,
  command,
  defineCommands,
  languageSchema,
  only,
  wireRequiredText,
  administrators,
  defineQueries,
  instant,
  query,
  searchText,
  wireInteger,
  defineView,
} from '../../kernel';
import { searchFilters, resources } from './resources.contract';

export const resourceSearchCommands = defineCommands('resources', {
  ReportEmptySearch: command({
    method: 'POST',
    path: 'resource/search/empty',
    input: z.object({ term: wireRequiredText(100), lang: languageSchema }),
    output: z.object({ term: z.string() }),
    access: only(catalogueReaders),
    summary: 'Records a search without results (R-CAT-19)',
  }),
});

const counted = z.object({ id: z.int(), count: z.int() });

/** Counts under the other filters; without zeros. */
export const searchFacetsSchema = z.object({
  /** Over all types, formats and languages. */
  whole: z.int(),
  types: z.array(counted),
  /** Including subsections; visible ones only. */
  sections: z.array(counted),
  formats: z.array(counted.extend({ name: z.string() })),
  languages: z.array(z.object({ id: languageSchema, count: z.int() })),
  /** A similar term with results; `null` if not needed. */
  suggestion: z.string().nullable(),
});
export type SearchFacets = z.infer<typeof searchFacetsSchema>;

/** Including subsections. */
export const sectionFacetsSchema = searchFacetsSchema.pick({ formats: true, languages: true });
export type SectionFacets = z.infer<typeof sectionFacetsSchema>;

const emptySearchSchema = z.object({
  term: z.string(),
  lang: languageSchema,
  count: z.int(),
  last_at: instant(),
});

export const resourceSearchQueries = defineQueries('resources', {
  GetSearchFacets: query({
    method: 'GET',
    path: 'resource/facets/{section_type}/{term}',
    input: z.object({ ...searchFilters, q: searchText() }),
    output: searchFacetsSchema,
    access: only(catalogueReaders),
    views: ['resource-changes', 'sections'],
    summary: 'Counts per filter over all results of a search, and a suggestion (R-CAT-19)',
  }),
  GetSectionFacets: query({
    method: 'GET',
    path: 'resource/section/{id}/facets',
    input: z.object({ id: wireInteger(), lang: languageSchema.optional() }),
    output: sectionFacetsSchema,
    access: only(catalogueReaders),
    views: ['resource-changes', 'sections'],
    summary: 'Formats in a section for a language, and its languages (R-CAT-10)',
  }),
  ListEmptySearches: query({
    method: 'GET',
    path: 'resource/empty-searches',
    input: z.object({}),
    output: z.array(emptySearchSchema),
    list: true,
    access: only(administrators),
    views: ['empty-searches', 'resource-changes'],
    summary: 'Most frequent searches that still find nothing (R-CAT-19)',
  }),
});

/** For the search index. Removed resources stay, as `null`. */
export const resourceChanges = defineView('resource-changes', {
  schema: z.object({ id: z.string(), position: z.int(), document: resources.schema.nullable() }),
  filters: { position: 'number' },
  sorts: ['position'],
  indexes: [['position']],
});

/** R-CAT-19. Without the person. */
export const emptySearches = defineView('empty-searches', {
  schema: z.object({
    id: z.string(),
    /** Folded: no accents, no case. */
    term: z.string(),
    language: languageSchema,
    count: z.int(),
    lastAt: instant(),
  }),
  filters: {},
  sorts: ['count', 'lastAt'],
  indexes: [['count']],
});

import { z } from 'zod';
import {
  administrators,
  catalogueReaders,
  defineQueries,
  instant,
  languageSchema,
  only,
  query,
  searchText,
  wireInteger,
} from '../../kernel';
import { searchFilters } from './resources.queries';

const counted = z.object({ id: z.int(), count: z.int() });

/** Results for each value under the other filters; values without results are left out. */
export const searchFacetsSchema = z.object({
  /** Over all section types, formats and languages. */
  whole: z.int(),
  types: z.array(counted),
  /** With everything below them; only those that the reader may see. */
  sections: z.array(counted),
  formats: z.array(counted.extend({ name: z.string() })),
  languages: z.array(z.object({ id: languageSchema, count: z.int() })),
  /** Another term that finds more; `null` when this one found what it names. */
  suggestion: z.string().nullable(),
});
export type SearchFacets = z.infer<typeof searchFacetsSchema>;

/** Of a section with everything below it. */
export const sectionFacetsSchema = searchFacetsSchema.pick({ formats: true, languages: true });
export type SectionFacets = z.infer<typeof sectionFacetsSchema>;

/** A term that finds nothing, how often it was searched and when last. */
export const emptySearchSchema = z.object({
  term: z.string(),
  lang: languageSchema,
  count: z.int(),
  last_at: instant(),
});
export type EmptySearch = z.infer<typeof emptySearchSchema>;

export const resourceSearchQueries = defineQueries('resources', {
  GetSearchFacets: query({
    method: 'GET',
    path: 'resource/facets/{section_type}/{term}',
    input: z.object({ ...searchFilters, q: searchText() }),
    output: searchFacetsSchema,
    access: only(catalogueReaders),
    views: ['resource-changes', 'sections'],
    summary:
      'What a search could be narrowed by, counted over all of its results, and what was perhaps meant (R-CAT-19)',
  }),
  GetSectionFacets: query({
    method: 'GET',
    path: 'resource/section/{id}/facets',
    input: z.object({ id: wireInteger(), lang: languageSchema.optional() }),
    output: sectionFacetsSchema,
    access: only(catalogueReaders),
    views: ['resource-changes', 'sections'],
    summary:
      'The formats of what stands in a section in a language, and the languages of all of it (R-CAT-10)',
  }),
  ListEmptySearches: query({
    method: 'GET',
    path: 'resource/empty-searches',
    input: z.object({}),
    output: z.array(emptySearchSchema),
    list: true,
    access: only(administrators),
    views: ['empty-searches', 'resource-changes'],
    summary: 'What was searched most and still finds nothing (R-CAT-19)',
  }),
});

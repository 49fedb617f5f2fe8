import {
  isAdministrator,
  type Language,
  languageFor,
  type ParsedInputOf,
  reject,
  searchWords,
} from '@portal/contracts';
import { formatOf } from '@portal/contracts/areas/cart';
import {
  allSectionTypes,
  emptySearches,
  type resourceQueries,
  resourceSearchQueries,
} from '@portal/contracts/areas/resources';
import { handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import type { Person } from '@portal/platform/session/person';
import { toSummary } from './resource.wire';
import { subtreeFor } from './resources.where';
import type { Found } from './search/found';
import { indexOver } from './search/followed-index';
import type { Filters } from './search/resource-columns';
import { suggest } from './search/suggest';

type Context = QueryContext & { readonly person: Person };
type Search = ParsedInputOf<(typeof resourceQueries)['SearchResources']>;
type Asked = Partial<Pick<Search, 'section' | 'type' | 'lang' | 'category' | 'status'>> & {
  section_type?: number;
};

/** Failed terms shown; the most frequent are checked again. */
const shownSearches = 20;
const triedSearches = 100;

function filtersOf(input: Asked, { person }: Context): Filters {
  return {
    administrator: isAdministrator(person.role),
    sectionType: input.section_type === allSectionTypes ? undefined : input.section_type,
    section: input.section,
    formats: input.type,
    language: input.lang,
    category: input.category,
    status: input.status,
  };
}

/** A filter of punctuation only filters nothing. */
const textOf = ({ term, q = '' }: { term: string; q?: string | undefined }) =>
  q !== '' && searchWords(q).length === 0 ? '' : `${term} ${q}`;

type Listed = Pick<Search, 'lang' | 'q' | 'page' | 'size'> & { readonly sort: string };

function recordsOf(found: Found, input: Listed, context: Context) {
  const reader = {
    language: languageFor(context.market, input.lang),
    administrator: isAdministrator(context.person.role),
  };
  return { records: found.page(input).map((document) => toSummary(document, reader)), total: found.total };
}

/** Index lists: words or sorts must not reveal hidden fields (AMB-05). */
export async function listFromIndex(input: Listed & Asked, context: Context) {
  const index = await indexOver(context.views.store).current(context.now());
  const filters = filtersOf(input, context);
  const { q = '' } = input;
  return recordsOf(q === '' ? index.all(filters) : index.find(q, filters), input, context);
}

/** From memory; `FollowedIndex` keeps it current (R-API-20, AMB-34). */
export async function searchResources(input: Search, context: Context) {
  const index = await indexOver(context.views.store).current(context.now());
  return recordsOf(index.find(textOf(input), filtersOf(input, context)), input, context);
}

const byCount = <T extends { count: number }>(counted: readonly T[]) =>
  counted.toSorted((a, b) => b.count - a.count);
const asRecords = <T>(counts: ReadonlyMap<T, number>) =>
  byCount([...counts].map(([id, count]) => ({ id, count })));

/** Most frequent first, then by name. */
const asFormats = (formats: ReadonlyMap<number, number>, language: Language) =>
  [...formats]
    .map(([id, count]) => ({ id, count, name: formatOf(id)?.label[language] ?? '' }))
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'es'));

export const resourceSearchHandlers = [
  handleQueryOfPerson(resourceSearchQueries.GetSearchFacets, async (input, context) => {
    const index = await indexOver(context.views.store).current(context.now());
    const filters = filtersOf(input, context);
    const { whole, types, sections, formats, languages } = index.find(textOf(input), filters).facets();
    return {
      whole,
      types: asRecords(types),
      sections: asRecords(sections),
      formats: asFormats(formats, languageFor(context.market, input.lang)),
      languages: asRecords(languages),
      suggestion: suggest(input.term, { administrator: filters.administrator, language: input.lang }, index),
    };
  }),

  handleQueryOfPerson(resourceSearchQueries.GetSectionFacets, async ({ id, lang }, context) => {
    if ((await subtreeFor(context, id)) === null) return reject('not_found');
    const index = await indexOver(context.views.store).current(context.now());
    const { formats, languages } = index.all(filtersOf({ section: id, lang }, context)).facets();
    return {
      formats: asFormats(formats, languageFor(context.market, lang)),
      languages: asRecords(languages),
    };
  }),

  handleQueryOfPerson(resourceSearchQueries.ListEmptySearches, async (_input, context) => {
    const index = await indexOver(context.views.store).current(context.now());
    const { documents } = await context.views.find(emptySearches, {
      sort: '-count',
      size: triedSearches,
    });
    // Terms that match by now are dropped.
    const missing = documents.filter(
      ({ term, language }) => index.find(term, { administrator: false, language }).total === 0,
    );
    const records = missing
      .slice(0, shownSearches)
      .map(({ term, language, count, lastAt }) => ({ term, lang: language, count, last_at: lastAt }));
    return { records, total: missing.length };
  }),
];

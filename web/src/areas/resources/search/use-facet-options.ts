import type { SearchFacets } from '@portal/contracts/areas/resources';
import { type Section, SectionType } from '@portal/contracts/areas/sections';
import { type Language, languageNames } from '@portal/contracts/kernel';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import type { FilterOption } from '#ui/list/FilterChips';
import { typeNames } from '../catalogue/type-names';
import { useSections } from '../catalogue/use-sections';
import { cardTexts, searchTexts } from '../texts';
import { topSections } from './top-sections';
import type { Search } from './use-search';
import { allLanguages } from './search-language';

/** More than these are not shown beside each other; the others are rarer. */
const maxChips = 8;

interface Counted {
  readonly id: number | string;
  readonly count: number;
}

/** The most frequent, and what is chosen even when nothing is left of it. */
function offered(counts: readonly Counted[], chosen: readonly string[], label: (id: string) => string) {
  const missing = chosen.filter((value) => !counts.some(({ id }) => String(id) === value));
  const all = [
    ...counts.map(({ id, count }) => ({ value: String(id), count })),
    ...missing.map((value) => ({ value, count: 0 })),
  ];
  return all
    .map((option): FilterOption => ({ ...option, label: label(option.value) }))
    .filter((option, index) => option.label !== '' && (index < maxChips || chosen.includes(option.value)));
}

const valuesOf = (filter = '') => filter.split(',').filter(Boolean);

/** Sections to choose from: the top of the type, or what stands below the chosen one. */
function sectionsToOffer(tree: readonly Section[], chosen: string | undefined, within: string | undefined) {
  const one = tree.find(({ id }) => String(id) === chosen);
  if (one) return [one, ...tree.filter(({ parent_id: parent }) => parent === one.id)];
  const types = Object.values(SectionType).filter((type) => within === undefined || String(type) === within);
  return types.flatMap((type) => topSections(tree, type));
}

/** The languages in which something was found, and all of them together; none for a reader of one. */
function useLanguageOptions({ list }: Search, found: readonly Counted[]) {
  const text = useText(searchTexts);
  const { language } = useLanguage();
  const { lang } = list.filters;
  const tongues = offered(found, [], (id) => languageNames[id as Language]);
  const isChoice = tongues.length > 1 || lang !== undefined;
  return {
    options: isChoice ? [...tongues, { value: allLanguages, label: text('allLanguages') }] : [],
    value: lang ?? language,
    choose: (value: string) =>
      list.filter('lang', value === '' ? allLanguages : value === language ? '' : value),
  };
}

const none: Pick<SearchFacets, 'types' | 'sections' | 'formats' | 'languages'> = {
  types: [],
  sections: [],
  formats: [],
  languages: [],
};

/** What a search can be narrowed by: each value with how many it would leave over all pages. */
export function useFacetOptions(search: Search) {
  const typeText = useText(cardTexts);
  const { data: tree = [] } = useSections();
  const { in: within, section, type } = search.list.filters;
  const { types, sections, formats, languages } = search.facets.data ?? none;
  const byId = <T extends { id: number }>(all: readonly T[], id: string) =>
    all.find((each) => String(each.id) === id);
  const known = sectionsToOffer(tree, section, within);
  const sectionName = (id: string) => byId(known, id)?.name ?? '';
  const typeName = (id: string) => {
    const named = Object.values(SectionType).find((each) => String(each) === id);
    return named === undefined ? '' : typeText(typeNames[named]);
  };
  const ofKnown = sections.filter(({ id }) => known.some((each) => each.id === id));
  return {
    types: offered(types, valuesOf(within), typeName),
    sections: offered(ofKnown, valuesOf(section), sectionName),
    formats: offered(formats, valuesOf(type), (id) => byId(formats, id)?.name ?? ''),
    languages: useLanguageOptions(search, languages),
  };
}

import { allSectionTypes, resourceQueries, resourceSearchQueries } from '@portal/contracts/areas/resources';
import { SectionType as Type } from '@portal/contracts/areas/sections';
import { useCallPrefetch, useCallList, useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useListUrl } from '#ui/list/use-list-url';
import { listSize } from '../list/list-size';
import { languageIn } from './search-language';

const filters = ['type', 'in', 'section', 'lang'] as const;
const typeIn = (value: string | undefined) =>
  Object.values(Type).find((type) => String(type) === value) ?? allSectionTypes;
const sectionIn = (value = '') => (/^\d+$/.test(value) ? Number(value) : undefined);

/** What is found by a term, narrowed as the address says, and what it could be narrowed by (R-CAT-19, R-CAT-20). */
export function useSearch(term: string) {
  const { language } = useLanguage();
  const list = useListUrl<(typeof filters)[number]>({ defaultSize: listSize, filters });
  const { in: within, section, lang, type } = list.filters;
  const asked = {
    term,
    type,
    lang: languageIn(lang, language),
    section_type: typeIn(within),
    section: sectionIn(section),
  };
  const { page, size, sort } = list.input;
  const found = useCallList(resourceQueries.SearchResources, { ...asked, page, size, sort });
  const facets = useCallQuery(resourceSearchQueries.GetSearchFacets, asked, { keepPrevious: true });
  return { list, found, facets, lang: asked.lang };
}

/** Asks for what a new term finds before the screen is drawn for it. */
export function useEarlySearch(): (term: string) => void {
  const { language } = useLanguage();
  const prefetch = useCallPrefetch();
  return (term) => {
    const asked = { term, lang: languageIn(undefined, language), section_type: allSectionTypes };
    prefetch(resourceQueries.SearchResources, { ...asked, page: 1, size: listSize });
    prefetch(resourceSearchQueries.GetSearchFacets, asked);
  };
}

export type Search = ReturnType<typeof useSearch>;

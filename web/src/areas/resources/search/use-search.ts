import { allSectionTypes, resourceQueries, resourceSearchQueries } from '@portal/contracts/areas/resources';
import { SectionType as Type } from '@portal/contracts/areas/sections';
import type { Language } from '@portal/contracts/kernel';
import { languages } from '@portal/contracts/kernel';
import { useCallList, useCallQuery } from '#app/client/use-call-query';
import { useLanguage } from '#app/i18n/LanguageProvider';
import { useListUrl } from '#ui/list/use-list-url';
import { listSize } from '../list/list-size';

const filters = ['type', 'in', 'section', 'lang'] as const;
/** In the address: whatever the language. Without anything there, it is the language in use (R-CAT-10). */
export const allLanguages = 'all';

const typeIn = (value: string | undefined) =>
  Object.values(Type).find((type) => String(type) === value) ?? allSectionTypes;
const sectionIn = (value = '') => (/^\d+$/.test(value) ? Number(value) : undefined);

function languageIn(value: string | undefined, inUse: Language): Language | undefined {
  if (value === allLanguages) return undefined;
  return languages.find((language) => language === value) ?? inUse;
}

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

export type Search = ReturnType<typeof useSearch>;

import { Stack } from '@mui/material';
import {
  allSectionTypes,
  resourceQueries,
  resourceSearchQueries,
  type SearchFacets,
} from '@portal/contracts/areas/resources';
import { type Section, SectionType } from '@portal/contracts/areas/sections';
import { type Language, languageNames } from '@portal/contracts/kernel';
import { useCallPrefetch, useCallList, useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { FilterChips, type FilterOption } from '#ui/list/FilterChips';
import { useListUrl } from '#ui/list/use-list-url';
import { languageIn, listSize, topSections, typeNames, useSections } from './catalogue';
import { ChipSkeletons, LanguageFilter } from './ResourceList';
import { cardTexts, searchTexts } from './texts';

const filters = ['type', 'in', 'section', 'lang'] as const;

const typeIn = (value: string | undefined) =>
  Object.values(SectionType).find((type) => String(type) === value) ?? allSectionTypes;

const sectionIn = (value = '') => (/^\d+$/.test(value) ? Number(value) : undefined);

/** R-CAT-19, R-CAT-20. */
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
  return { list, found, facets };
}

export type Search = ReturnType<typeof useSearch>;

/** Requests the results of a new term before it renders. */
export function useSearchPrefetch(): (term: string) => void {
  const { language: lang } = useLanguage();
  const prefetch = useCallPrefetch();
  return (term) => {
    const asked = { term, lang, section_type: allSectionTypes };
    prefetch(resourceQueries.SearchResources, { ...asked, page: 1, size: listSize });
    prefetch(resourceSearchQueries.GetSearchFacets, asked);
  };
}

/** The others are rarer. */
const maxChips = 8;

interface Counted {
  readonly id: number | string;
  readonly count: number;
}

/** The most frequent, and the chosen ones even at zero. */
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

/** The top sections of the type, or the chosen section and its children. */
function sectionsToOffer(tree: readonly Section[], chosen: string | undefined, within: string | undefined) {
  const one = tree.find(({ id }) => String(id) === chosen);
  if (one) return [one, ...tree.filter(({ parent_id: parent }) => parent === one.id)];
  const types = Object.values(SectionType).filter((type) => within === undefined || String(type) === within);
  return types.flatMap((type) => topSections(tree, type));
}

const none: Pick<SearchFacets, 'types' | 'sections' | 'formats' | 'languages'> = {
  types: [],
  sections: [],
  formats: [],
  languages: [],
};

function useFacetOptions({ list, facets }: Search) {
  const typeText = useText(cardTexts);
  const { data: tree = [] } = useSections();
  const { in: within, section, type, lang } = list.filters;
  const { types, sections, formats, languages } = facets.data ?? none;
  const nameIn = (all: readonly { readonly id: number; readonly name: string }[]) => (id: string) =>
    all.find((each) => String(each.id) === id)?.name ?? '';
  const known = sectionsToOffer(tree, section, within);
  const typeName = (id: string) => {
    const named = Object.values(SectionType).find((each) => String(each) === id);
    return named === undefined ? '' : typeText(typeNames[named]);
  };
  const ofKnown = sections.filter(({ id }) => known.some((each) => each.id === id));
  const offeredLanguages = offered(languages, [], (id) => languageNames[id as Language]);
  return {
    types: offered(types, valuesOf(within), typeName),
    sections: offered(ofKnown, valuesOf(section), nameIn(known)),
    formats: offered(formats, valuesOf(type), nameIn(formats)),
    languages: offeredLanguages.length > 1 || lang !== undefined ? offeredLanguages : [],
  };
}

const linesWhereNarrow = {
  '& > [role="group"]': {
    flexWrap: { xs: 'nowrap', md: 'wrap' },
    overflowX: { xs: 'auto', md: 'visible' },
    scrollbarWidth: 'none',
    // As wide as the window, with room for the focus ring.
    mx: { xs: -2, md: 0 },
    my: { xs: -0.75, md: 0 },
    px: { xs: 2, md: 0 },
    py: { xs: 0.75, md: 0 },
  },
  '& > [role="group"] > *': { flexShrink: 0 },
} as const;

/** R-CAT-19, AMB-34. */
export function SearchFacetsFilter({ search }: { search: Search }) {
  const text = useText(searchTexts);
  const { list, facets } = search;
  const { type, in: within, section } = list.filters;
  const options = useFacetOptions(search);
  const chips = [
    { name: 'in', label: text('where'), options: options.types, value: within },
    { name: 'section', label: text('sections'), options: options.sections, value: section },
    { name: 'type', label: text('formats'), options: options.formats, value: type, multiple: true },
  ] as const;
  return (
    <Stack sx={{ gap: 1.25, pb: 1.5, ...linesWhereNarrow }}>
      {facets.isPending && <ChipSkeletons />}
      {chips
        .filter((facet) => facet.options.length > 1 || facet.value !== undefined)
        .map(({ name, value = '', ...facet }) => (
          <FilterChips key={name} {...facet} value={value} onChange={(chosen) => list.filter(name, chosen)} />
        ))}
      <LanguageFilter languages={options.languages} list={list} />
    </Stack>
  );
}

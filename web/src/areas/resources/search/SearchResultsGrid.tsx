import type { OrderSummary } from '@portal/contracts/areas/orders';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState, useId, useEffect, useEffectEvent } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import SwapVertRounded from '@mui/icons-material/SwapVertRounded';
import { resourceSearchCommands, type SearchFacets } from '@portal/contracts/areas/resources';
import { isAdministrator, type Language, languageNames } from '@portal/contracts/kernel';
import { type Section, SectionType } from '@portal/contracts/areas/sections';
import { useText } from '#core/i18n/use-text';
import { useOrdersFound, useOrderRow } from '#ui/order-status/use-order-row';
import { useRecentSearches } from '#core/recent-searches';
import { useWhenQuiet } from '#ui/use-quiet';
import { LinkRows } from '#ui/list/LinkRows';
import { PartHead } from '#ui/PartHead';
import { SearchDrawing } from '#ui/drawings/EmptyDrawings';
import { EmptyState } from '#ui/states/EmptyState';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import type { ListState } from '#ui/list/use-list-url';
import { useCallCommand } from '#core/client/use-call-command';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useSession } from '#core/session/session-state';
import { FilterChips, type FilterOption } from '#ui/list/FilterChips';
import { ResourceGrid } from '../list/ResourceGrid';
import { SelectableResourcesGrid } from '../selection/SelectableResourcesGrid';
import { SelectButton } from '../selection/SelectButton';
import { searchTexts, cardTexts } from '../texts';
import { NarrowedEmptyNotice } from '../list/NarrowedEmptyNotice';
import { ChipSkeletons } from '../ChipSkeletons';
import { typeNames } from '../catalogue/type-names';
import { useSections } from '../catalogue/use-sections';
import { DidYouMeanNotice } from './DidYouMeanNotice';
import { type Search, useSearch } from './use-search';
import { allLanguages } from './search-language';
import { SectionSuggestionsList } from './SectionSuggestionsList';
import { topSections } from './top-sections';

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
function useFacetOptions(search: Search) {
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

/** One value leaves nothing to choose, unless it is the chosen one. */
const isChoice = (options: readonly FilterOption[], value = '') => options.length > 1 || value !== '';

/** Where there is little room one line each, pushed aside by the finger: else they would stand between the search and what it found. */
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

/** What the results can be narrowed by: where they are kept, in which language, and their formats (R-CAT-19, AMB-34). */
function SearchFacetsFilter({ search }: { search: Search }) {
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
        .filter((facet) => isChoice(facet.options, facet.value))
        .map(({ name, value = '', ...facet }) => (
          <FilterChips key={name} {...facet} value={value} onChange={(chosen) => list.filter(name, chosen)} />
        ))}
      {options.languages.options.length > 0 && (
        <FilterChips
          label={text('languages')}
          options={options.languages.options}
          value={options.languages.value}
          onChange={options.languages.choose}
        />
      )}
    </Stack>
  );
}

/** Whoever is still typing has not searched: so long it must stand, in milliseconds. */
const stillness = 1_500;

/** Said once for each term and visit. */
const reported = new Set<string>();

/**
 * Tells the portal what was searched and is not there, so that somebody can add it (R-CAT-19). Administrators, who look
 * whether it is there by now, are not counted.
 */
function useEmptySearchReport(term: string, isEmpty: boolean): void {
  const { language: lang } = useLanguage();
  const { user } = useSession();
  const report = useCallCommand(resourceSearchCommands.ReportEmptySearch);
  const isWanted = isEmpty && !isAdministrator(user.type);
  // Nobody waits for it: what is lost is a number in a list.
  const send = useEffectEvent(() => {
    if (reported.has(`${lang} ${term}`)) return;
    reported.add(`${lang} ${term}`);
    void report.send({ term, lang }).catch(() => undefined);
  });
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => send(), stillness);
    return () => clearTimeout(timer);
  }, [isWanted, term, lang]);
}

interface NothingFoundNoticeProps {
  term: string;
  /** What was perhaps meant. */
  suggestion: string | null;
}

/** Nothing has that name: what was perhaps meant, what to try, and other ways in. */
function NothingFoundNotice({ term, suggestion }: NothingFoundNoticeProps) {
  const text = useText(searchTexts);
  return (
    <>
      <EmptyState
        drawing={<SearchDrawing />}
        title={text('nothingTitle', { term })}
        text={text('nothingText')}
        action={suggestion === null ? undefined : <DidYouMeanNotice suggestion={suggestion} />}
      />
      <Box sx={{ maxWidth: '44rem', mx: 'auto' }}>
        <SectionSuggestionsList />
      </Box>
    </>
  );
}

const best = '-relevance';
const others = ['-update_date', 'name', '-downloads', 'reference'] as const;

/** In which order the results stand; what fits best stands first when nobody says. */
function SearchSortMenu({ list }: { list: Pick<ListState, 'input' | 'setSort'> }) {
  const text = useText(searchTexts);
  const pieces = useText(cardTexts);
  const options = others.map((value) => ({ value, label: pieces(`sort.${value}`) }));
  return (
    <ChoiceMenu
      label={pieces('sort')}
      icon={<SwapVertRounded />}
      options={[{ value: best, label: text('best') }, ...options]}
      value={list.input.sort ?? best}
      onChange={(value) => list.setSort(value === best ? undefined : value)}
    />
  );
}

/** Something has that name, but not with these filters, or not in this language. */
function NothingLeftNotice({ list }: { list: Search['list'] }) {
  const text = useText(searchTexts);
  if (list.isNarrowed) return <NarrowedEmptyNotice text={text('nothingNarrowed')} onClear={list.clear} />;
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title={text('otherLanguages')}
      action={
        <Button variant="contained" color="primary" onClick={() => list.filter('lang', allLanguages)}>
          {text('showAll')}
        </Button>
      }
    />
  );
}

/** Orders that a term names, above the pieces that it finds (R-ORD-13). */
function FoundOrdersList({ orders }: { orders: readonly OrderSummary[] }) {
  const text = useText(searchTexts);
  const titleId = useId();
  const rowOf = useOrderRow();
  if (orders.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ maxWidth: '44rem', pb: 3 }}>
      <PartHead id={titleId} title={text('orders')} />
      <LinkRows label={text('orders')} rows={orders.map(rowOf)} />
    </Box>
  );
}

/** Milliseconds that what was found has stood before its term is one that was searched for. */
const read = 1000;

/** Keeps a term that was searched for, and finds something; one that finds nothing is no use to search for again. */
function useKeptSearch(term: string, isFound: boolean): void {
  const { keep } = useRecentSearches();
  useWhenQuiet(isFound ? term : '', read, keep);
}

/** The last value that was known: while the next one is on its way, what is shown stays. */
function useSettled<T>(value: T | undefined): T | undefined {
  const [settled, setSettled] = useState(value);
  if (value !== undefined && value !== settled) setSettled(value);
  return value ?? settled;
}

/** What becomes of a term once its answer is there: it is kept, or reported as missing. */
function useOutcome(term: string, isNothing: boolean, { data, isPlaceholderData }: Search['facets']): void {
  const isAnswered = data !== undefined && !isPlaceholderData;
  useEmptySearchReport(term, isAnswered && isNothing);
  useKeptSearch(term, isAnswered && !isNothing);
}

/** What is said of the results; while the next answer is on its way, what was said before stays. */
function useSummary(term: string, { found, facets }: Search, orders: readonly OrderSummary[]) {
  const text = useText(searchTexts);
  const isKnown = !found.isPlaceholderData && found.data !== undefined;
  const isEmpty = facets.data?.whole === 0;
  useOutcome(term, isEmpty && orders.length === 0, facets);
  return {
    summary: useSettled(isKnown ? text('found', { count: found.data.total, term }) : undefined),
    suggestion: facets.data?.suggestion ?? null,
    isEmpty,
  };
}

/** Everything found by a term, the best first, with what it can be narrowed by (R-CAT-20, AMB-34). */
export function SearchResultsGrid({ term }: { term: string }) {
  const text = useText(searchTexts);
  const search = useSearch(term);
  const { list, found } = search;
  const orders = useOrdersFound(term);
  const { summary, suggestion, isEmpty } = useSummary(term, search, orders);
  // Pieces of the term before keep its marks, and are not drawn again.
  const marked = useSettled(found.isPlaceholderData ? undefined : term);
  if (isEmpty && orders.length > 0) return <FoundOrdersList orders={orders} />;
  if (isEmpty) return <NothingFoundNotice term={term} suggestion={suggestion} />;
  return (
    <SelectableResourcesGrid of={term}>
      <FoundOrdersList orders={orders} />
      {suggestion !== null && <DidYouMeanNotice suggestion={suggestion} isShown />}
      <SearchFacetsFilter search={search} />
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between', gap: { xs: 1, sm: 2 }, pb: 3 }}
      >
        <Typography
          variant="body2"
          component="div"
          color="textSecondary"
          role="status"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {summary}
        </Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <SearchSortMenu list={list} />
          <SelectButton />
        </Stack>
      </Stack>
      <ResourceGrid
        query={found}
        label={summary ?? text('finder')}
        page={list.input.page}
        size={list.input.size}
        marked={marked}
        empty={<NothingLeftNotice list={list} />}
      />
    </SelectableResourcesGrid>
  );
}

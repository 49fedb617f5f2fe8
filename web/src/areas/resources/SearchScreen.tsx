import CloseRounded from '@mui/icons-material/CloseRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import { Box, Button, IconButton, Link as MuiLink, List, Stack, Typography } from '@mui/material';
import type { OrderSummary } from '@portal/contracts/areas/orders';
import { resourceSearchQueries, resourceSearchCommands } from '@portal/contracts/areas/resources';
import { SectionType } from '@portal/contracts/areas/sections';
import { isAdministrator } from '@portal/contracts/kernel';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallList } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { T } from '#core/i18n/T';
import { useText } from '#core/i18n/use-text';
import { useRecentSearches } from '#core/recent-searches';
import { useSession } from '#core/session/session-state';
import { useMay } from '#core/session/use-may';
import { recentTexts } from '#core/texts';
import { SearchDrawing } from '#ui/drawings/EmptyDrawings';
import { LinkRows } from '#ui/list/LinkRows';
import { SearchField } from '#ui/list/SearchField';
import { useOrderRow, useOrdersFound } from '#ui/order-status/use-order-row';
import { Page } from '#ui/Page';
import { Panel } from '#ui/Panel';
import { PartHead } from '#ui/PartHead';
import { SmallTable } from '#ui/SmallTable';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useWhenQuiet } from '#ui/use-quiet';
import { searchPath, sectionPath, topSections, typeNames, useSections } from './catalogue';
import { NothingLeftNotice, ResourceList, SectionLinks, SortMenu } from './ResourceList';
import { useSearchPrefetch, type Search, SearchFacetsFilter, useSearch } from './SearchFacetsFilter';
import { SelectableResourcesGrid, SelectButton } from './SelectableResourcesGrid';
import { searchTexts, cardTexts } from './texts';

function SectionSuggestions() {
  const text = useText(searchTexts);
  const typeText = useText(cardTexts);
  const { data: sections } = useSections();
  if (sections === undefined) return null;
  return (
    <nav aria-label={text('sectionsHead')}>
      {Object.values(SectionType).map((type) => (
        <Box
          key={type}
          sx={{
            display: 'grid',
            columnGap: 3,
            rowGap: 1,
            alignItems: 'baseline',
            gridTemplateColumns: { sm: '10rem minmax(0, 1fr)' },
            py: 1.5,
            borderTop: 1,
            borderColor: 'divider',
            '& ul': { pb: 0 },
          }}
        >
          <MuiLink
            component={Link}
            to={sectionPath(type)}
            color="inherit"
            variant="subtitle2"
            sx={{ py: 0.5 }}
          >
            {typeText(typeNames[type])}
          </MuiLink>
          <SectionLinks sections={topSections(sections, type)} />
        </Box>
      ))}
    </nav>
  );
}

interface DidYouMeanNoticeProps {
  suggestion: string;
  isShown?: boolean;
}

function DidYouMeanNotice({ suggestion, isShown = false }: DidYouMeanNoticeProps) {
  return (
    <Typography component="div" role="note" sx={{ pb: 1.5 }}>
      <T
        of={searchTexts}
        id={isShown ? 'shownFor' : 'meant'}
        values={{
          term: suggestion,
          a: (parts) => (
            <MuiLink component={Link} to={searchPath(suggestion)} sx={{ fontWeight: 650 }}>
              {parts}
            </MuiLink>
          ),
        }}
      />
    </Typography>
  );
}

interface NothingFoundNoticeProps {
  term: string;
  suggestion: string | null;
}

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
        <SectionSuggestions />
      </Box>
    </>
  );
}

/** R-ORD-13. */
function FoundOrders({ orders }: { orders: readonly OrderSummary[] }) {
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

/** Milliseconds without typing until a term counts as searched. */
const emptyReportDelayMs = 1_500;

/** Once per term and visit. */
const reported = new Set<string>();

/** Reports terms without results (R-CAT-19), but those of administrators, who check them. */
function useEmptySearchReport(term: string, isEmpty: boolean): void {
  const { language: lang } = useLanguage();
  const { user } = useSession();
  const report = useCallCommand(resourceSearchCommands.ReportEmptySearch);
  const isRequested = isEmpty && !isAdministrator(user.type);
  const send = useEffectEvent(() => {
    if (reported.has(`${lang} ${term}`)) return;
    reported.add(`${lang} ${term}`);
    // A lost report is only a count.
    void report.send({ term, lang }).catch(() => undefined);
  });
  useEffect(() => {
    if (!isRequested) return;
    const timer = setTimeout(() => send(), emptyReportDelayMs);
    return () => clearTimeout(timer);
  }, [isRequested, term, lang]);
}

/** Milliseconds that results are shown until their term counts as searched. */
const recentDelayMs = 1000;

function useSettled<T>(value: T | undefined): T | undefined {
  const [settled, setSettled] = useState(value);
  if (value !== undefined && value !== settled) setSettled(value);
  return value ?? settled;
}

function useOutcome(term: string, { facets }: Search, orders: readonly OrderSummary[]) {
  const { keep } = useRecentSearches();
  const { data, isPlaceholderData } = facets;
  const isEmpty = data?.whole === 0;
  const isNothing = isEmpty && orders.length === 0;
  const isAnswered = data !== undefined && !isPlaceholderData;
  useEmptySearchReport(term, isAnswered && isNothing);
  useWhenQuiet(isAnswered && !isNothing ? term : '', recentDelayMs, keep);
  return { isEmpty, suggestion: data?.suggestion ?? null };
}

/** R-CAT-20, AMB-34. */
function SearchResultsGrid({ term }: { term: string }) {
  const text = useText(searchTexts);
  const search = useSearch(term);
  const { list, found } = search;
  const orders = useOrdersFound(term);
  const { isEmpty, suggestion } = useOutcome(term, search, orders);
  const isKnown = !found.isPlaceholderData && found.data !== undefined;
  const summary = useSettled(isKnown ? text('found', { count: found.data.total, term }) : undefined);
  // Earlier results keep their marks and do not render again.
  const marked = useSettled(found.isPlaceholderData ? undefined : term);
  if (isEmpty && orders.length > 0) return <FoundOrders orders={orders} />;
  if (isEmpty) return <NothingFoundNotice term={term} suggestion={suggestion} />;
  return (
    <SelectableResourcesGrid of={term}>
      <FoundOrders orders={orders} />
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
          <SortMenu list={list} standard={{ value: '-relevance', label: text('best') }} />
          <SelectButton />
        </Stack>
      </Stack>
      <ResourceList
        query={found}
        label={summary ?? text('finder')}
        page={list.input.page}
        size={list.input.size}
        marked={marked}
        empty={<NothingLeftNotice list={list} narrowed={text('nothingNarrowed')} />}
      />
    </SelectableResourcesGrid>
  );
}

const headId = 'recent-searches';

function RecentSearches() {
  const text = useText(recentTexts);
  const { searches, clear } = useRecentSearches();
  if (searches.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={headId} sx={{ maxWidth: '40rem', pb: 4 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, pb: 0.5 }}>
        <Box sx={{ flex: 1 }}>
          <PartHead id={headId} title={text('title')} />
        </Box>
        <Button size="small" onClick={clear}>
          {text('clear')}
        </Button>
      </Stack>
      <List disablePadding>
        {searches.map(({ term, forget }) => (
          <Stack
            component="li"
            key={term}
            direction="row"
            spacing={1.5}
            sx={{ alignItems: 'center', borderTop: 1, borderColor: 'divider' }}
          >
            <HistoryRounded aria-hidden sx={{ color: 'text.secondary' }} />
            <MuiLink
              component={Link}
              to={searchPath(term)}
              color="inherit"
              sx={{ flex: 1, minWidth: 0, py: 1.25, overflowWrap: 'anywhere' }}
            >
              {term}
            </MuiLink>
            <IconButton aria-label={text('forget', { term })} onClick={forget}>
              <CloseRounded />
            </IconButton>
          </Stack>
        ))}
      </List>
    </Box>
  );
}

/** R-CAT-19. */
function EmptySearches() {
  const text = useText(searchTexts);
  const dates = useDates();
  const isAllowed = useMay()(resourceSearchQueries.ListEmptySearches);
  const query = useCallList(resourceSearchQueries.ListEmptySearches, {}, { enabled: isAllowed });
  if (!isAllowed) return null;
  return (
    <Box sx={{ maxWidth: '44rem', mx: 'auto', pb: 4 }}>
      <Panel title={text('missingHead')}>
        <Typography variant="body2" color="textSecondary" sx={{ pb: 1.5 }}>
          {text('missingText')}
        </Typography>
        <Loaded
          query={query}
          skeleton={<SkeletonRows rows={3} />}
          empty={{ when: ({ total }) => total === 0, show: text('missingNone') }}
        >
          {({ rows }) => (
            <SmallTable
              label={text('missingHead')}
              columns={[text('missingTerm'), text('missingTimes'), text('missingLast')]}
              rows={rows.map(({ term, lang, count, last_at: at }) => ({
                key: `${lang} ${term}`,
                cells: [
                  <MuiLink key="term" component={Link} to={searchPath(term)}>
                    {term}
                  </MuiLink>,
                  count,
                  dates.day(at),
                ],
              }))}
            />
          )}
        </Loaded>
      </Panel>
    </Box>
  );
}

function Start() {
  const text = useText(searchTexts);
  const hasRecent = useRecentSearches().searches.length > 0;
  return (
    <>
      <RecentSearches />
      {!hasRecent && (
        <EmptyState drawing={<SearchDrawing />} title={text('startTitle')} text={text('startText')} />
      )}
      <EmptySearches />
      <Box sx={{ maxWidth: '44rem', mx: hasRecent ? 0 : 'auto' }}>
        <SectionSuggestions />
      </Box>
    </>
  );
}

/** An empty term requests nothing (R-CAT-19, R-NAV-13). */
export function SearchScreen() {
  const text = useText(searchTexts);
  const [search, setSearch] = useSearchParams();
  const prefetch = useSearchPrefetch();
  const term = (search.get('s') ?? '').trim();
  const find = (requested: string) => {
    if (requested === '' || requested === term) return;
    prefetch(requested);
    // Filters and page of the earlier term are dropped.
    setSearch({ s: requested }, { replace: term !== '', preventScrollReset: true });
  };
  return (
    <Page title={text('finder')}>
      <Box role="search" sx={{ maxWidth: '40rem', pb: 3, '& > *': { width: '100%' } }}>
        <SearchField label={text('finderLabel')} value={term} onSearch={find} autoFocus={term === ''} />
      </Box>
      {term === '' ? <Start /> : <SearchResultsGrid term={term} />}
    </Page>
  );
}

import CloseRounded from '@mui/icons-material/CloseRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { resourceSearchQueries } from '@portal/contracts/areas/resources';
import { Link, useSearchParams } from 'react-router-dom';
import { useCallList } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useRecentSearches } from '#core/recent-searches/use-recent-searches';
import { useMay } from '#core/session/use-may';
import { recentTexts } from '#core/texts';
import { Page } from '#ui/Page';
import { Panel } from '#ui/Panel';
import { PartHead } from '#ui/PartHead';
import { SmallTable } from '#ui/SmallTable';
import { SearchDrawing } from '#ui/drawings/SearchDrawing';
import { SearchField } from '#ui/list/SearchField';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { searchPath } from './catalogue';
import { useSearchPrefetch } from './SearchFacetsFilter';
import { SearchResultsGrid, SectionSuggestions } from './SearchResultsGrid';
import { searchTexts } from './texts';

const headId = 'recent-searches';

/** The last searches in this browser. */
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
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
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
      </Box>
    </Box>
  );
}

/** Terms without results, for those who can add a resource (R-CAT-19). */
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

/** Before a search. */
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

/** Results while typing, the term in the address; an empty term requests nothing (R-CAT-19, R-NAV-13). */
export function SearchScreen() {
  const text = useText(searchTexts);
  const [search, setSearch] = useSearchParams();
  const prefetch = useSearchPrefetch();
  const term = (search.get('s') ?? '').trim();
  const find = (wanted: string) => {
    if (wanted === '' || wanted === term) return;
    prefetch(wanted);
    // Filters and page of the earlier term are dropped.
    setSearch({ s: wanted }, { replace: term !== '', preventScrollReset: true });
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

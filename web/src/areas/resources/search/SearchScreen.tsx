import Box from '@mui/material/Box';
import { useSearchParams, Link } from 'react-router-dom';
import MuiLink from '@mui/material/Link';
import { type EmptySearch, resourceSearchQueries } from '@portal/contracts/areas/resources';
import CloseRounded from '@mui/icons-material/CloseRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useText } from '#core/i18n/use-text';
import { SearchDrawing } from '#ui/drawings/EmptyDrawings';
import { SearchField } from '#ui/list/SearchField';
import { useRecentSearches } from '#core/recent-searches';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { useCallList } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useMay } from '#core/session/use-may';
import { Panel } from '#ui/Panel';
import { SmallTable } from '#ui/SmallTable';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { recentTexts } from '#core/texts';
import { PartHead } from '#ui/PartHead';
import { searchTexts } from '../texts';
import { SearchResultsGrid } from './SearchResultsGrid';
import { SectionSuggestionsList } from './SectionSuggestionsList';
import { useEarlySearch } from './use-search';
import { searchPath } from './search-path';

const headId = 'recent-searches';

/** Before anything is searched: what this person searched for last in this browser; nothing where there is none. */
function RecentSearchesList() {
  const text = useText(recentTexts);
  const { searches, clear } = useRecentSearches();
  if (searches.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={headId} sx={{ maxWidth: '40rem', pb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, pb: 0.5 }}>
        <Box sx={{ flex: 1 }}>
          <PartHead id={headId} title={text('title')} />
        </Box>
        <Button size="small" onClick={clear}>
          {text('clear')}
        </Button>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {searches.map(({ term, forget }) => (
          <Box
            component="li"
            key={term}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, borderTop: 1, borderColor: 'divider' }}
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
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Terms({ searches }: { searches: readonly EmptySearch[] }) {
  const text = useText(searchTexts);
  const dates = useDates();
  return (
    <SmallTable
      label={text('missingHead')}
      columns={[text('missingTerm'), text('missingTimes'), text('missingLast')]}
      rows={searches.map(({ term, lang, count, last_at: at }) => ({
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
  );
}

/** What people search and do not find, for those who can add it; nothing for others (R-CAT-19). */
function EmptySearchesList() {
  const may = useMay();
  const isAllowed = may(resourceSearchQueries.ListEmptySearches);
  const text = useText(searchTexts);
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
          {({ rows }) => <Terms searches={rows} />}
        </Loaded>
      </Panel>
    </Box>
  );
}

/** The part finder: results while typing, the term in the address; an empty term asks for nothing (R-CAT-19, R-NAV-13). */
export function SearchScreen() {
  const text = useText(searchTexts);
  const [search, setSearch] = useSearchParams();
  const term = (search.get('s') ?? '').trim();

  const askEarly = useEarlySearch();
  const { searches } = useRecentSearches();

  const find = (wanted: string) => {
    if (wanted === '' || wanted === term) return;
    askEarly(wanted);
    // Another term is another question: its filters and pages are not those of the one before.
    setSearch({ s: wanted }, { replace: term !== '', preventScrollReset: true });
  };
  return (
    <Page title={text('finder')}>
      <Box role="search" sx={{ maxWidth: '40rem', pb: 3, '& > *': { width: '100%' } }}>
        <SearchField label={text('finderLabel')} value={term} onSearch={find} autoFocus={term === ''} />
      </Box>
      {term === '' ? (
        <>
          <RecentSearchesList />
          {searches.length === 0 && (
            <EmptyState drawing={<SearchDrawing />} title={text('startTitle')} text={text('startText')} />
          )}
          <EmptySearchesList />
          {/* Below what is in the middle, or in line with what was searched for. */}
          <Box sx={{ maxWidth: '44rem', mx: searches.length === 0 ? 'auto' : 0 }}>
            <SectionSuggestionsList />
          </Box>
        </>
      ) : (
        <SearchResultsGrid term={term} />
      )}
    </Page>
  );
}

import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { SearchDrawing } from '#ui/drawings/SearchDrawing';
import { SearchField } from '#ui/list/SearchField';
import { useRecentSearches } from '#core/recent-searches/use-recent-searches';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { EmptySearchesList } from './EmptySearchesList';
import { RecentSearchesList } from './RecentSearchesList';
import { SearchResultsGrid } from './SearchResultsGrid';
import { searchTexts } from '../texts';
import { SectionSuggestionsList } from './SectionSuggestionsList';
import { useEarlySearch } from './use-search';

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

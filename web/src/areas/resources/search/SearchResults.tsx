import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useText } from '#app/i18n/use-text';
import { ResourceGrid } from '../list/ResourceGrid';
import { SelectableResources } from '../selection/SelectableResources';
import { SelectButton } from '../selection/SelectButton';
import { DidYouMean } from './DidYouMean';
import { NothingFound } from './NothingFound';
import { NothingLeft } from './NothingLeft';
import { searchMessages } from './search.messages';
import { SearchFacets } from './SearchFacets';
import { SearchSort } from './SearchSort';
import { useEmptySearchReport } from './use-empty-search-report';
import type { Search } from './use-search';
import { useSearch } from './use-search';
import { useSettled } from './use-settled';

/** What is said of the results; while the next answer is on its way, what was said before stays. */
function useSummary(term: string, { found, facets }: Search) {
  const text = useText(searchMessages);
  const isKnown = !found.isPlaceholderData && found.data !== undefined;
  const isEmpty = facets.data?.whole === 0;
  useEmptySearchReport(term, isEmpty && !facets.isPlaceholderData);
  return {
    summary: useSettled(isKnown ? text('found', { count: found.data.total, term }) : undefined),
    suggestion: facets.data?.suggestion ?? null,
    isEmpty,
  };
}

/** Everything found by a term, the best first, with what it can be narrowed by (R-CAT-20, AMB-34). */
export function SearchResults({ term }: { term: string }) {
  const text = useText(searchMessages);
  const search = useSearch(term);
  const { list, found } = search;
  const { summary, suggestion, isEmpty } = useSummary(term, search);
  if (isEmpty) return <NothingFound term={term} suggestion={suggestion} />;
  return (
    <SelectableResources of={term}>
      {suggestion !== null && <DidYouMean suggestion={suggestion} />}
      <SearchFacets search={search} />
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between', gap: { xs: 1, sm: 2 }, pb: 3 }}
      >
        <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {summary}
        </Box>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <SearchSort list={list} />
          <SelectButton />
        </Stack>
      </Stack>
      <ResourceGrid
        query={found}
        label={summary ?? text('finder')}
        page={list.input.page}
        size={list.input.size}
        marked={term}
        empty={<NothingLeft list={list} />}
      />
    </SelectableResources>
  );
}

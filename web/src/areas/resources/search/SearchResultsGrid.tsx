import type { OrderSummary } from '@portal/contracts/areas/orders';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useText } from '#core/i18n/use-text';
import { useOrdersFound } from '#ui/order-status/use-orders-found';
import { ResourceGrid } from '../list/ResourceGrid';
import { SelectableResourcesGrid } from '../selection/SelectableResourcesGrid';
import { SelectButton } from '../selection/SelectButton';
import { DidYouMeanNotice } from './DidYouMeanNotice';
import { FoundOrdersList } from './FoundOrdersList';
import { NothingFoundNotice } from './NothingFoundNotice';
import { NothingLeftNotice } from './NothingLeftNotice';
import { searchTexts } from '../texts';
import { SearchFacetsFilter } from './SearchFacetsFilter';
import { SearchSortMenu } from './SearchSortMenu';
import { useEmptySearchReport } from './use-empty-search-report';
import { useKeptSearch } from './use-kept-search';
import { type Search, useSearch } from './use-search';
import { useSettled } from './use-settled';

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
        <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {summary}
        </Box>
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

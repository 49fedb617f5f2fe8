import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useText } from '../../../app/i18n/use-text';
import { NarrowedEmpty } from '../list/NarrowedEmpty';
import { ResourceGrid } from '../list/ResourceGrid';
import { SortMenu } from '../list/SortMenu';
import { NothingFound } from './NothingFound';
import { searchMessages } from './search.messages';
import { SearchFacets } from './SearchFacets';
import { useSearch } from './use-search';

/** Everything found by a term, with section types and formats as chips that narrow it (R-CAT-20, AMB-34). */
export function SearchResults({ term }: { term: string }) {
  const text = useText(searchMessages);
  const search = useSearch(term);
  const { list, found, all } = search;
  if (all.data?.total === 0) return <NothingFound term={term} />;
  const summary = found.data && text('found', { count: found.data.total, term });
  return (
    <>
      <SearchFacets search={search} />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, pb: 3 }}>
        <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {summary}
        </Box>
        <SortMenu list={list} />
      </Stack>
      <ResourceGrid
        query={found}
        label={summary ?? text('finder')}
        page={list.input.page}
        size={list.input.size}
        empty={<NarrowedEmpty text={text('nothingNarrowed')} onClear={list.clear} />}
      />
    </>
  );
}

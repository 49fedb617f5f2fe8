import { Box, Stack } from '@mui/material';
import { recallQueries } from '@portal/contracts/areas/recalls';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { ShelfDrawing } from '#ui/drawings/EmptyDrawings';
import { FilterChips } from '#ui/list/FilterChips';
import { ListPager } from '#ui/list/ListPager';
import { useListUrl } from '#ui/list/use-list-url';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonCards } from '#ui/states/Skeletons';
import { OwnRecallCard } from './OwnRecallCard';
import { useOwnReach } from './recalls';
import { ownTexts } from './texts';

const pageSize = 12;
const sizes = [pageSize];
const filters = ['open'] as const;

/** Of the person's restaurants. */
export function OwnRecallsScreen() {
  const text = useText(ownTexts);
  const list = useListUrl({ defaultSize: pageSize, filters });
  const { page } = list.input;
  const isOpen = list.filters.open === '1';
  const query = useCallList(recallQueries.ListOwnRecalls, {
    ...useOwnReach(),
    page,
    size: pageSize,
    ...(isOpen && { open: true }),
  });
  return (
    <Page title={text('title')} subtitle={text('subtitle')}>
      <Stack spacing={2}>
        <FilterChips
          label={text('filter')}
          value={list.filters.open ?? ''}
          onChange={(value) => list.filter('open', value)}
          options={[{ value: '1', label: text('open') }]}
        />
        <Loaded
          query={query}
          skeleton={<SkeletonCards cards={3} />}
          empty={{
            when: ({ rows }) => rows.length === 0,
            show: (
              <EmptyState drawing={<ShelfDrawing />} title={text('emptyTitle')} text={text('emptyText')} />
            ),
          }}
        >
          {({ rows, total }) => (
            <>
              <Box
                sx={{
                  display: 'grid',
                  gap: 2,
                  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
                }}
              >
                {rows.map((recall) => (
                  <OwnRecallCard key={recall.id} recall={recall} level="h2" showsAll />
                ))}
              </Box>
              <ListPager list={list} total={total} sizes={sizes} />
            </>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}

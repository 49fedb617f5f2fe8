import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { memo } from 'react';
import { useText } from '#app/i18n/use-text';
import { useOrderStatuses } from '#app/order-status/use-order-statuses';
import { RestaurantFilter } from '#app/shell/RestaurantFilter';
import { SearchField } from '#ui/list/SearchField';
import { StatusFilter } from '../status/StatusFilter';
import { AssigneeFilter } from '../owner/AssigneeFilter';
import { WorkloadPanel } from '../workload/WorkloadPanel';
import { DateFilter } from '#ui/period/DateFilter';
import { unsettled } from './orders-work';
import { triageMessages } from './triage.messages';
import type { Triage } from './use-triage';

/** The id by which the key `/` finds the search. */
export const triageSearchId = 'orders-search';

/** Which orders: by status with how many there are, by words, by restaurant and by days. */
export const TriageFilters = memo(({ list, counts }: Pick<Triage['inbox'], 'list' | 'counts'>) => {
  const text = useText(triageMessages);
  const { all } = useOrderStatuses();
  const unsettledGroup = { label: text('unsettled'), statuses: unsettled.split(',').map(Number) };

  return (
    <Stack spacing={1.5} useFlexGap sx={{ pb: 1.5 }}>
      <StatusFilter
        value={list.filters.status ?? ''}
        onChange={(status) => list.filter('status', status)}
        counts={counts}
        groups={all.length === 0 ? [] : [unsettledGroup]}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ display: 'grid', flex: { xs: '1 1 100%', sm: '0 0 auto' } }}>
          <SearchField
            id={triageSearchId}
            label={text('search')}
            value={list.input.q ?? ''}
            onSearch={list.search}
          />
        </Box>
        <RestaurantFilter
          value={list.filters.restaurant_id ?? ''}
          onChange={(id) => list.filter('restaurant_id', id)}
        />
        <AssigneeFilter
          value={list.filters.assignee ?? ''}
          onChange={(assignee) => list.filter('assignee', assignee)}
        />
        <WorkloadPanel onChoose={(assignee) => list.filter('assignee', assignee)} />
        <DateFilter
          value={{ from: list.filters.from ?? '', to: list.filters.to ?? '' }}
          onChange={list.narrow}
        />
      </Stack>
    </Stack>
  );
});

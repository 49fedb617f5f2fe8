import TuneRounded from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { memo } from 'react';
import { useText } from '#core/i18n/use-text';
import { useOrderStatuses } from '#ui/order-status/use-order-statuses';
import { RestaurantFilter } from '#ui/restaurant/RestaurantFilter';
import { SearchField } from '#ui/list/SearchField';
import { StatusFilter } from '../status/StatusFilter';
import { AssigneeFilter } from '../owner/AssigneeFilter';
import { WorkloadPanel } from '../workload/WorkloadPanel';
import { DateFilter } from '#ui/period/DateFilter';
import { unsettled } from './orders-work';
import { triageTexts } from '../texts';
import type { Triage } from './use-triage';

/** The id by which the key `/` finds the search. */
export const triageSearchId = 'orders-search';

type List = Triage['inbox']['list'];

/** How many of the filters that may be folded away narrow the list. */
const setCount = ({ filters: { restaurant_id: place, assignee, from, to } }: List): number =>
  [place, assignee, from ?? to].filter(Boolean).length;

interface TriageSearchProps {
  list: List;
  /** There is no room for all filters at once: they are behind a button. */
  isFolded: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** By words; and the way to the filters for which there is no room. */
export const TriageSearch = memo(({ list, isFolded, isOpen, onToggle }: TriageSearchProps) => {
  const text = useText(triageTexts);
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Box sx={{ display: 'grid', flex: { xs: 1, sm: 'none' }, minWidth: 0 }}>
        <SearchField
          id={triageSearchId}
          label={text('search')}
          value={list.input.q ?? ''}
          onSearch={list.search}
        />
      </Box>
      {isFolded && (
        <Button
          startIcon={<TuneRounded aria-hidden />}
          aria-expanded={isOpen}
          onClick={onToggle}
          sx={{ flex: 'none' }}
        >
          {text('filters', { count: setCount(list) })}
        </Button>
      )}
    </Stack>
  );
});

/** By status, with how many there are. */
export const TriageStatuses = memo(({ list, counts }: Pick<Triage['inbox'], 'list' | 'counts'>) => {
  const text = useText(triageTexts);
  const { all } = useOrderStatuses();
  const unsettledGroup = { label: text('unsettled'), statuses: unsettled.split(',').map(Number) };
  return (
    <StatusFilter
      value={list.filters.status ?? ''}
      onChange={(status) => list.filter('status', status)}
      counts={counts}
      groups={all.length === 0 ? [] : [unsettledGroup]}
    />
  );
});

/** By restaurant, by who looks after them and by days. */
export const TriageFilters = memo(({ list }: { list: List }) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
    <RestaurantFilter
      value={list.filters.restaurant_id ?? ''}
      onChange={(id) => list.filter('restaurant_id', id)}
    />
    <AssigneeFilter
      value={list.filters.assignee ?? ''}
      onChange={(assignee) => list.filter('assignee', assignee)}
    />
    <WorkloadPanel onChoose={(assignee) => list.filter('assignee', assignee)} />
    <DateFilter value={{ from: list.filters.from ?? '', to: list.filters.to ?? '' }} onChange={list.narrow} />
  </Stack>
));

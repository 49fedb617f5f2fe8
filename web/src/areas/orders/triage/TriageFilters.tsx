import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { settledStatuses } from '@portal/contracts/areas/orders';
import { useSearchParams } from 'react-router-dom';
import { useText } from '#app/i18n/use-text';
import { useOrderStatuses } from '#app/order-status/use-order-statuses';
import { SearchField } from '#ui/list/SearchField';
import type { StatusCounts } from '../status/StatusFilter';
import { StatusFilter } from '../status/StatusFilter';
import type { DateRange } from './DateFilter';
import { DateFilter } from './DateFilter';
import { RestaurantFilter } from './RestaurantFilter';
import { triageMessages } from './triage.messages';
import type { Triage } from './use-triage';

/** The id by which the key `/` finds the search. */
export const triageSearchId = 'orders-search';

const isUnsettled = ({ id }: { id: number }) => !settledStatuses.some((settled) => settled === id);

interface TriageFiltersProps {
  list: Triage['list'];
  counts: StatusCounts | undefined;
}

/** Which orders: by status with how many there are, by words, by restaurant and by days. */
export function TriageFilters({ list, counts }: TriageFiltersProps) {
  const text = useText(triageMessages);
  const { all } = useOrderStatuses();
  const [, setSearch] = useSearchParams();
  const unsettled = { label: text('unsettled'), statuses: all.filter(isUnsettled).map(({ id }) => id) };

  // Two days are one wish, and one step back.
  const setDates = (range: DateRange) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.delete('page');
      for (const [name, day] of Object.entries(range)) {
        if (day === '') after.delete(name);
        else after.set(name, String(day));
      }
      return after;
    });
  return (
    <Stack spacing={1.5} useFlexGap sx={{ pb: 1.5 }}>
      <StatusFilter
        value={list.filters.status ?? ''}
        onChange={(status) => list.filter('status', status)}
        counts={counts}
        groups={all.length === 0 ? [] : [unsettled]}
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
        <DateFilter
          value={{ from: list.filters.from ?? '', to: list.filters.to ?? '' }}
          onChange={setDates}
        />
      </Stack>
    </Stack>
  );
}

import Stack from '@mui/material/Stack';
import type { MopStatus } from '@portal/contracts/areas/mop';
import { mopStatuses } from '@portal/contracts/areas/mop';
import { useText } from '#app/i18n/use-text';
import { FilterChips } from '#ui/list/FilterChips';
import { SearchField } from '#ui/list/SearchField';
import { LateIcon, statusLooks } from '../pause/pause-state';
import { adminMessages } from './admin.messages';
import type { RequestsUrl } from './pauses-work';
import { useStatusNames } from './use-status-names';

const iconOf = (status: MopStatus) => {
  const Icon = statusLooks[status].icon;
  return <Icon aria-hidden fontSize="small" />;
};

/** The id by which the key `/` finds the search. */
export const pausesSearchId = 'pauses-search';

interface RequestFiltersProps {
  list: RequestsUrl;
  /** Requests by status. */
  counts: Readonly<Record<string, number>> | undefined;
}

/** Which requests: by status with how many there are, late ones, and by words (R-MOP-09, AMB-48). */
export function RequestFilters({ list, counts }: RequestFiltersProps) {
  const text = useText(adminMessages);
  const nameOf = useStatusNames();
  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      useFlexGap
      sx={{ gap: 1.5, alignItems: { md: 'center' }, justifyContent: 'space-between' }}
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, '&& > *': { display: 'contents' } }}>
        <FilterChips
          multiple
          label={text('statusFilter')}
          value={list.filters.status ?? ''}
          onChange={(status) => list.filter('status', status)}
          options={mopStatuses.map(({ id }) => ({
            value: String(id),
            label: nameOf(id),
            count: counts?.[String(id)],
            icon: iconOf(id),
          }))}
        />
        <FilterChips
          label={text('noticeFilter')}
          value={list.filters.late ?? ''}
          onChange={(late) => list.filter('late', late)}
          options={[{ value: '1', label: text('late'), icon: <LateIcon aria-hidden fontSize="small" /> }]}
        />
      </Stack>
      <SearchField
        id={pausesSearchId}
        label={text('search')}
        value={list.input.q ?? ''}
        onSearch={list.search}
      />
    </Stack>
  );
}

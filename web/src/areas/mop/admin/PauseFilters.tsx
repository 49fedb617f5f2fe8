import Stack from '@mui/material/Stack';
import { mopQueries, MopStatus, mopStatuses } from '@portal/contracts/areas/mop';
import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { FilterChips } from '#ui/list/FilterChips';
import { SearchField } from '#ui/list/SearchField';
import { BegunIcon, LateIcon, statusLooks } from '../pause/pause-state';
import { usePauseWords } from '../pause/use-pause-words';
import { adminTexts } from '../texts';
import { pausesSearchId } from './pauses-work';
import type { PauseInbox } from './use-pause-inbox';

/** Which requests: by status with how many there are, undecided, late or overdue ones, and by words (R-MOP-09, AMB-48). */
export function PauseFilters({ list, counts }: Pick<PauseInbox['inbox'], 'list' | 'counts'>) {
  const text = useText(adminTexts);
  const { statusOf } = usePauseWords();
  const begun = useCallQuery(mopQueries.CountMopRequests, { begun: 1 }).data?.[MopStatus.Pending] ?? 0;
  const chip = (name: 'open' | 'late' | 'begun', Icon: typeof LateIcon, count?: number) => (
    <FilterChips
      label={text(`${name}Filter`)}
      value={list.filters[name] ?? ''}
      onChange={(value) => list.filter(name, value)}
      options={[
        {
          value: '1',
          label: text(name),
          count,
          icon: <Icon aria-hidden fontSize="small" color={name === 'begun' ? 'error' : undefined} />,
        },
      ]}
    />
  );
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
          options={mopStatuses.map(({ id }) => {
            const Icon = statusLooks[id].icon;
            const icon = <Icon aria-hidden fontSize="small" />;
            return { value: String(id), label: statusOf(id), count: counts?.[String(id)], icon };
          })}
        />
        {(begun > 0 || list.filters.begun !== undefined) && chip('begun', BegunIcon, begun)}
        {chip('open', EventAvailableRounded)}
        {chip('late', LateIcon)}
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

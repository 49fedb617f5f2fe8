import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import { Box, Button, Stack, Typography } from '@mui/material';
import { memo, Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { SettledPopover } from '#ui/SettledPopover';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import { FilterChips } from '#ui/list/FilterChips';
import { SearchField } from '#ui/list/SearchField';
import { useOrderStatuses } from '#ui/order-status/OrderStatusChip';
import { lazyOverlay } from '#ui/part/lazy-part';
import { DateFilter } from '#ui/period/DateFilter';
import { RestaurantFilter } from '#ui/restaurant/RestaurantSelect';
import { TurnFilter } from './WorkChips';
import { useAssignees } from './PeopleChips';
import { StatusFilter } from './StatusFilter';
import { overdue, thisWeek, unsettled } from './orders-work';
import { ownerTexts, riskTexts, triageTexts, workloadTexts } from './texts';
import type { Triage } from './use-triage';

const WorkloadList = lazyOverlay(() => import('./WorkloadList').then((module) => module.WorkloadList));

type List = Triage['inbox']['list'];

/** For the key `/`. */
export const triageSearchId = 'orders-search';

const countSet = ({
  filters: { restaurant_id: restaurant, assignee, from, to, turn, needed },
}: List): number => [restaurant, assignee, from ?? to, turn, needed].filter(Boolean).length;

interface TriageSearchProps {
  list: List;
  isFolded: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

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
          {text('filters', { count: countSet(list) })}
        </Button>
      )}
    </Stack>
  );
});

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

/** As in the address; the chosen option again shows all. */
function AssigneeFilter({ list }: { list: List }) {
  const text = useText(ownerTexts);
  const { all, meId, nameOfId } = useAssignees();
  const value = list.filters.assignee ?? '';
  const others = all
    .filter(({ id }) => id !== meId)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const isFormer = /^\d+$/.test(value) && all.every(({ id }) => String(id) !== value);
  return (
    <ChoiceMenu
      label={text('assignee')}
      icon={<PersonOutlineRounded aria-hidden />}
      options={[
        { value: 'me', label: text('mine') },
        { value: 'nobody', label: text('nobodys') },
        ...others,
        ...(isFormer ? [{ value, label: nameOfId(Number(value)) }] : []),
      ]}
      value={value === String(meId) ? 'me' : value}
      onChange={(chosen) => list.filter('assignee', chosen === value ? '' : chosen)}
    />
  );
}

function WorkloadButton({ list }: { list: List }) {
  const text = useText(workloadTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        startIcon={<GroupsOutlined aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text('title')}
      </Button>
      <SettledPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text('title'), sx: { mt: 1 } } }}
      >
        <Box sx={{ p: 2, width: { xs: '90vw', sm: 420 } }}>
          <Typography variant="subtitle1" component="h2">
            {text('title')}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ pb: 1 }}>
            {text('hint')}
          </Typography>
          <Suspense>
            <WorkloadList
              onChoose={(assignee) => {
                close();
                list.filter('assignee', assignee);
              }}
            />
          </Suspense>
        </Box>
      </SettledPopover>
    </>
  );
}

function NeededFilter({ list }: { list: List }) {
  const text = useText(triageTexts);
  const riskText = useText(riskTexts);
  return (
    <FilterChips
      label={text('needed')}
      options={[
        { value: thisWeek, label: text('thisWeekShort'), hint: text('thisWeek') },
        { value: overdue, label: riskText('late') },
      ]}
      value={list.filters.needed ?? ''}
      onChange={(needed) => list.filter('needed', needed)}
    />
  );
}

const turnNames = { agency: 'agencyShort', restaurant: 'restaurantShort' } as const;

export const TriageFilters = memo(({ list }: { list: List }) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
    <RestaurantFilter
      value={list.filters.restaurant_id ?? ''}
      onChange={(id) => list.filter('restaurant_id', id)}
    />
    <AssigneeFilter list={list} />
    <WorkloadButton list={list} />
    <TurnFilter
      names={turnNames}
      isShort
      value={list.filters.turn ?? ''}
      onChange={(turn) => list.filter('turn', turn)}
    />
    <NeededFilter list={list} />
    <DateFilter value={{ from: list.filters.from ?? '', to: list.filters.to ?? '' }} onChange={list.narrow} />
  </Stack>
));

import TuneRounded from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, Suspense, useState } from 'react';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { useText } from '#core/i18n/use-text';
import { useOrderStatuses } from '#ui/order-status/OrderStatusChip';
import { RestaurantFilter } from '#ui/restaurant/RestaurantSelect';
import { SearchField } from '#ui/list/SearchField';
import { DateFilter } from '#ui/period/DateFilter';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import { lazyOverlay } from '#ui/part/lazy-part';
import { SettledPopover } from '#ui/SettledPopover';
import { StatusFilter } from '../StatusFilter';
import { triageTexts, ownerTexts, workloadTexts } from '../texts';
import { useAssignees } from '../owner/use-assignees';
import { unsettled } from './orders-work';
import type { Triage } from './use-triage';

const WorkloadList = lazyOverlay(() => import('../WorkloadList').then((module) => module.WorkloadList));

interface WorkloadPanelProps {
  /** Shows the orders of one person, of nobody, or of oneself. */
  onChoose: (assignee: string) => void;
}

/** What waits with whom, behind a button above the list. */
function WorkloadPanel({ onChoose }: WorkloadPanelProps) {
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
                onChoose(assignee);
              }}
            />
          </Suspense>
        </Box>
      </SettledPopover>
    </>
  );
}

interface AssigneeFilterProps {
  /** `me`, `nobody` or an id, as the address carries it; empty for all. */
  value: string;
  onChange: (value: string) => void;
}

/** Whose orders: one's own, nobody's, or somebody's; the same again shows all. */
function AssigneeFilter({ value, onChange }: AssigneeFilterProps) {
  const text = useText(ownerTexts);
  const { all, meId, called } = useAssignees();
  const others = all
    .filter(({ id }) => id !== meId)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const isFormer = /^\d+$/.test(value) && all.every(({ id }) => String(id) !== value);
  const options = [
    { value: 'me', label: text('mine') },
    { value: 'nobody', label: text('nobodys') },
    ...others,
    ...(isFormer ? [{ value, label: called(Number(value)) }] : []),
  ];
  return (
    <ChoiceMenu
      label={text('assignee')}
      icon={<PersonOutlineRounded aria-hidden />}
      options={options}
      value={value === String(meId) ? 'me' : value}
      onChange={(chosen) => onChange(chosen === value ? '' : chosen)}
    />
  );
}

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

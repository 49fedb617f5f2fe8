import Box from '@mui/material/Box';
import {
  MopStatus,
  type MopRequest,
  mopCommands,
  mopQueries,
  mopStatuses,
} from '@portal/contracts/areas/mop';
import Stack from '@mui/material/Stack';
import { Suspense, useId, useCallback } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { OutputOf } from '@portal/contracts/kernel';
import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import { useText } from '#core/i18n/use-text';
import { useAddress } from '#ui/list/use-address';
import { RowFailures } from '#ui/inbox/RowFailures';
import { Page } from '#ui/Page';
import { TabBar } from '#ui/TabBar';
import { useWeek, type Week, WeekNav } from '#ui/week/WeekNav';
import { lazyOverlay, lazyPart } from '#ui/part/lazy-part';
import { useNow } from '#ui/use-now';
import { SelectedStatusMenu } from '#ui/inbox/SelectedStatusMenu';
import { WorkTable } from '#ui/inbox/WorkTable';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery, useCallList } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { SwitchInput } from '#ui/fields/SwitchInput';
import { LoadedPart, Loaded } from '#ui/states/Loaded';
import { useToast } from '#ui/toast/toast-context';
import { FilterChips } from '#ui/list/FilterChips';
import { SearchField } from '#ui/list/SearchField';
import { EmptyState } from '#ui/states/EmptyState';
import { SkeletonRows } from '#ui/states/Skeletons';
import { type NamedLine, WeekBoard } from '#ui/week/WeekBoard';
import { StatusMenu } from '#ui/StatusMenu';
import { useOpenPause } from '../pause/use-open-pause';
import { usePauseWords, useWeekEntry } from '../pause/use-pause-words';
import { adminTexts } from '../texts';
import { isSettled, BegunIcon, LateIcon, statusLooks } from '../pause/pause-state';
import { PauseCard } from '../pause/PauseCard';
import { usePauseColumns } from '../pause/PauseColumns';
import { patchAutoConfirm } from '../pause/pause-queries';
import { PauseChip } from '../pause/PauseChip';
import { type PauseInbox, usePauseInbox } from './use-pause-inbox';
import { pausesSearchId } from './pauses-work';

/** The statuses that a request may be given, each with the key that sets it. */
function useStatusChoices() {
  const { statusOf } = usePauseWords();
  return mopStatuses.map(({ id }) => ({
    status: id,
    label: statusOf(id),
    key: String(id),
    ...statusLooks[id],
  }));
}

interface DecisionMenuProps {
  pause: MopRequest;
  onChoose: (pauses: readonly MopRequest[], status: MopStatus) => void;
}

/** The status of a request with the others that it may become; where nothing can be decided any more, the status alone. */
function DecisionMenu({ pause, onChoose }: DecisionMenuProps) {
  const text = useText(adminTexts);
  const choices = useStatusChoices();
  const { placeOf, statusOf } = usePauseWords();
  if (isSettled(pause, useNow())) return <PauseChip pause={pause} />;
  return (
    <StatusMenu
      size="small"
      label={text('statusOf', { place: placeOf(pause), status: statusOf(pause.status) })}
      choices={choices}
      current={pause.status}
      onChoose={(status) => onChoose([pause], status)}
    >
      <PauseChip pause={pause} />
    </StatusMenu>
  );
}

/** The pauses of a week, narrowed as the list is. */
function useWeekPauses({ input, filters }: PauseInbox['inbox']['list'], { days }: Week, isShown: boolean) {
  return useCallList(
    mopQueries.ListMopRequests,
    { q: input.q, ...filters, ...days, sort: 'restaurant_name', size: -1 },
    { enabled: isShown },
  );
}

interface WeekBoardPanelProps {
  week: Week;
  pauses: ReturnType<typeof useWeekPauses>;
  onOpen: (id: string) => void;
  list: Pick<PauseInbox['inbox']['list'], 'isNarrowed' | 'clear'>;
}

/** One line for each restaurant, in the order in which they come. */
function useLines(): (pauses: readonly MopRequest[]) => readonly NamedLine[] {
  const text = useText(adminTexts);
  const { placeOf } = usePauseWords();
  const entryOf = useWeekEntry();
  return (pauses) => {
    const oneOfEach = new Map(pauses.map((pause) => [pause.restaurant_id, pause]));
    return [...oneOfEach].map(([id, one]) => {
      const name = placeOf(one);
      const own = pauses.filter((pause) => pause.restaurant_id === id);
      return { id, name, label: text('weekOf', { place: name }), entries: own.map(entryOf) };
    });
  };
}

/** Who pauses when: one line per restaurant that has a pause in that week. */
function WeekBoardPanel({ week, pauses, onOpen, list }: WeekBoardPanelProps) {
  const text = useText(adminTexts);
  const linesOf = useLines();
  const action = list.isNarrowed && <Button onClick={list.clear}>{text('clearFilters')}</Button>;
  const empty = { title: text('weekEmpty'), text: text('weekEmptyText'), action };
  return (
    <Stack spacing={1.5}>
      <WeekNav week={week} />
      <Loaded
        query={pauses}
        skeleton={<SkeletonRows rows={6} />}
        empty={{ when: ({ rows }) => rows.length === 0, show: <EmptyState {...empty} /> }}
      >
        {({ rows }) => (
          <WeekBoard
            monday={week.monday}
            lines={linesOf(rows)}
            isBusy={pauses.isPlaceholderData}
            onOpen={onOpen}
          />
        )}
      </Loaded>
    </Stack>
  );
}

/** Which requests: by status with how many there are, undecided, late or overdue ones, and by words (R-MOP-09, AMB-48). */
function PauseFilters({ list, counts }: Pick<PauseInbox['inbox'], 'list' | 'counts'>) {
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

const { GetMopAutoConfirm } = mopQueries;

type Policy = OutputOf<typeof GetMopAutoConfirm>;

function ConfirmSwitch({ confirm, set_by: setBy, set_at: setAt }: Policy) {
  const text = useText(adminTexts);
  const dates = useDates();
  const toast = useToast();
  const { send } = useCallCommand(mopCommands.SetMopAutoConfirm, {
    refresh: [GetMopAutoConfirm],
    optimistic: (cache, wanted) => patchAutoConfirm(cache, wanted.confirm === 1),
  });
  const set = (on: boolean) =>
    send({ confirm: on ? 1 : 0 }).then(
      () => toast.done(text(on ? 'autoDoneOn' : 'autoDoneOff'), undefined, 'auto-confirm'),
      (error: unknown) => toast.failed(error),
    );
  const isOn = confirm === 1;
  const setWord = isOn ? 'autoSetOn' : 'autoSetOff';
  const by = setAt !== null && { who: setBy === '' ? text('someone') : setBy, time: dates.time(setAt) };
  return (
    <SwitchInput
      label={text('autoTitle')}
      hint={
        <>
          {text(isOn ? 'autoOn' : 'autoOff')} {by ? text(setWord, by) : text('autoNever')}
        </>
      }
      checked={isOn}
      onChange={(on) => void set(on)}
    />
  );
}

/** Whether new requests are confirmed by themselves, who said so and when (R-MOP-07, R-MOP-09, AMB-46). */
function AutoConfirmSwitch() {
  const policy = useCallQuery(GetMopAutoConfirm, {});
  return (
    <Card sx={{ px: 2, py: 1 }}>
      <LoadedPart query={policy} skeleton={<Skeleton variant="text" sx={{ width: 320, height: 40 }} />}>
        {(known) => <ConfirmSwitch {...known} />}
      </LoadedPart>
    </Card>
  );
}

const cardOf = (pause: MopRequest) => <PauseCard pause={pause} of="all" />;

/** The requests of all restaurants, which hold still while they are read; new ones wait in a pill. */
function PausesTable({ inbox, many, decide, decideTargets }: PauseInbox) {
  const text = useText(adminTexts);
  const { placeOf, whenOf } = usePauseWords();
  const choices = useStatusChoices();
  const statusCell = useCallback(
    (pause: MopRequest) => <DecisionMenu pause={pause} onChoose={decide} />,
    [decide],
  );
  const { shown, exported } = usePauseColumns('all', statusCell);
  return (
    <WorkTable
      inbox={inbox}
      many={many}
      exported={exported}
      name="pauses"
      label={text('requests')}
      columns={shown}
      news={(count) => text('news', { count })}
      rowName={(pause) => `${placeOf(pause)}, ${whenOf(pause)}, ${pause.value}`}
      card={cardOf}
      cardActions={statusCell}
      bulk={<SelectedStatusMenu choices={choices} onChoose={decideTargets} />}
      empty={{
        title: text('emptyTitle'),
        text: text('emptyText'),
        action: inbox.list.filters.open && <Button onClick={inbox.list.showAll}>{text('showAll')}</Button>,
      }}
    />
  );
}

interface DecisionButtonsProps {
  pause: MopRequest;
  onChoose: (pauses: readonly MopRequest[], status: MopStatus) => void;
}

/** The two decisions that a pending request waits for. */
function DecisionButtons({ pause, onChoose }: DecisionButtonsProps) {
  const text = useText(adminTexts);
  const now = useNow();
  if (pause.status !== MopStatus.Pending || isSettled(pause, now)) return null;
  return (
    <>
      <Button color="error" onClick={() => onChoose([pause], MopStatus.Cancelled)}>
        {text('cancelConfirm', { count: 1 })}
      </Button>
      <Button variant="contained" color="primary" onClick={() => onChoose([pause], MopStatus.Confirmed)}>
        {text('confirm')}
      </Button>
    </>
  );
}

const PauseDetailPanel = lazyPart(() =>
  import('../pause/PauseDetailPanel').then((module) => module.PauseDetailPanel),
);
const CancelDialog = lazyOverlay(() => import('./CancelDialog').then((module) => module.CancelDialog));

interface DialogsProps {
  work: PauseInbox;
  open: ReturnType<typeof useOpenPause>;
}

/** The open pause, and the question before a cancellation. */
function Dialogs({ work, open: { pause, close } }: DialogsProps) {
  const [first, ...others] = work.cancelling;
  const decide: PauseInbox['decide'] = (pauses, status) => {
    work.decide(pauses, status);
    // What asks for a reason comes back to the pause.
    if (status !== MopStatus.Cancelled) close();
  };
  return (
    <Suspense>
      {pause !== undefined && first === undefined && (
        <PauseDetailPanel
          pause={pause}
          onClose={close}
          status={<DecisionMenu pause={pause} onChoose={work.decide} />}
          actions={<DecisionButtons pause={pause} onChoose={decide} />}
        />
      )}
      {first !== undefined && <CancelDialog pauses={[first, ...others]} work={work} />}
    </Suspense>
  );
}

/** The administrators' inbox of pauses: who asks, what was decided, and the week of everybody (R-MOP-09…12). */
export function MopScreen() {
  const text = useText(adminTexts);
  const id = useId();
  const { search, change } = useAddress();
  const shown = search.get('view') === 'week' ? 'week' : 'list';
  const week = useWeek();
  const work = usePauseInbox(shown);
  const { list, counts, rows } = work.inbox;
  const pauses = useWeekPauses(list, week, shown === 'week');
  const open = useOpenPause([...rows, ...(pauses.data?.rows ?? [])]);
  const { placeOf } = usePauseWords();
  const tabs = [
    { key: 'list', label: text('viewList') },
    { key: 'week', label: text('viewWeek') },
  ];
  return (
    <Page title={text('title')} width="full">
      <Stack spacing={2}>
        <AutoConfirmSwitch />
        <Box sx={{ maxWidth: 280 }}>
          <TabBar
            id={id}
            tabs={tabs}
            shown={shown}
            label={text('views')}
            onShow={(view) => change({ view: view === 'week' ? view : undefined })}
          />
        </Box>
        <PauseFilters list={list} counts={counts} />
        <RowFailures many={work.many} title={(count) => text('failedTitle', { count })} rowName={placeOf} />
        <div role="tabpanel" id={`${id}-part-${shown}`} aria-labelledby={`${id}-tab-${shown}`}>
          {shown === 'list' ? (
            <PausesTable {...work} />
          ) : (
            <WeekBoardPanel week={week} pauses={pauses} list={list} onOpen={open.open} />
          )}
        </div>
      </Stack>
      <Dialogs work={work} open={open} />
    </Page>
  );
}

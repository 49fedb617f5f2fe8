import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import { Box, Button, Card, Skeleton, Stack } from '@mui/material';
import {
  mopCommands,
  mopQueries,
  type MopRequest,
  MopStatus,
  mopStatuses,
} from '@portal/contracts/areas/mop';
import type { OutputOf } from '@portal/contracts/kernel';
import { Suspense, useCallback, useId, useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallList, useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { HistoryButton } from '#ui/history/HistoryButton';
import type { RecordHistory } from '#ui/history/record-history';
import { Page } from '#ui/Page';
import { StatusMenu } from '#ui/StatusMenu';
import { TabBar } from '#ui/TabBar';
import { SwitchInput } from '#ui/fields/SwitchInput';
import { RowFailures } from '#ui/inbox/RowFailures';
import { SelectedStatusMenu } from '#ui/inbox/SelectedStatusMenu';
import { WorkTable } from '#ui/inbox/WorkTable';
import { FilterChips } from '#ui/list/FilterChips';
import { SearchField } from '#ui/list/SearchField';
import { useAddress } from '#ui/list/use-address';
import { lazyOverlay, lazyPart } from '#ui/part/lazy-part';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded, LoadedPart } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useToast } from '#ui/toast/toast-context';
import { useNow } from '#ui/use-now';
import { WeekBoard } from '#ui/week/WeekBoard';
import { WeekNav, useWeek, type Week } from '#ui/week/WeekNav';
import { PauseCard, PauseChip, usePauseColumns } from './PauseColumns';
import {
  BegunIcon,
  isSettled,
  LateIcon,
  statusLooks,
  useOpenPause,
  usePauseWords,
  useWeekEntry,
} from './mop';
import { adminTexts } from './texts';
import { type PauseInbox, pausesSearchId, usePauseInbox } from './use-pause-inbox';

const PauseDetailPanel = lazyPart(() =>
  import('./PauseDetailPanel').then((module) => module.PauseDetailPanel),
);
const TryConfirmDialog = lazyOverlay(() =>
  import('./TryConfirmDialog').then((module) => module.TryConfirmDialog),
);
const CancelDialog = lazyOverlay(() => import('./CancelDialog').then((module) => module.CancelDialog));

function useStatusChoices() {
  const { statusOf } = usePauseWords();
  return mopStatuses.map(({ id }) => ({
    status: id,
    label: statusOf(id),
    key: String(id),
    ...statusLooks[id],
  }));
}

interface DecisionProps {
  pause: MopRequest;
  onChoose: PauseInbox['decide'];
}

/** The status alone if no decision is possible. */
function DecisionMenu({ pause, onChoose }: DecisionProps) {
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

function WeekBoardPanel({ week, pauses, onOpen, list }: WeekBoardPanelProps) {
  const text = useText(adminTexts);
  const { placeOf } = usePauseWords();
  const entryOf = useWeekEntry();
  const linesOf = (rows: readonly MopRequest[]) =>
    [...new Map(rows.map((pause) => [pause.restaurant_id, placeOf(pause)]))].map(([id, name]) => ({
      id,
      name,
      label: text('weekOf', { place: name }),
      entries: rows.filter((pause) => pause.restaurant_id === id).map(entryOf),
    }));
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

/** R-MOP-09, AMB-48. */
function PauseFilters({ list, counts }: Pick<PauseInbox['inbox'], 'list' | 'counts'>) {
  const text = useText(adminTexts);
  const { statusOf } = usePauseWords();
  const started = useCallQuery(mopQueries.CountMopRequests, { begun: 1 }).data?.[MopStatus.Pending] ?? 0;
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
        {(started > 0 || list.filters.begun !== undefined) && chip('begun', BegunIcon, started)}
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
    optimistic: (cache, input) =>
      cache.patch(GetMopAutoConfirm, (policy) => ({
        ...policy,
        confirm: input.confirm === 1 ? (1 as const) : (0 as const),
      })),
  });
  const set = (on: boolean) =>
    send({ confirm: on ? 1 : 0 }).then(
      () => toast.done(text(on ? 'autoDoneOn' : 'autoDoneOff'), undefined, 'auto-confirm'),
      (error: unknown) => toast.failed(error),
    );
  const history: RecordHistory<Policy> = {
    record: 'setting',
    id: 'mopAutoConfirm',
    name: text('autoTitle'),
    valuesOf: (row) => ({ confirm: row.confirm === 1 }),
    labelOf: (path) => (path === 'confirm' ? text('autoTitle') : undefined),
    restore: ({ was }) => send({ confirm: was.confirm }),
  };
  const [isTrying, setTrying] = useState(false);
  const isOn = confirm === 1;
  const by = setAt !== null && { who: setBy === '' ? text('someone') : setBy, time: dates.time(setAt) };
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <SwitchInput
          label={text('autoTitle')}
          hint={
            <>
              {text(isOn ? 'autoOn' : 'autoOff')}{' '}
              {by ? text(isOn ? 'autoSetOn' : 'autoSetOff', by) : text('autoNever')}
            </>
          }
          checked={isOn}
          onChange={(on) => (on ? setTrying(true) : void set(false))}
        />
        <HistoryButton history={history} size="small" variant="text" sx={{ ml: 'auto' }} />
      </Stack>
      <Suspense>
        {isTrying && (
          <TryConfirmDialog
            onClose={() => setTrying(false)}
            onConfirm={() => {
              setTrying(false);
              void set(true);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** R-MOP-07, R-MOP-09, AMB-46. */
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

function DecisionButtons({ pause, onChoose }: DecisionProps) {
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

interface DialogsProps {
  work: PauseInbox;
  open: ReturnType<typeof useOpenPause>;
}

function Dialogs({ work, open: { pause, close } }: DialogsProps) {
  const [first, ...others] = work.cancelling;
  const decide: PauseInbox['decide'] = (pauses, status) => {
    work.decide(pauses, status);
    // After the reason, the pause is shown again.
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

/** R-MOP-09…12. */
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

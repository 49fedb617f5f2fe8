import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import PhoneIphoneRounded from '@mui/icons-material/PhoneIphoneRounded';
import PhonelinkEraseRounded from '@mui/icons-material/PhonelinkEraseRounded';
import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import {
  appLagHours,
  mopCommands,
  mopQueries,
  type MopRequest,
  MopStatus,
} from '@portal/contracts/areas/mop';
import { type ElementType, type ReactNode, Suspense, useCallback, useState } from 'react';
import { patchRecord } from '#core/client/patch-record';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallList } from '#core/client/use-call-query';
import { useSpans } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { useSite } from '#core/session/site';
import { Page } from '#ui/Page';
import { QuestionDialog, useQuestion } from '#ui/dialogs/QuestionDialog';
import { Drawing } from '#ui/drawings/Drawing';
import { useAddress } from '#ui/list/use-address';
import type { ListInput } from '#ui/list/use-list-url';
import { lazyOverlay, lazyPart } from '#ui/part/lazy-part';
import { NoRestaurant } from '#ui/restaurant/NoRestaurant';
import { EmptyState } from '#ui/states/EmptyState';
import { LoadedPart } from '#ui/states/Loaded';
import { DataTable } from '#ui/table/DataTable';
import { useTableList } from '#ui/table/use-table-list';
import { useToast } from '#ui/toast/toast-context';
import { useNow } from '#ui/use-now';
import { useWeekName, WeekNav, useWeek } from '#ui/week/WeekNav';
import { WeekStrip } from '#ui/week/WeekBoard';
import { PauseCard, PauseChip, usePauseColumns } from './PauseColumns';
import {
  stateOf,
  useOpenPause,
  usePauseWords,
  useWeekEntry,
  type WhyNot,
  whyNot,
  pauseLists,
  pauseQueries,
} from './mop';
import { mopTexts, pausesTexts } from './texts';

const PauseDetailPanel = lazyPart(() =>
  import('./PauseDetailPanel').then((module) => module.PauseDetailPanel),
);
const RequestDialog = lazyOverlay(() => import('./RequestDialog').then((module) => module.RequestDialog));

const { ListMopPauses } = mopQueries;

const maxNear = 5;
const undecidedOrConfirmed = `${MopStatus.Pending},${MopStatus.Confirmed}`;
const latestFirst = { sort: '-start_date' };
const none: readonly MopRequest[] = [];

function useNowAndNext(restaurant_id: number) {
  const now = useNow();
  const near = useCallList(
    ListMopPauses,
    { restaurant_id, open: 1, status: undecidedOrConfirmed, sort: 'start_date', size: maxNear },
    { keepPrevious: false },
  );
  const pauses = near.data?.rows ?? none;
  const isRunning = (pause: MopRequest) => stateOf(pause, now) === 'running';
  return { near, running: pauses.find(isRunning), next: pauses.find((pause) => !isRunning(pause)) };
}

function usePauses(restaurant_id: number) {
  const week = useWeek();
  const ofWeek = useCallList(ListMopPauses, { restaurant_id, ...week.days, sort: 'start_date', size: -1 });
  const inputOf = useCallback((input: ListInput) => ({ ...input, restaurant_id }), [restaurant_id]);
  const all = useTableList(ListMopPauses, { opensWith: latestFirst, inputOf });
  const nowAndNext = useNowAndNext(restaurant_id);
  const known = [ofWeek, all.query, nowAndNext.near].flatMap(({ data }) => data?.rows ?? none);
  return { ...nowAndNext, week, ofWeek, all, known };
}

type Pauses = ReturnType<typeof usePauses>;

interface StateProps {
  icon: ElementType;
  color: string;
  title: string;
  children: ReactNode;
}

function State({ icon, color, title, children }: StateProps) {
  return (
    <>
      <Box component={icon} aria-hidden sx={{ fontSize: 'h1.fontSize', flex: 'none', color }} />
      <Box role="status" sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Box sx={{ color: 'text.secondary', pt: 0.25 }}>{children}</Box>
      </Box>
    </>
  );
}

interface ActiveProps {
  pauses: Pauses;
  onResume: (pause: MopRequest) => void;
}

function Active({ pauses: { running, next }, onResume }: ActiveProps) {
  const text = useText(pausesTexts);
  const mopText = useText(mopTexts);
  const spans = useSpans();
  const { whenOf } = usePauseWords();
  const nextWord = next?.status === MopStatus.Pending ? 'nextPending' : 'next';
  const state =
    running === undefined
      ? { icon: PhoneIphoneRounded, color: 'success.main', title: text('active') }
      : {
          icon: PauseCircleRounded,
          color: 'primary.main',
          title: text('pausedUntil', { moment: spans.moment(running.end_date) }),
        };
  return (
    <>
      <State {...state}>
        {next === undefined ? text('nothingNext') : text(nextWord, { when: whenOf(next) })}{' '}
        {mopText('appLag', { hours: appLagHours })}
      </State>
      {running !== undefined && (
        <Button onClick={() => onResume(running)} data-print="no">
          {text('resume')}
        </Button>
      )}
    </>
  );
}

function PauseStatus({ pauses, whyNot: reason, onResume }: ActiveProps & { whyNot: WhyNot | null }) {
  const text = useText(pausesTexts);
  const isPaused = pauses.running !== undefined && reason === null;
  return (
    <Card
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: { xs: 'flex-start', sm: 'center' },
        gap: 2,
        p: { xs: 2, sm: 2.5 },
        '& > button': { flex: { xs: '1 0 100%', sm: 'none' } },
        borderColor: isPaused ? 'primary.main' : 'divider',
      }}
    >
      <LoadedPart query={pauses.near} skeleton={<Skeleton variant="text" sx={{ width: 320, height: 48 }} />}>
        {() =>
          reason === null ? (
            <Active pauses={pauses} onResume={onResume} />
          ) : (
            <State icon={PhonelinkEraseRounded} color="text.secondary" title={text(reason)}>
              {text(`${reason}Text`)} {(pauses.running ?? pauses.next) !== undefined && text('stillAsked')}
            </State>
          )
        }
      </LoadedPart>
    </Card>
  );
}

function useWithdrawal() {
  const text = useText(pausesTexts);
  const toast = useToast();
  const now = useNow();
  const { whenOf } = usePauseWords();
  const { send } = useCallCommand(mopCommands.WithdrawMopPause, {
    refresh: pauseQueries,
    optimistic: (cache, { id }) =>
      patchRecord(cache, pauseLists, id, { status: MopStatus.Cancelled, withdrawn: true }),
  });
  const actOn = (pause: MopRequest) => (stateOf(pause, now) === 'running' ? 'resume' : 'withdraw');
  return useQuestion<MopRequest>({
    words: {
      title: (pause) => text(`${actOn(pause)}Title`),
      text: (pause) => text(`${actOn(pause)}Text`, { when: whenOf(pause), hours: appLagHours }),
      confirm: (pause) => text(actOn(pause)),
      cancel: text('keepPause'),
    },
    act: ({ id }) => send({ id }),
    onDone: (pause) => toast.done(text(`${actOn(pause)}Done`)),
  });
}

function PhoneDrawing() {
  return (
    <Drawing>
      <ellipse className="well" cx="100" cy="128" rx="78" ry="6" />
      <rect className="paper" x="40" y="20" width="58" height="104" rx="9" />
      <path d="M62 29h14" />
      <path className="soft" d="M50 44h38M50 54h24" />
      <circle className="tint" cx="69" cy="84" r="18" />
      <path d="M64 76v16M74 76v16" strokeWidth="4" />
      <path className="paper" d="M112 96h52v14a14 14 0 0 1-14 14h-24a14 14 0 0 1-14-14z" />
      <path d="M164 102h18M108 96h60" />
      <path className="soft" d="M126 86c-6-8 6-12 0-20M142 86c-6-8 6-12 0-20" />
      <path className="spot" d="M154 50a4 4 0 1 1 0 .1z" />
    </Drawing>
  );
}

const cardOf = (pause: MopRequest) => <PauseCard pause={pause} of="one" />;
const statusCell = (pause: MopRequest) => <PauseChip pause={pause} />;

function Week({ pauses, onOpen }: { pauses: Pauses; onOpen: (id: string) => void }) {
  const text = useText(pausesTexts);
  const weekName = useWeekName();
  const entryOf = useWeekEntry();
  const { week, ofWeek } = pauses;
  return (
    <Stack component="section" aria-label={text('week')} spacing={1.5}>
      <WeekNav week={week} />
      <LoadedPart query={ofWeek} skeleton={<Skeleton sx={{ height: { xs: 320, sm: 112 } }} />}>
        {({ rows }) => (
          <WeekStrip
            monday={week.monday}
            entries={rows.map(entryOf)}
            label={text('weekOf', { week: weekName(week.monday) })}
            isBusy={ofWeek.isPlaceholderData}
            onOpen={onOpen}
          />
        )}
      </LoadedPart>
    </Stack>
  );
}

interface ListProps {
  pauses: Pauses;
  whyNot: WhyNot | null;
  linkTo: (pause: MopRequest) => string;
  onRequest: () => void;
}

function PauseList({ pauses: { all }, whyNot: reason, linkTo, onRequest }: ListProps) {
  const text = useText(pausesTexts);
  const { whenOf } = usePauseWords();
  const { shown, exported } = usePauseColumns('one', statusCell);
  const action = reason === null && <Button onClick={onRequest}>{text('request')}</Button>;
  const empty = { title: text('emptyTitle'), text: reason === null && text('emptyText'), action };
  return (
    <section>
      <DataTable
        {...all}
        linkTo={linkTo}
        name="own-pauses"
        label={text('all')}
        toolbar={
          <Typography variant="h3" component="h2">
            {text('all')}
          </Typography>
        }
        columns={shown}
        exported={{ columns: exported, load: all.load }}
        rowId={({ id }) => id}
        rowName={(pause) => `${whenOf(pause)}, ${pause.value}`}
        usualSort={all.list.input.sort}
        card={cardOf}
        cardActions={statusCell}
        keepsScroll
        empty={<EmptyState level="h3" drawing={<PhoneDrawing />} {...empty} />}
      />
    </section>
  );
}

function WithdrawButton({ pause, onAsk }: { pause: MopRequest; onAsk: (pause: MopRequest) => void }) {
  const text = useText(pausesTexts);
  const state = stateOf(pause, useNow());
  if (!['pending', 'confirmed', 'running'].includes(state) || pause.history.length === 0) return null;
  return (
    <Button color="error" onClick={() => onAsk(pause)}>
      {text(state === 'running' ? 'resume' : 'withdraw')}
    </Button>
  );
}

interface RestaurantPausesProps {
  restaurantId: number;
  whyNot: WhyNot | null;
  onRequest: () => void;
}

function RestaurantPauses({ restaurantId, whyNot: reason, onRequest }: RestaurantPausesProps) {
  const pauses = usePauses(restaurantId);
  const withdrawal = useWithdrawal();
  const open = useOpenPause(pauses.known);
  const ask = (pause: MopRequest) => {
    open.close();
    withdrawal.ask(pause);
  };
  return (
    <Stack spacing={3}>
      <PauseStatus pauses={pauses} whyNot={reason} onResume={withdrawal.ask} />
      {reason === null && <Week pauses={pauses} onOpen={open.open} />}
      <PauseList pauses={pauses} whyNot={reason} onRequest={onRequest} linkTo={open.linkTo} />
      <Suspense>
        {open.pause !== undefined && (
          <PauseDetailPanel
            pause={open.pause}
            onClose={open.close}
            actions={<WithdrawButton pause={open.pause} onAsk={ask} />}
          />
        )}
      </Suspense>
      <QuestionDialog question={withdrawal} />
    </Stack>
  );
}

/** R-MOP-03, R-MOP-14. */
export function PausesScreen() {
  const text = useText(pausesTexts);
  const { restaurant } = useSite();
  // The address opens it, for the palette and Back; staying mounted keeps what was typed.
  const { search, change } = useAddress();
  const reason = restaurant && whyNot(restaurant);
  const isOpen = search.has('request') && reason === null;
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  const open = () => change({ request: 'new' });
  const close = () => change({ request: undefined });
  if (restaurant === null) {
    return (
      <Page title={text('title')} subtitle={text('subtitle')}>
        <NoRestaurant />
      </Page>
    );
  }
  const { id } = restaurant;
  return (
    <Page
      title={text('title')}
      subtitle={restaurantLabel(restaurant)}
      actions={
        reason === null && (
          <Button variant="contained" color="primary" onClick={open}>
            {text('request')}
          </Button>
        )
      }
    >
      <RestaurantPauses key={id} restaurantId={id} whyNot={reason} onRequest={open} />
      <Suspense>{wasOpened && <RequestDialog restaurantId={id} isOpen={isOpen} close={close} />}</Suspense>
    </Page>
  );
}

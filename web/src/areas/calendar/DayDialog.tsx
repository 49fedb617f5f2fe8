import { Box, Button, IconButton, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { CalendarEntry, CalendarKind } from '@portal/contracts/areas/calendar';
import { mopQueries, MopStatus } from '@portal/contracts/areas/mop';
import { plannerQueries } from '@portal/contracts/areas/planner';
import { daysAfter } from '@portal/contracts/kernel';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCallList } from '#core/client/use-call-query';
import { capital, useSpans } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { useMay } from '#core/session/use-may';
import { useSite } from '#core/session/site';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { FoldPanel } from '#ui/FoldPanel';
import { LoadedPart } from '#ui/states/Loaded';
import { StatusChip } from '#ui/StatusChip';
import { allKinds, type Item, looks, touches } from './calendar';
import { useItemWords } from './ItemBar';
import { calendarTexts } from './texts';

type EntryOf<K extends CalendarKind> = Extract<CalendarEntry, { kind: K }>;

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', rowGap: 0.75 } as const;

/** Above this, the others are shown on demand. */
const maxLines = 20;

function Lines({ lines }: { lines: readonly { readonly key: string; readonly line: ReactNode }[] }) {
  const text = useText(calendarTexts);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? lines : lines.slice(0, maxLines);
  return (
    <>
      <Box component="ul" sx={list}>
        {shown.map(({ key, line }) => (
          <Box component="li" key={key} sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Box>
        ))}
      </Box>
      {shown.length < lines.length && (
        <Button size="small" onClick={() => setShowsAll(true)} sx={{ alignSelf: 'start' }}>
          {text('seeAll', { count: lines.length })}
        </Button>
      )}
    </>
  );
}

/** Chooses the restaurant, then opens its screen. */
function PlaceLink({ id, to }: { id: number; to: string }) {
  const { restaurants, select } = useSite();
  const navigate = useNavigate();
  const restaurant = restaurants.find((each) => each.id === id);
  if (!restaurant) return null;
  return (
    <MuiLink
      component={Link}
      to={to}
      sx={{ fontWeight: 600 }}
      onClick={(event) => {
        event.preventDefault();
        select(id, () => void navigate(to));
      }}
    >
      {restaurantLabel(restaurant)}
    </MuiLink>
  );
}

const Detail = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" component="span" color="textSecondary">
    {' · '}
    <Box component="span" sx={{ display: 'inline-block' }}>
      {children}
    </Box>
  </Typography>
);

/** What an entry of a channel says about each of its restaurants. */
function useChannelDetail() {
  const text = useText(calendarTexts);
  const spans = useSpans();
  const closure = ({ to, motive }: EntryOf<'closure'>) =>
    [
      motive !== null && text(`motive.${motive as 1 | 2 | 3}`),
      to === null ? text('noEnd') : text('until', { day: spans.dayAndMonth(to) }),
    ]
      .filter(Boolean)
      .join(', ');
  return (entry: CalendarEntry): string => {
    if (entry.kind === 'closure') return closure(entry);
    if (entry.kind === 'change') return entry.parts.map((part) => text(`part.${part}`)).join(', ');
    if (entry.kind !== 'special') return '';
    return entry.closed ? text('closed') : entry.spans.map(({ start, end }) => `${start}–${end}`).join(', ');
  };
}

function ChannelLines({ items }: { items: readonly Item[] }) {
  const detailOf = useChannelDetail();
  const { restaurants } = useSite();
  const placeOf = (id: number) => restaurants.findIndex((each) => each.id === id);
  const lines = items
    .flatMap(({ entries }) => entries)
    .flatMap((entry, index) =>
      entry.restaurants.map((id) => {
        const detail = detailOf(entry);
        return {
          key: `${index} ${id}`,
          place: placeOf(id),
          line: (
            <>
              <PlaceLink id={id} to="/channels" />
              {detail !== '' && <Detail>{detail}</Detail>}
            </>
          ),
        };
      }),
    )
    .toSorted((one, other) => one.place - other.place);
  return <Lines lines={lines} />;
}

const both = `${MopStatus.Pending},${MopStatus.Confirmed}`;

/** One by one, with their hours. */
function PauseLines({ day, items }: { day: string; items: readonly Item[] }) {
  const text = useText(calendarTexts);
  const spans = useSpans();
  const { restaurants } = useSite();
  const decides = useMay()(mopQueries.ListMopRequests);
  const shown = new Set(items.flatMap((item) => item.restaurants));
  const [only] = shown.size === 1 ? shown : [undefined];
  const query = useCallList(mopQueries.ListMopPauses, {
    from: day,
    to: day,
    status: both,
    sort: 'start_date',
    size: -1,
    ...(only !== undefined && { restaurant_id: only }),
  });
  const nameOf = (id: number) => {
    const restaurant = restaurants.find((each) => each.id === id);
    return restaurant ? restaurantLabel(restaurant) : '';
  };
  return (
    <LoadedPart query={query} skeleton={null}>
      {({ rows }) => (
        <Lines
          lines={rows
            .filter(({ restaurant_id }) => shown.has(restaurant_id))
            .map(({ id, restaurant_id, status, start_date: start, end_date: end }) => ({
              key: id,
              line: (
                <Stack
                  direction="row"
                  useFlexGap
                  sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
                >
                  <MuiLink
                    component={Link}
                    to={`${decides ? '/admin/mop' : '/pauses'}?pause=${id}`}
                    sx={{ fontWeight: 600 }}
                  >
                    {nameOf(restaurant_id)}
                  </MuiLink>
                  <Typography variant="body2" component="span" color="textSecondary">
                    {spans.inWeek({ start, end })}
                  </Typography>
                  <StatusChip
                    {...(status === MopStatus.Pending
                      ? { tone: 'warning', icon: HourglassEmptyRounded, label: text('status.1') }
                      : { tone: 'success', icon: CheckCircleRounded, label: text('status.2') })}
                  />
                </Stack>
              ),
            }))}
        />
      )}
    </LoadedPart>
  );
}

interface PlanLinesProps {
  items: readonly Item[];
  reach: ReadonlySet<number>;
}

function NationalLines({ items, reach }: PlanLinesProps) {
  const text = useText(calendarTexts);
  const spans = useSpans();
  const edits = useMay()(plannerQueries.GetNationalPlan);
  return (
    <Lines
      lines={items.map(({ key, name, from, to, restaurants }) => {
        const others = [...reach].filter((id) => !restaurants.includes(id));
        const year = from.slice(0, 4);
        return {
          key,
          line: (
            <>
              <MuiLink
                component={Link}
                to={`${edits ? '/admin/plan' : '/marketing'}?year=${year}`}
                sx={{ fontWeight: 600 }}
              >
                {name}
              </MuiLink>
              <Detail>{spans.days({ start: from, end: to ?? from })}</Detail>
              <Detail>{text('adopted', { count: restaurants.length, all: reach.size })}</Detail>
              {others.length > 0 && (
                <FoldPanel label={text('notAdopted', { count: others.length })}>
                  <Box sx={{ pl: 2, pb: 1 }}>
                    <Lines
                      lines={others.map((id) => ({
                        key: String(id),
                        line: <PlaceLink id={id} to={`/marketing?year=${year}`} />,
                      }))}
                    />
                  </Box>
                </FoldPanel>
              )}
            </>
          ),
        };
      })}
    />
  );
}

function ActionLines({ items }: Pick<PlanLinesProps, 'items'>) {
  const spans = useSpans();
  return (
    <Lines
      lines={items.flatMap(({ key, name, from, to, restaurants: [id] }) =>
        id === undefined
          ? []
          : {
              key,
              line: (
                <>
                  {name}
                  <Detail>{spans.days({ start: from, end: to ?? from })}</Detail>
                  <Detail>
                    <PlaceLink id={id} to={`/marketing?year=${from.slice(0, 4)}`} />
                  </Detail>
                </>
              ),
            },
      )}
    />
  );
}

interface DayDialogProps {
  day: string;
  items: readonly Item[];
  reach: ReadonlySet<number>;
  isHoliday: boolean;
  onDay: (day: string) => void;
  onClose: () => void;
}

function KindLines({
  kind,
  day,
  items,
  reach,
}: Omit<DayDialogProps, 'onDay' | 'onClose' | 'isHoliday'> & { kind: CalendarKind }) {
  if (kind === 'pause') return <PauseLines day={day} items={items} />;
  if (kind === 'national') return <NationalLines items={items} reach={reach} />;
  return kind === 'action' ? <ActionLines items={items} /> : <ChannelLines items={items} />;
}

export function DayDialog({ day, items, reach, isHoliday, onDay, onClose }: DayDialogProps) {
  const text = useText(calendarTexts);
  const spans = useSpans();
  const { sumOf } = useItemWords(reach.size);
  const ofDay = items.filter((item) => touches(item, day));
  const kinds = allKinds.filter((kind) => ofDay.some((item) => item.kind === kind));
  const title = capital(spans.longDay(day));
  return (
    <TitledDialog
      title={isHoliday ? `${title} · ${text('holiday')}` : title}
      onClose={onClose}
      steps={
        <>
          <IconButton aria-label={text('previousDay')} onClick={() => onDay(daysAfter(day, -1))}>
            <ChevronLeftRounded />
          </IconButton>
          <IconButton aria-label={text('nextDay')} onClick={() => onDay(daysAfter(day, 1))}>
            <ChevronRightRounded />
          </IconButton>
        </>
      }
      actions={<Button onClick={onClose}>{text('close')}</Button>}
    >
      {kinds.length === 0 && <Typography color="textSecondary">{text('nothing')}</Typography>}
      <Stack spacing={2.5}>
        {kinds.map((kind) => {
          const own = ofDay.filter((item) => item.kind === kind);
          const { icon: Icon, tone } = looks[kind];
          return (
            <Stack component="section" key={kind} spacing={1}>
              <Typography variant="h4" component="h3" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <Icon aria-hidden fontSize="small" sx={{ color: `${tone}.main` }} />
                {capital(sumOf(own))}
              </Typography>
              <KindLines kind={kind} day={day} items={own} reach={reach} />
            </Stack>
          );
        })}
      </Stack>
    </TitledDialog>
  );
}

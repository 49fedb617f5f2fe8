import { Box, Stack, Typography } from '@mui/material';
import { type DayFilm, type FilmState, networkQueries } from '@portal/contracts/areas/network';
import { daysAfter, instantAt, isWorkingDay } from '@portal/contracts/kernel';
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { LazyDayField } from '#ui/fields/LazyDayField';
import { useAddress } from '#ui/list/use-address';
import { Page } from '#ui/Page';
import { Segmented } from '#ui/Segmented';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useToday } from '#ui/use-now';
import { clockOf, type FilmPlayer, type Shown, useFilmPlayer } from './film-player';
import { Drawn, type FilmedRestaurant, FilmSpot } from './FilmDrawing';
import { FilmPlayerBar } from './FilmPlayerBar';
import { type Entry, entryAt, FilmStepList, useEntries } from './FilmStepList';
import { FilmSummary } from './FilmSummary';
import { type Placed, type Sheet, useSheet } from './map-sheet';
import { MapPanel, type SpotLook } from './MapPanel';
import { filmTexts, mapTexts, networkTexts } from './texts';

/** Milliseconds that a film is not asked for again. */
const freshFor = 600_000;

/** Day and time of the address; by default the last working day. */
function useFilmAddress() {
  const { search, change } = useAddress();
  const { market, timeZone } = useMarket();
  const today = useToday();
  const asked = /^\d{4}-\d{2}-\d{2}$/.exec(search.get('day') ?? '')?.[0];
  let usual = daysAfter(today, -1);
  while (!isWorkingDay(usual, market)) usual = daysAfter(usual, -1);
  const day = asked !== undefined && asked <= today ? asked : usual;
  const [, clock = '00:00', seconds = '0'] = /^(\d{2}:\d{2}):(\d{2})$/.exec(search.get('time') ?? '') ?? [];
  return {
    day,
    today,
    at: Date.parse(instantAt(day, clock, timeZone)) + Number(seconds) * 1000,
    setDay: (chosen: string) => {
      if (chosen !== '') change({ day: chosen, time: undefined });
    },
    setTime: useCallback(
      (at: number) => change({ day, time: clockOf(at, timeZone) }, true),
      [change, day, timeZone],
    ),
  };
}

interface FilmProps {
  film: DayFilm;
  player: FilmPlayer;
  shown: Shown;
}

/** Longer lists end with dots. */
const maxNamed = 5;

/** Names say the state while the film stands. */
function useFilmLook(
  { film, player, shown }: FilmProps,
  mode: 'state' | 'orders',
): SpotLook<FilmedRestaurant> {
  const text = useText(networkTexts);
  const mapText = useText(mapTexts);
  const state = useDeferredValue(shown.isPlaying ? null : shown.state);
  const placed = useMemo(() => {
    const counts = new Map<number, number>();
    for (const { what, restaurant } of film.steps) {
      if (what === 'OrderPlaced') counts.set(restaurant, (counts.get(restaurant) ?? 0) + 1);
    }
    return counts;
  }, [film]);
  return useCallback(
    (spots) => {
      const mostOf = (rows: readonly FilmedRestaurant[]) =>
        rows.reduce((sum, { id, orders }) => sum + orders.length + (placed.get(id) ?? 0), 0);
      const most = Math.max(1, ...spots.map(({ rows }) => mostOf(rows)));
      const stateOf = (id: number) => {
        const row = state?.rows.get(id);
        if (row === undefined || row.state === 'absent') return '';
        const orders =
          row.agency + row.restaurant === 0 ? text('noOrders') : text('ordersByTurn', { ...row });
        return `: ${text(`state.${row.state}`)}. ${orders}`;
      };
      return {
        labelOf: (rows) => {
          const [first] = rows;
          if (rows.length === 1 && first) return `${first.name}${stateOf(first.id)}`;
          const names = rows.slice(0, maxNamed).map(({ name }) => name);
          return mapText('cluster', {
            count: rows.length,
            names: names.join(', ') + (rows.length > maxNamed ? '…' : ''),
          });
        },
        draw: (rows) => <FilmSpot rows={rows} player={player} mode={mode} most={most} />,
      };
    },
    [text, mapText, player, placed, state, mode],
  );
}

const isBusy = (target: EventTarget | null, key: string) => {
  if (!(target instanceof Element)) return false;
  if (
    target.closest(
      '[data-spot], input:not([type="range"]), textarea, select, [role="dialog"], [role="spinbutton"]',
    )
  )
    return true;
  if (key === ' ') return target.closest('button, a') !== null;
  return target.closest('input, [role="tab"]') !== null;
};

/** Space plays and pauses, arrows step; not while something else takes the key. */
function useFilmKeys(player: FilmPlayer, onStep: (by: 1 | -1) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented, altKey, ctrlKey, metaKey } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || isBusy(target, key)) return;
    if (key === ' ') player.toggle();
    else if (key === 'ArrowLeft') onStep(-1);
    else if (key === 'ArrowRight') onStep(1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function useTimeInAddress({ isPlaying, at }: Shown, player: FilmPlayer, setTime: (at: number) => void): void {
  const write = useEffectEvent(() => setTime(at));
  const known = useRef(at);
  useEffect(() => {
    if (isPlaying || known.current === at) return;
    known.current = at;
    write();
  }, [isPlaying, at, player]);
}

interface BoardProps {
  film: DayFilm;
  sheet: Sheet;
  at: number;
  setTime: (at: number) => void;
}

function FilmBoard({ film, sheet, at, setTime }: BoardProps) {
  const mapText = useText(mapTexts);
  const { player, shown } = useFilmPlayer(film, at);
  const [mode, setMode] = useState<'state' | 'orders'>('state');
  const [selected, select] = useState<number | null>(null);
  const entries = useEntries(film);
  useTimeInAddress(shown, player, setTime);
  const onStep = (by: 1 | -1) => {
    player.step(by);
    select(entryAt(entries, film, player.shown().at)?.restaurant ?? null);
  };
  const onJump = useCallback(
    ({ at: moment, restaurant }: Entry) => {
      player.pause();
      player.seek(Date.parse(moment));
      select(restaurant);
    },
    [player],
  );
  useFilmKeys(player, onStep);
  const lineAt = useCallback(
    (_state: FilmState, moment: number) => {
      const entry = entryAt(entries, film, moment);
      return entry === undefined ? '' : `${entry.title} · ${entry.detail}`;
    },
    [entries, film],
  );
  const look = useFilmLook({ film, player, shown }, mode);
  const placed = useMemo<readonly Placed<FilmedRestaurant>[]>(
    () =>
      film.restaurants.flatMap((row) => {
        const { latitude, longitude } = row;
        const place = latitude === null || longitude === null ? null : sheet.placeOf({ latitude, longitude });
        return place === null ? [] : [{ row, place }];
      }),
    [film, sheet],
  );
  return (
    <Stack spacing={2}>
      <FilmPlayerBar film={film} player={player} shown={shown} onStep={onStep} />
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(18rem, 25rem)' } }}
      >
        <Stack spacing={1.5} sx={{ minWidth: 0 }}>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Segmented
              hidesLabel
              label={mapText('by')}
              options={(['state', 'orders'] as const).map((value) => ({
                value,
                label: mapText(`by.${value}`),
              }))}
              value={mode}
              onChange={setMode}
            />
            <Typography
              variant="body2"
              component="p"
              role={shown.isPlaying ? undefined : 'status'}
              sx={{ m: 0, minHeight: '1.5em' }}
            >
              <Drawn player={player} of={lineAt} />
            </Typography>
          </Stack>
          <MapPanel
            sheet={sheet}
            placed={placed}
            look={look}
            selected={shown.isPlaying ? null : selected}
            onSelect={(id) => {
              if (id !== null) player.pause();
              select(id);
            }}
          />
          <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
            {mapText('source')}
          </Typography>
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <FilmSummary player={player} />
          <FilmStepList entries={entries} done={shown.state.done} onJump={onJump} />
        </Stack>
      </Box>
    </Stack>
  );
}

export function FilmScreen() {
  const text = useText(filmTexts);
  const { day, today, at, setDay, setTime } = useFilmAddress();
  const query = useCallQuery(networkQueries.GetDayFilm, { day }, { freshFor });
  const sheet = useSheet();
  return (
    <Page
      title={text('title')}
      subtitle={text('subtitle')}
      width="full"
      actions={
        <LazyDayField
          name="day"
          label={text('day')}
          value={day}
          onChange={setDay}
          latest={today}
          clearable={false}
        />
      }
    >
      <Loaded query={query} skeleton={<SkeletonRows rows={8} />}>
        {(film) =>
          sheet ? (
            <FilmBoard key={film.day} film={film} sheet={sheet} at={at} setTime={setTime} />
          ) : (
            <SkeletonRows rows={8} />
          )
        }
      </Loaded>
    </Page>
  );
}

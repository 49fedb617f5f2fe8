import { useTheme } from '@mui/material/styles';
import type { DayFilm, FilmRow, FilmState } from '@portal/contracts/areas/network';
import { useEffect, useRef } from 'react';
import { type FilmPlayer, useDrawing } from './film-player';
import { type State, states } from './network';
import { markRadius, ringArc, ringRadius } from './SpotDrawing';
import { StateShape, useStateColour } from './StateDrawing';

export type FilmedRestaurant = DayFilm['restaurants'][number];

interface FilmSpotProps {
  rows: readonly FilmedRestaurant[];
  player: FilmPlayer;
}

const rowsOf = (rows: readonly FilmedRestaurant[], state: FilmState): readonly FilmRow[] =>
  rows.flatMap(({ id }) => state.rows.get(id) ?? []);

const ordersIn = (rows: readonly FilmRow[]) =>
  rows.reduce((sum, { agency, restaurant }) => sum + agency + restaurant, 0);

/** Hidden, not removed: no layout. */
const show = (element: Element | null, isShown: boolean) =>
  element?.setAttribute('visibility', isShown ? 'visible' : 'hidden');

/** Calls `onChange` only for what changes one of its rows. */
function useRows({ rows, player }: FilmSpotProps, onChange: (now: readonly FilmRow[]) => void): void {
  useDrawing(player, rows, (state) => onChange(rowsOf(rows, state)), { of: rows.map(({ id }) => id) });
}

function OneState(props: FilmSpotProps) {
  const group = useRef<SVGGElement>(null);
  useRows(props, ([now]) => {
    for (const shape of group.current?.children ?? [])
      show(shape, shape.classList.contains(now?.state ?? 'absent'));
  });
  return (
    <g ref={group}>
      {states.map((state) => (
        <g key={state} className={state} visibility="hidden">
          <StateShape state={state} />
        </g>
      ))}
    </g>
  );
}

function ManyStates(props: FilmSpotProps) {
  const colourOf = useStateColour();
  const { palette } = useTheme().vars;
  const group = useRef<SVGGElement>(null);
  const count = useRef<SVGTextElement>(null);
  useRows(props, (now) => {
    const present = now.filter(({ state }) => state !== 'absent');
    const countOf = (state: State) => present.filter((row) => row.state === state).length;
    let before = 0;
    states.forEach((state, at) => {
      const arc = group.current?.children[at];
      const share = countOf(state);
      const { strokeDasharray, strokeDashoffset } = ringArc(before, share, present.length);
      arc?.setAttribute('stroke-dasharray', strokeDasharray);
      arc?.setAttribute('stroke-dashoffset', String(strokeDashoffset));
      show(arc ?? null, share > 0);
      before += share;
    });
    if (count.current) count.current.textContent = String(present.length);
  });
  return (
    <>
      <circle r={17.5} fill={palette.background.paper} />
      <g ref={group}>
        {states.map((state) => (
          <circle
            key={state}
            r={ringRadius}
            fill="none"
            stroke={colourOf(state)}
            strokeWidth={5}
            transform="rotate(-90)"
          />
        ))}
      </g>
      <text ref={count} fill={palette.text.primary} />
    </>
  );
}

interface OrdersProps extends FilmSpotProps {
  /** Of all spots. */
  most: number;
}

function OpenOrders({ most, ...props }: OrdersProps) {
  const { palette } = useTheme().vars;
  const circle = useRef<SVGCircleElement>(null);
  const value = useRef<SVGTextElement>(null);
  useRows(props, (now) => {
    const orders = ordersIn(now);
    const radius = markRadius(orders, most);
    const colour = now.some(({ late }) => late > 0) ? palette.warning.main : palette.info.main;
    circle.current?.setAttribute('r', String(radius));
    circle.current?.setAttribute('fill', orders === 0 ? palette.background.paper : colour);
    circle.current?.setAttribute('stroke', orders === 0 ? palette.text.secondary : palette.background.paper);
    if (value.current) value.current.textContent = radius > 9 ? String(orders) : '';
  });
  return (
    <>
      <circle ref={circle} strokeWidth={1.5} />
      <text ref={value} fill={palette.background.paper} />
    </>
  );
}

/** Milliseconds that a ring marks new orders. */
const newsTime = 600;

/** Rings while the film plays and orders change. */
function News(props: FilmSpotProps) {
  const { palette } = useTheme().vars;
  const ring = useRef<SVGCircleElement>(null);
  const known = useRef<readonly FilmRow[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useRows(props, (now) => {
    const isNew = now.some((row, at) => {
      const before = known.current[at];
      return before && (row.agency !== before.agency || row.restaurant !== before.restaurant);
    });
    known.current = now;
    if (!isNew || !props.player.isMoving()) return;
    clearTimeout(timer.current);
    show(ring.current, true);
    timer.current = setTimeout(() => show(ring.current, false), newsTime);
  });
  return (
    <circle
      ref={ring}
      visibility="hidden"
      r={19}
      fill="none"
      stroke={palette.primary.main}
      strokeWidth={2.5}
    />
  );
}

export function FilmSpot({ mode, ...props }: OrdersProps & { mode: 'state' | 'orders' }) {
  const StateSpot = props.rows.length === 1 ? OneState : ManyStates;
  return (
    <>
      <News {...props} />
      {mode === 'orders' ? <OpenOrders {...props} /> : <StateSpot {...props} />}
    </>
  );
}

/** Milliseconds between changes of text. */
export const textPace = 200;

/** Changes while the film plays, without React. */
export function Drawn({ player, of }: { player: FilmPlayer; of: (state: FilmState, at: number) => string }) {
  const span = useRef<HTMLSpanElement>(null);
  useDrawing(
    player,
    of,
    (state, at) => {
      const value = of(state, at);
      if (span.current && span.current.textContent !== value) span.current.textContent = value;
    },
    { every: textPace },
  );
  return <span ref={span} />;
}

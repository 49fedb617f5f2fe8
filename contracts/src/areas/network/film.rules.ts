import type { z } from 'zod';
import { OrderStatus } from '../orders';
import type { dayFilmSchema, filmStepSchema } from './network.contract';

export type DayFilm = z.infer<typeof dayFilmSchema>;
export type FilmStep = z.infer<typeof filmStepSchema>;
export type FilmOrder = NonNullable<NonNullable<FilmStep['order']>['is']>;
export type FilmedState = DayFilm['restaurants'][number]['state'];

/** A restaurant at a moment: its state, and its open orders by turn. */
export interface FilmRow {
  readonly state: FilmedState;
  readonly agency: number;
  readonly restaurant: number;
  readonly late: number;
}

export interface FilmState {
  /** Steps done. */
  readonly done: number;
  readonly rows: ReadonlyMap<number, FilmRow>;
  /** Open orders by status. */
  readonly open: Readonly<Partial<Record<OrderStatus, number>>>;
  /** Since the start of the day. */
  readonly placed: number;
  readonly delivered: number;
}

const withOrder = (row: FilmRow, { turn, late }: FilmOrder, by: 1 | -1): FilmRow =>
  turn === null ? row : { ...row, [turn]: row[turn] + by, late: row.late + (late ? by : 0) };

/** Changes its own maps only. */
interface Draft {
  done: number;
  rows: Map<number, FilmRow>;
  open: Partial<Record<OrderStatus, number>>;
  placed: number;
  delivered: number;
}

const absent: FilmRow = { state: 'absent', agency: 0, restaurant: 0, late: 0 };

function count(draft: Draft, restaurant: number, order: FilmOrder | null, by: 1 | -1): void {
  if (order === null || order.turn === null) return;
  draft.rows.set(restaurant, withOrder(draft.rows.get(restaurant) ?? absent, order, by));
  draft.open[order.status] = (draft.open[order.status] ?? 0) + by;
}

function take(draft: Draft, { what, restaurant, state, order }: FilmStep): void {
  draft.done += 1;
  if (state !== null) draft.rows.set(restaurant, { ...(draft.rows.get(restaurant) ?? absent), state });
  if (order === null) return;
  count(draft, restaurant, order.was, -1);
  count(draft, restaurant, order.is, 1);
  if (what === 'OrderPlaced') draft.placed += 1;
  if (order.is?.status === OrderStatus.Delivered && order.was?.status !== OrderStatus.Delivered) {
    draft.delivered += 1;
  }
}

export function filmStart({ restaurants }: DayFilm): FilmState {
  const draft: Draft = { done: 0, rows: new Map(), open: {}, placed: 0, delivered: 0 };
  for (const { id, state, orders } of restaurants) {
    draft.rows.set(id, { ...absent, state });
    for (const order of orders) count(draft, id, order, 1);
  }
  return draft;
}

/** After so many steps; from `before` if it is not later. */
export function filmAfter(film: DayFilm, done: number, before?: FilmState): FilmState {
  const known = before && before.done <= done ? before : filmStart(film);
  if (known.done === done) return known;
  const draft: Draft = { ...known, rows: new Map(known.rows), open: { ...known.open } };
  for (const step of film.steps.slice(known.done, done)) take(draft, step);
  return draft;
}

/** Number of steps up to a moment. @param at milliseconds */
export function stepsUntil({ steps }: Pick<DayFilm, 'steps'>, at: number): number {
  const until = new Date(at).toISOString();
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.at ?? '') <= until) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @param at milliseconds */
export const filmAt = (film: DayFilm, at: number, before?: FilmState): FilmState =>
  filmAfter(film, stepsUntil(film, at), before);

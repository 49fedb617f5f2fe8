import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { OrderStatus, settledStatuses } from '../orders';
import {
  type DayFilm,
  filmAfter,
  filmAt,
  type FilmOrder,
  filmStart,
  type FilmState,
  type FilmStep,
  stepsUntil,
} from './film.rules';
import { filmStates } from './network.rules';

const begin = Date.parse('2026-11-19T23:00:00.000Z');
const minute = 60_000;
const dayLength = 24 * 60;
const at = (after: number) => new Date(begin + after * minute).toISOString();

const order: fc.Arbitrary<FilmOrder> = fc
  .record({
    status: fc.constantFrom(...Object.values(OrderStatus)),
    turn: fc.constantFrom('agency', 'restaurant'),
    late: fc.boolean(),
  })
  .map(({ status, turn, late }) =>
    settledStatuses.includes(status)
      ? { status, turn: null, late: false }
      : { status, turn: turn as 'agency', late },
  );
const change = fc.record({
  after: fc.integer({ min: 0, max: dayLength - 1 }),
  number: fc.integer({ min: 1, max: 6 }),
  is: fc.option(order),
  state: fc.option(fc.constantFrom(...filmStates)),
});
/** Orders 1 to 6, of restaurants 1 to 3; the first two are open before the day. */
const films = fc
  .record({ changes: fc.array(change, { maxLength: 60 }), open: fc.tuple(order, order) })
  .map(({ changes, open }): DayFilm => {
    const restaurantOf = (number: number) => 1 + (number % 3);
    const first = open.filter(({ turn }) => turn !== null);
    const known = new Map<number, FilmOrder>(first.map((each, index) => [index + 1, each]));
    const restaurants = [1, 2, 3].map((id) => ({
      id,
      site: String(id),
      name: `R${id}`,
      city: '',
      region: 1,
      region_name: '',
      latitude: null,
      longitude: null,
      state: 'closed' as const,
      orders: [...known].filter(([number]) => restaurantOf(number) === id).map(([, each]) => each),
    }));
    const steps = changes
      .toSorted((one, other) => one.after - other.after)
      .map(({ after, number, is, state }): FilmStep => {
        const was = known.get(number) ?? null;
        if (is === null) known.delete(number);
        else known.set(number, is);
        return {
          at: at(after),
          what: was === null && is !== null ? 'OrderPlaced' : 'OrderStatusChanged',
          restaurant: restaurantOf(number),
          state,
          order: { id: String(number), number, was, is },
          pause: null,
          by: '',
        };
      });
    return { day: '2026-11-20', from: at(0), until: at(dayLength), restaurants, steps };
  });
const times = fc.integer({ min: 0, max: dayLength }).map((after) => begin + after * minute);

/** Comparable, without zeros. */
const plain = ({ rows, open, ...state }: FilmState) => ({
  ...state,
  rows: Object.fromEntries(rows),
  open: Object.fromEntries(Object.entries(open).filter(([, count]) => count > 0)),
});

describe('the state of a film', () => {
  it('is that of all steps up to the moment, one after another', () => {
    fc.assert(
      fc.property(films, times, (film, time) => {
        const done = film.steps.filter((step) => Date.parse(step.at) <= time).length;
        let state = filmStart(film);
        for (let next = 1; next <= done; next += 1) state = filmAfter(film, next, state);
        expect(stepsUntil(film, time)).toBe(done);
        expect(plain(filmAt(film, time))).toEqual(plain(state));
      }),
    );
  });

  it('is the same from wherever it is reached: playing on, jumping ahead or going back', () => {
    fc.assert(
      fc.property(films, fc.array(times, { minLength: 1, maxLength: 8 }), (film, visited) => {
        let state = filmStart(film);
        for (const time of visited) {
          state = filmAt(film, time, state);
          expect(plain(state)).toEqual(plain(filmAt(film, time)));
        }
      }),
    );
  });

  it('leaves earlier states as they were', () => {
    fc.assert(
      fc.property(films, (film) => {
        const start = filmStart(film);
        const before = structuredClone(plain(start));
        filmAfter(film, film.steps.length, start);
        expect(plain(start)).toEqual(before);
      }),
    );
  });

  it('has as many open orders by status as by turn, and counts what was placed and delivered', () => {
    fc.assert(
      fc.property(films, (film) => {
        const { rows, open, placed, delivered } = filmAfter(film, film.steps.length);
        const byTurn = [...rows.values()].reduce((sum, row) => sum + row.agency + row.restaurant, 0);
        expect(Object.values(open).reduce((sum, count) => sum + count, 0)).toBe(byTurn);
        expect(
          [...rows.values()].every((row) => row.agency >= 0 && row.restaurant >= 0 && row.late >= 0),
        ).toBe(true);
        expect(placed).toBe(film.steps.filter(({ what }) => what === 'OrderPlaced').length);
        const isDelivered = (each: FilmOrder | null | undefined) => each?.status === OrderStatus.Delivered;
        expect(delivered).toBe(
          film.steps.filter((step) => isDelivered(step.order?.is) && !isDelivered(step.order?.was)).length,
        );
      }),
    );
  });
});

import { MopStatus } from '@portal/contracts/areas/mop';
import { networkQueries, type RestaurantState } from '@portal/contracts/areas/network';
import { useEffect, useMemo } from 'react';
import { dayOf } from '@portal/contracts/kernel';
import { useCallList } from '#core/client/use-call-query';
import { useDates, useSpans } from '#core/i18n/dates';
import { plainWords } from '#core/i18n/plain-words';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useToday } from '#ui/use-now';
import { networkTexts } from './texts';

export type State = RestaurantState['state'];
export const states = ['open', 'closed', 'paused', 'unknown'] as const satisfies readonly State[];

export const coloursOfStates = {
  open: 'success',
  closed: 'neutral',
  paused: 'warning',
  unknown: 'info',
} as const satisfies Readonly<Record<State, string>>;

/** Milliseconds; timers of browsers overflow beyond 24 days. */
const longestWait = 3_600_000;
/** Milliseconds: the server's clock may be behind. */
const clockLag = 1_500;

/** @returns milliseconds until a state changes by the clock */
function untilChange(rows: readonly RestaurantState[], now: number): number {
  const times = rows.flatMap(({ until, pause }) => [until, pause?.start, pause?.end]);
  const ahead = times.map((at) => Date.parse(at ?? '') - now).filter((wait) => wait > 0);
  return Math.min(longestWait, ...ahead) + clockLag;
}

/** Live by pushes, and by the clock. */
export function useRestaurantStates() {
  const query = useCallList(networkQueries.ListRestaurantStates, {});
  const { data, refetch } = query;
  useEffect(() => {
    if (data === undefined) return undefined;
    const timer = setTimeout(() => void refetch(), untilChange(data.rows, Date.now()));
    return () => clearTimeout(timer);
  }, [data, refetch]);
  return query;
}

/** Accents and case do not count; each word begins one of number, name or city. */
export function hasWords({ site, name, city }: RestaurantState, term: string): boolean {
  const own = plainWords(`${name} ${site} ${city}`).split(/[\s\-,/]+/);
  return plainWords(term)
    .split(/[\s\-,/]+/)
    .filter(Boolean)
    .every((word) => own.some((part) => part.startsWith(word)));
}

export const openOrders = ({ orders }: Pick<RestaurantState, 'orders'>): number =>
  orders.agency + orders.restaurant;

/** `Abierto hasta las 00:30` */
export function useStateWords() {
  const text = useText(networkTexts);
  const dates = useDates();
  const spans = useSpans();
  const today = useToday();
  const { timeZone } = useMarket();
  return useMemo(() => {
    /** Closing after midnight belongs to today. */
    const isSoon = (at: string) =>
      Date.parse(at) - Date.now() < 12 * 3_600_000 || dayOf(at, timeZone) === today;
    const until = (at: string) => ({
      soon: isSoon(at) ? 'yes' : 'no',
      at: isSoon(at) ? dates.clock(at) : spans.moment(at),
    });
    const closedWords = (row: RestaurantState) => {
      if (row.reopens !== null) return text('closedUntilDay', { day: dates.day(row.reopens) });
      return row.until === null ? text('state.closed') : text('closedUntil', until(row.until));
    };
    return {
      stateOf: (row: RestaurantState): string => {
        if (!row.active) return text('inactive');
        if (row.state === 'closed') return closedWords(row);
        if (row.state === 'unknown' || row.until === null) return text(`state.${row.state}`);
        return text(`${row.state}Until`, until(row.until));
      },
      pauseOf: ({ pause }: RestaurantState): string => {
        if (pause === null) return '';
        const when = spans.brief(pause);
        return pause.status === MopStatus.Pending ? text('pauseAsked', { when }) : when;
      },
      ordersOf: ({ orders }: RestaurantState): string =>
        orders.agency + orders.restaurant === 0
          ? text('noOrders')
          : text('ordersByTurn', { agency: orders.agency, restaurant: orders.restaurant }),
    };
  }, [text, dates, spans, today, timeZone]);
}

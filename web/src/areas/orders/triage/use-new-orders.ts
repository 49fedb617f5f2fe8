import type { OrderSummary } from '@portal/contracts/areas/orders';
import { orderPushes, orderQueries } from '@portal/contracts/areas/orders';
import { useState } from 'react';
import { useCallList } from '../../../app/client/use-call-query';
import { usePush } from '../../../app/live/live-context';
import type { TriageListUrl } from './use-triage-list';

/** More than these wait for nobody: then the number says "many" anyway. */
const mostProbed = 50;
const none: ReadonlySet<string> = new Set();

/** Newest first, first page: there everything newer than what is shown is new, also what came while offline. */
const showsNewest = ({ page, sort }: TriageListUrl['input']) =>
  page === 1 && (sort === undefined || sort === '-date');

const newestOf = (rows: readonly OrderSummary[]) =>
  rows.reduce((newest, { date }) => (date > newest ? date : newest), '');

interface Lists {
  readonly list: TriageListUrl;
  /** What is shown. */
  readonly shown: readonly OrderSummary[] | undefined;
  /** The newest answer to the same question. */
  readonly fresh: readonly OrderSummary[] | undefined;
}

/** Orders that came in while the list was being read, and that its filters would show. */
export function useNewOrders({ list, shown = [], fresh = [] }: Lists) {
  const [arrived, setArrived] = useState(none);
  usePush(orderPushes, 'OrderPlaced', ({ orderId }) => setArrived((before) => new Set(before).add(orderId)));
  const { q, status, restaurant_id, from, to } = list.input;
  const probe = useCallList(
    orderQueries.ListOrders,
    { page: 1, size: mostProbed, sort: '-date', q, status, restaurant_id, from, to },
    { enabled: arrived.size > 0, keepPrevious: false },
  );

  const newest = newestOf(shown);
  const later = showsNewest(list.input) && shown.length > 0 ? fresh.filter(({ date }) => date > newest) : [];
  const pushed = probe.data?.rows.filter(({ id }) => arrived.has(id)) ?? [];
  const known = new Set(shown.map(({ id }) => id));
  const waiting = new Set([...later, ...pushed].map(({ id }) => id).filter((id) => !known.has(id)));
  return { waiting, forget: () => setArrived(none) };
}

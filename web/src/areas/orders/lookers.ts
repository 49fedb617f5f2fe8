import { useSyncExternalStore } from 'react';
import { Listeners } from '#core/listeners';
import { useLiveStatus } from '#core/live/LiveProvider';
import { useSession } from '#core/session/session-state';

/** Somebody who has an order open. */
export interface Looker {
  readonly userId: number;
  readonly name: string;
}
interface Told {
  readonly isAll: boolean;
  readonly orders: readonly { readonly orderId: string; readonly people: readonly Looker[] }[];
}

const nobody: readonly Looker[] = [];
let lookers: ReadonlyMap<string, readonly Looker[]> = new Map();
const listeners = new Listeners();

/** Takes over who looks at what: all of it, or what has changed. */
export function receiveLookers({ isAll, orders }: Told): void {
  const next = new Map(isAll ? [] : lookers);
  for (const { orderId, people } of orders) {
    if (people.length === 0) next.delete(orderId);
    else next.set(orderId, people);
  }
  lookers = next;
  listeners.notify();
}

/** The others who have this order open; nobody while the socket is away. */
export function useOtherLookers(orderId: string): readonly Looker[] {
  const { user } = useSession();
  const isLive = useLiveStatus() === 'live';
  const all = useSyncExternalStore(listeners.subscribe, () => lookers.get(orderId) ?? nobody);
  return isLive ? all.filter(({ userId }) => userId !== user.id) : nobody;
}

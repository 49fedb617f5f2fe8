import { use, useMemo } from 'react';
import type { NavEntry, NavPlace } from '../area-manifest';
import { AreasContext } from '../areas-context';
import { useMarket } from '../market';
import { isFor } from '../routing/audience';
import { callerOf, useSession } from '../session/session-state';

/** The links of one place that this person has in this market, in order. */
export function useNav(place: NavPlace): readonly NavEntry[] {
  const { nav } = use(AreasContext);
  const session = useSession();
  const market = useMarket();
  return useMemo(
    () => nav.filter((entry) => entry.places.includes(place) && isFor(entry, callerOf(session), market)),
    [nav, place, session, market],
  );
}

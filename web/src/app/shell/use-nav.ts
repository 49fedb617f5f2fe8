import { use, useMemo } from 'react';
import type { NavEntry } from '../area-manifest';
import { AreasContext } from '../areas-context';
import { useMarket } from '../market';
import type { MenuPlace } from '@portal/contracts/kernel';
import { isFor } from '@portal/contracts/kernel';
import { callerOf, useSession } from '../session/session-state';

/** The links of one place that this person has in this market, in order. */
export function useNav(place: MenuPlace): readonly NavEntry[] {
  const { nav } = use(AreasContext);
  const session = useSession();
  const market = useMarket();
  return useMemo(
    () => nav.filter((entry) => entry.places.includes(place) && isFor(entry, callerOf(session), market)),
    [nav, place, session, market],
  );
}

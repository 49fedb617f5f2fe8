import { use } from 'react';
import type { NavEntry } from '../area-manifest';
import { AreasContext } from '../areas-context';
import { useMarket } from '../market';
import { isFor } from '@portal/contracts/kernel';
import { callerOf, useSession } from '../session/session-state';

/** Every link of this person's menus, each address once. */
export function usePlaces(): readonly NavEntry[] {
  const { nav } = use(AreasContext);
  const caller = callerOf(useSession());
  const market = useMarket();
  const open = nav.filter((entry) => isFor(entry, caller, market));
  return open.filter((entry, index) => open.findIndex(({ to }) => to === entry.to) === index);
}

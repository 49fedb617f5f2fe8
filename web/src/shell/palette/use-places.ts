import { isFor } from '@portal/contracts/kernel';
import { use } from 'react';
import type { NavEntry } from '#core/area-manifest';
import { AreasContext } from '#core/areas-context';
import { useMarket } from '#core/market';
import { callerOf, useSession } from '#core/session/session-state';
import { inOrderOfUse, useHasRail } from '../frame/use-nav';

/** Every link of this person's menus, each address once, what is worked with first. */
export function usePlaces(): readonly NavEntry[] {
  const { nav } = use(AreasContext);
  const caller = callerOf(useSession());
  const market = useMarket();
  const open = nav.filter((entry) => isFor(entry, caller, market));
  const once = open.filter((entry, index) => open.findIndex(({ to }) => to === entry.to) === index);
  return inOrderOfUse(once, useHasRail());
}

import { isAdministrator, isFor, type MenuGroup, menuGroups, type MenuPlace } from '@portal/contracts/kernel';
import { use, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type NavEntry, AreasContext } from '#core/area-manifest';
import { useMarket } from '#core/market';
import { callerOf, useSession } from '#core/session/session-state';

export const groupOf = ({ group = 'portal' }: NavEntry): MenuGroup => group;

const isOfAccount = ({ places }: NavEntry) => places.every((place) => place === 'account');

/** By rail groups for administrators; the account last. */
export function inOrderOfUse(entries: readonly NavEntry[], hasRail: boolean): readonly NavEntry[] {
  const rowOf = (entry: NavEntry): number => {
    if (isOfAccount(entry)) return menuGroups.length;
    return hasRail ? menuGroups.indexOf(groupOf(entry)) : 0;
  };
  return entries.toSorted((one, other) => rowOf(one) - rowOf(other));
}

const isBelow = (pathname: string, path: string) =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));

export function useIsHere(): (entry: NavEntry) => boolean {
  const { pathname } = useLocation();
  return ({ to, also = to }) => isBelow(pathname, to) || isBelow(pathname, also);
}

export interface EntryLink {
  readonly to: string;
  readonly className?: string;
  readonly 'aria-current'?: 'page';
}

/** Also marks other screens of an entry; renders less than `NavLink`. */
export function useEntryLink(): (entry: NavEntry) => EntryLink {
  const isHere = useIsHere();
  return (entry) => ({
    to: entry.to,
    ...(isHere(entry) ? { className: 'active', 'aria-current': 'page' } : {}),
  });
}

export const useHasRail = (): boolean => isAdministrator(callerOf(useSession()).role);

export function useNav(place: MenuPlace): readonly NavEntry[] {
  const { nav } = use(AreasContext);
  const session = useSession();
  const market = useMarket();
  return useMemo(
    () =>
      nav.filter(
        (entry) =>
          entry.places.includes(place) &&
          isFor(entry, callerOf(session), market) &&
          (entry.needsMany !== true || session.restaurants.length > 1),
      ),
    [nav, place, session, market],
  );
}

export function useMenuLinks(): readonly NavEntry[] {
  const hasRail = useHasRail();
  const rail = useNav('rail');
  const sections = useNav('sections');
  const bottom = useNav('bottom');
  if (hasRail) return rail;
  return [...new Set([...bottom, ...sections])].toSorted(
    (one, other) => (one.order ?? 0) - (other.order ?? 0),
  );
}

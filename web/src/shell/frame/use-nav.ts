import { isAdministrator, isFor, type MenuGroup, menuGroups, type MenuPlace } from '@portal/contracts/kernel';
import { use, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { NavEntry } from '#core/area-manifest';
import { AreasContext } from '#core/areas-context';
import { useMarket } from '#core/market';
import { callerOf, useSession } from '#core/session/session-state';

/** The group of the rail that a link stands in. */
export const groupOf = ({ group = 'portal' }: NavEntry): MenuGroup => group;

const isOfAccount = ({ places }: NavEntry) => places.every((place) => place === 'account');

/** What is worked with first: by the groups of the rail for those who have it, and the own account last. */
export function inOrderOfUse(entries: readonly NavEntry[], hasRail: boolean): readonly NavEntry[] {
  const rowOf = (entry: NavEntry): number => {
    if (isOfAccount(entry)) return menuGroups.length;
    return hasRail ? menuGroups.indexOf(groupOf(entry)) : 0;
  };
  return entries.toSorted((one, other) => rowOf(one) - rowOf(other));
}

const isBelow = (pathname: string, path: string) =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));

/** Whether the screen that is open is one of an entry. */
export function useIsHere(): (entry: NavEntry) => boolean {
  const { pathname } = useLocation();
  return ({ to, also = to }) => isBelow(pathname, to) || isBelow(pathname, also);
}

/** Where an entry leads, and how its link is marked while a screen of it is open. */
export interface EntryLink {
  readonly to: string;
  readonly className?: string;
  readonly 'aria-current'?: 'page';
}

/** The link of an entry. A `NavLink` would mark no entry with screens elsewhere, and is drawn again by each address. */
export function useEntryLink(): (entry: NavEntry) => EntryLink {
  const isHere = useIsHere();
  return (entry) => ({
    to: entry.to,
    ...(isHere(entry) ? { className: 'active', 'aria-current': 'page' } : {}),
  });
}

/** Administrators have the rail. */
export const useHasRail = (): boolean => isAdministrator(callerOf(useSession()).role);

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

/** What the menu of phones holds: the administrators' rail, or all that readers have in their bars. */
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

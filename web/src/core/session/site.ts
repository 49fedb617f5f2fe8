import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { createContext, use, useEffect, useEffectEvent } from 'react';
import { recall, remember, setCookie } from '../remembered';
import { useSession } from './session-state';

/** R-PLT-04, R-PLT-17. */
const siteKey = 'site';

export function rememberedSite(): number | null {
  const id = Number(recall(siteKey) ?? Number.NaN);
  return Number.isInteger(id) ? id : null;
}

function setSite(id: string | null): void {
  remember(siteKey, id);
  // The document comes with its alerts.
  setCookie(siteKey, id);
}

export const rememberSite = (id: number) => setSite(String(id));

/** From the next sign-in (R-ACC-16). */
export const forgetSite = () => setSite(null);

/** Else the favourite (R-PLT-04, R-ACC-16). */
export function firstSite(
  restaurants: readonly SessionRestaurant[],
  remembered: number | null,
  favourite: number | null,
): number | null {
  return restaurants.some(({ id }) => id === remembered) ? remembered : favourite;
}

/** Else the first (R-PLT-04). */
export function chooseSite(
  restaurants: readonly SessionRestaurant[],
  requested: number | null,
): SessionRestaurant | null {
  return restaurants.find((restaurant) => restaurant.id === requested) ?? restaurants[0] ?? null;
}

/** Calls `go` at once, later, or never. */
export type SiteGuard = (go: () => void) => void;

interface SiteChoice {
  /** R-PLT-03; `null` without any. */
  readonly restaurant: SessionRestaurant | null;
  readonly restaurants: readonly SessionRestaurant[];
  /** @param onSelected runs after a guard let it pass */
  readonly select: (id: number, onSelected?: () => void) => void;
  /** @returns removes the guard */
  readonly guard: (ask: SiteGuard) => () => void;
}

export const SiteContext = createContext<Omit<SiteChoice, 'restaurants'> | null>(null);

/** Pass its id to queries, so that a change refetches. */
export function useSite(): SiteChoice {
  const choice = use(SiteContext);
  const { restaurants } = useSession();
  if (choice === null) throw new Error('useSite needs a SiteProvider above it');
  return { ...choice, restaurants };
}

/** Typing belongs to this restaurant (R-MKT-03). */
export function useSiteGuard(when: boolean, ask: SiteGuard): void {
  const { guard } = useSite();
  const askNow = useEffectEvent(ask);
  useEffect(() => (when ? guard((go) => askNow(go)) : undefined), [when, guard]);
}

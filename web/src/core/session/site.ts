import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { createContext, use, useEffect, useEffectEvent } from 'react';
import { recall, remember, setCookie } from '../remembered';
import { useSession } from './session-state';

/** R-PLT-04, R-PLT-17. */
const siteKey = 'site';

/** The id of the restaurant this browser worked on last, if it remembers one. */
export function rememberedSite(): number | null {
  const id = Number(recall(siteKey) ?? Number.NaN);
  return Number.isInteger(id) ? id : null;
}

function setSite(id: string | null): void {
  remember(siteKey, id);
  // Its alerts come with the document.
  setCookie(siteKey, id);
}

export const rememberSite = (id: number) => setSite(String(id));

/** From the next sign-in on the favourite holds again (R-ACC-16). */
export const forgetSite = () => setSite(null);

/** What a person begins on: the restaurant remembered here if it is theirs, else their favourite (R-PLT-04, R-ACC-16). */
export function firstSite(
  restaurants: readonly SessionRestaurant[],
  remembered: number | null,
  favourite: number | null,
): number | null {
  return restaurants.some(({ id }) => id === remembered) ? remembered : favourite;
}

/** The remembered restaurant if it is still in the person's list, else the first of the list (R-PLT-04). */
export function chooseSite(
  restaurants: readonly SessionRestaurant[],
  wanted: number | null,
): SessionRestaurant | null {
  return restaurants.find((restaurant) => restaurant.id === wanted) ?? restaurants[0] ?? null;
}

/** Asked before another restaurant is worked on: calls `go` at once, later, or never. */
export type SiteGuard = (go: () => void) => void;

export interface SiteChoice {
  /** The one restaurant that is worked on (R-PLT-03); null for people without any. */
  readonly restaurant: SessionRestaurant | null;
  readonly restaurants: readonly SessionRestaurant[];
  /** @param onSelected called once it is: a screen with unsaved work may ask first */
  readonly select: (id: number, onSelected?: () => void) => void;
  /** Puts a question before every change of restaurant. @returns takes it away */
  readonly guard: (ask: SiteGuard) => () => void;
}

export const SiteContext = createContext<Omit<SiteChoice, 'restaurants'> | null>(null);

/** The selected restaurant. Queries that depend on it take its id as input, so that another choice asks again. */
export function useSite(): SiteChoice {
  const choice = use(SiteContext);
  const { restaurants } = useSession();
  if (choice === null) throw new Error('useSite needs a SiteProvider above it');
  return { ...choice, restaurants };
}

/** While `when`, `ask` comes before the change to another restaurant: what is typed belongs to this one (R-MKT-03). */
export function useSiteGuard(when: boolean, ask: SiteGuard): void {
  const { guard } = useSite();
  const askNow = useEffectEvent(ask);
  useEffect(() => (when ? guard((go) => askNow(go)) : undefined), [when, guard]);
}

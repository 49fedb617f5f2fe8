import {
  type CartEntry,
  confirmed,
  isDigital,
  isPrinted,
  madeFor,
  Method,
  newEntry,
  validateEntry,
  type WizardPage,
  wizardPages,
} from '@portal/contracts/areas/cart';
import { type ResourceDetail, waysOf, type WaysToOrder } from '@portal/contracts/areas/resources';
import type { MarketFeatures } from '@portal/contracts/kernel';
import { pageOf } from './cart';
import { sourceOf } from './order-again';

interface Ground {
  readonly restaurant: { readonly id: number; readonly name: string };
  readonly features: MarketFeatures;
}

/** `asItIs`: production without changes. */
export type Way = 'asItIs' | 'adapted';

export interface CommonAnswers {
  readonly way: Way;
  /** Format id; 0: each resource's own. */
  readonly format: number;
  /** Only its method, units, delivery, days and instructions are used. */
  readonly entry: CartEntry;
}

const waysOfResource = (resource: ResourceDetail): WaysToOrder => waysOf(resource, resource.places);

/** The wanted way, else the other one; `null` where neither is offered. */
function wayOf(resource: ResourceDetail, requested: Way): Way | null {
  const { adaptation, production } = waysOfResource(resource);
  const isOffered: Readonly<Record<Way, boolean>> = { asItIs: production, adapted: adaptation.length > 0 };
  if (isOffered[requested]) return requested;
  const other = requested === 'asItIs' ? 'adapted' : 'asItIs';
  return isOffered[other] ? other : null;
}

function deliveryOf(common: CartEntry) {
  const { units, units_scale, units_scale_custom, billed, shipped, custom_ship, needed_by } = common;
  return { units, units_scale, units_scale_custom, billed, shipped, custom_ship, needed_by };
}

function asItIs(resource: ResourceDetail, { entry: common }: CommonAnswers, blank: CartEntry): CartEntry {
  return { ...blank, ...deliveryOf(common), to: { ...blank.to, file: Number(resource.type.id) } };
}

/** The wanted format, else the resource's own; 0 where it is adapted into neither. */
function formatFor(resource: ResourceDetail, format: number): number {
  const { adaptation } = waysOfResource(resource);
  return [format, Number(resource.type.id)].find((id) => adaptation.includes(id)) ?? 0;
}

function adapted(
  resource: ResourceDetail,
  { entry: common, format }: CommonAnswers,
  blank: CartEntry,
): CartEntry {
  const file = formatFor(resource, format);
  const isQuoted = common.method === Method.AdaptationAndProduction && waysOfResource(resource).production;
  const { others, start_date, end_date } = common.custom;
  return {
    ...blank,
    ...deliveryOf(common),
    to: { ...blank.to, file },
    method: isQuoted && !isDigital(file) ? Method.AdaptationAndProduction : Method.Adaptation,
    custom: { ...blank.custom, restaurant: blank.restaurant_name, others, start_date, end_date },
  };
}

/** `null`: not orderable. */
export function manyEntry(
  resource: ResourceDetail,
  common: CommonAnswers,
  { restaurant, features }: Ground,
): CartEntry | null {
  const way = wayOf(resource, common.way);
  if (way === null) return null;
  const blank = madeFor(newEntry(sourceOf(resource)), restaurant, features);
  const entry = way === 'asItIs' ? asItIs(resource, common, blank) : adapted(resource, common, blank);
  return { ...confirmed(entry, features), restaurant_id: restaurant.id };
}

export interface SharedQuestions {
  readonly way: boolean;
  readonly formats: readonly number[];
  readonly method: boolean;
  readonly delivery: boolean;
  /** Days and instructions, for adapted resources only. */
  readonly details: boolean;
}

export function sharedQuestions(
  resources: readonly ResourceDetail[],
  common: CommonAnswers,
  ground: Ground,
): SharedQuestions {
  const ways = resources.map(waysOfResource);
  const entries = resources.flatMap((resource) => manyEntry(resource, common, ground) ?? []);
  const changed = resources.filter((resource) => wayOf(resource, common.way) === 'adapted');
  const [first, ...others] = changed.map((resource) => waysOfResource(resource).adaptation);
  return {
    way: ways.some(({ production, adaptation }) => production && adaptation.length > 0),
    formats: (first ?? []).filter((id) => others.every((offered) => offered.includes(id))),
    method:
      ground.features.wizardBudgetPage && changed.some((resource) => waysOfResource(resource).production),
    delivery: ground.features.billingRestaurant || entries.some(isPrinted),
    details: changed.length > 0,
  };
}

export function openPages(
  entry: CartEntry,
  features: MarketFeatures,
): readonly (typeof wizardPages)[number][] {
  const pages = Object.keys(validateEntry(entry, features)).map((field): WizardPage => pageOf(field) ?? 5);
  return wizardPages.filter((_name, at) => pages.some((page) => page === at + 1));
}

export const firstWay = (resources: readonly ResourceDetail[]): Way =>
  resources.every((resource) => wayOf(resource, 'asItIs') !== 'adapted') ? 'asItIs' : 'adapted';

export function deliveryEntry(common: CartEntry, entries: readonly CartEntry[]): CartEntry {
  const printed = entries.find(isPrinted);
  if (printed === undefined) return { ...common, method: Method.Adaptation };
  return { ...common, to: printed.to, method: printed.method };
}

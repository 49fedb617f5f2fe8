import { type ChosenStatus, ResourceStatus } from './resource-codes.rules';
import { daysAfter, daysBetween, searchWords, restaurantStaff, type Role } from '../../kernel';
import { formats } from '../cart';
import { sectionHome, SectionType, sectionTypePaths } from '../sections';
import type { Picture, ResourcePart, StoredFile } from './resources.events';

interface Dated {
  readonly id: number;
  readonly name: string;
  readonly reference: string;
  /** ISO 8601 UTC; `null` if never. */
  readonly publishedAt: string | null;
}

/** Without numbers, accents and case: these change per campaign. */
const stemOf = (name: string): string =>
  searchWords(name)
    .filter((word) => !/\d/.test(word))
    .join(' ');

/** Same reference, or same name without numbers. */
const isSuccessor = (former: Dated, { name, reference }: Dated): boolean => {
  const isSameReference = reference !== '' && reference === former.reference;
  const stem = stemOf(name);
  return isSameReference || (stem !== '' && stem === stemOf(former.name));
};

/**
 * Successors by reference or name, then the newest; only later publications.
 * @param others of the same format and a common section
 */
export function newerThan<R extends Dated>(former: Dated, others: readonly R[]): readonly R[] {
  const since = former.publishedAt ?? '';
  const later = others.filter(
    ({ id, publishedAt }) => id !== former.id && publishedAt !== null && publishedAt > since,
  );
  const rank = (other: R) => (isSuccessor(former, other) ? 0 : 1);
  return later.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      (other.publishedAt ?? '').localeCompare(one.publishedAt ?? '') ||
      other.id - one.id,
  );
}

/** Phone and tax numbers have this many digits, references fewer. */
const minPersonalDigits = 7;

/** Words of a search without results; empty if possibly personal. */
export function reportableTerm(term: string): string {
  const digits = term.replace(/\P{N}/gu, '').length;
  const words = searchWords(term);
  const isShort = words.join('').length < 3;
  return term.includes('@') || digits >= minPersonalDigits || isShort ? '' : words.join(' ');
}

/** Not adaptable (R-CAT-08). */
const unadaptablePaths = ['legal1', 'aspectoslegalesdelapublicidad', 'instalacionespublicitarias'];

/** Not in communication sections or below (R-CAT-08, R-CAT-13). */
export function mayBeAdaptedAt(path: string): boolean {
  const [root] = path.split('/').filter((segment) => segment !== '');
  return (
    root !== sectionTypePaths[SectionType.Communication] &&
    !unadaptablePaths.some((part) => path.includes(part))
  );
}

/** Older events hold only a flag (AMB-61). */
export const formatsAdaptedInto = ({
  customizable,
  adaptableInto,
}: {
  readonly customizable: boolean;
  readonly adaptableInto?: readonly number[] | undefined;
}): number[] => [...(adaptableInto ?? (customizable ? formats.map(({ id }) => id) : []))];

export const formatsIn = (customizable: string): readonly number[] =>
  customizable === '' ? [] : customizable.split(',').map(Number);

/** AMB-60 */
export interface WaysToOrder {
  readonly adaptation: readonly number[];
  /** Unchanged. Method 2 needs this too. */
  readonly production: boolean;
}

interface Orderable {
  readonly status: ResourceStatus;
  readonly hasFile: boolean;
  readonly budget: boolean;
  readonly adaptableInto: readonly number[];
}

/**
 * For buttons, wizard, cart and server (R-CAT-06…09, R-CAT-13, R-CAT-15, AMB-60).
 * @param paths one path that allows adaptation is enough
 */
export const waysToOrder = (piece: Orderable, paths: readonly string[]): WaysToOrder => {
  const isPublished = piece.status === ResourceStatus.Published;
  const isAdaptable = isPublished && piece.hasFile && paths.some(mayBeAdaptedAt);
  return { adaptation: isAdaptable ? piece.adaptableInto : [], production: isPublished && piece.budget };
};

export const waysOf = (
  { status, has_file: hasFile, budget, customizable }: OrderableSummary,
  paths: readonly string[],
): WaysToOrder =>
  waysToOrder({ status, hasFile, budget: budget === 1, adaptableInto: formatsIn(customizable) }, paths);

interface OrderableSummary {
  readonly status: ResourceStatus;
  readonly has_file: boolean;
  readonly budget: number;
  readonly customizable: string;
}
type Standing = { readonly id: number; readonly url: string; readonly type: SectionType };

/** Own path if none. */
export function placesAmong(
  { sections: own, home }: { readonly sections: readonly number[]; readonly home: string },
  sections: readonly Standing[],
): string[] {
  const found = sections.filter(({ id }) => own.includes(id)).map(sectionHome);
  return found.length === 0 ? [home] : found;
}

/** Lone surrogates cannot be encoded. */
const encoded = (segment: string) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Segments are encoded and never empty: the path stays in this origin (S15). */
export function pagePath({ home, url }: { readonly home: string; readonly url: string }): string {
  const segments = [...home.split('/'), url].filter((segment) => segment !== '');
  return `/${segments.map(encoded).join('/')}`;
}

/** Cacheable for ever: a new picture has a new path. */
export function thumbPath(id: number, key: string): string {
  return `/api/resource/${id}/thumb?v=${encodeURIComponent(key)}`;
}

/** Days of the market, inclusive; `null`: open. */
export interface ResourceTime {
  readonly publishedFrom: string | null;
  readonly validUntil: string | null;
}
interface TimeThen extends ResourceTime {
  /** When set, or the turn that came since; `null`: never had a time. */
  readonly statusDay: string | null;
}

export const timeOf = <T extends Partial<TimeThen>>({
  publishedFrom = null,
  validUntil = null,
  statusDay = null,
}: T): TimeThen => ({ publishedFrom, validUntil, statusDay });

/** Days before the last one: administrators are notified. */
export const endingDays = 7;
/** Days after the last one: still shown, marked. */
const markedDays = 14;

/** Ascending. */
const turningDays = ({ publishedFrom, validUntil }: ResourceTime): readonly string[] =>
  [
    ...(publishedFrom === null ? [] : [publishedFrom]),
    ...(validUntil === null
      ? []
      : [-endingDays, 1, markedDays + 1].map((days) => daysAfter(validUntil, days))),
  ].sort();

/** @returns the day of the next change; `null` if none */
export const nextTurn = ({ statusDay, ...time }: TimeThen): string | null =>
  turningDays(time).find((turn) => turn > (statusDay ?? '')) ?? null;

/** On this day administrators are notified. */
export const endsInAWeek = ({ validUntil, statusDay }: ResourceTime & { statusDay: string }): boolean =>
  validUntil !== null && daysBetween(statusDay, validUntil) === endingDays;

export const timeFilters = ['coming', 'ending', 'past'] as const;
export type ResourcePhase = (typeof timeFilters)[number];

/** @returns `null` if valid for more than a week, or without an end */
export function phaseOn({ publishedFrom, validUntil }: ResourceTime, day: string): ResourcePhase | null {
  if (validUntil !== null && day > validUntil) return 'past';
  if (publishedFrom !== null && day < publishedFrom) return 'coming';
  return validUntil !== null && daysBetween(day, validUntil) <= endingDays ? 'ending' : null;
}

interface Shown extends TimeThen {
  readonly chosenStatus: ChosenStatus;
  readonly deleted: boolean;
  readonly awaited: readonly ResourcePart[];
  readonly file: StoredFile | null;
  readonly thumb: Picture | null;
}

/** Announced files are "coming soon" (R-ARS-16). */
function statusInTime(resource: Shown): ChosenStatus {
  const isMissing = resource.awaited.some((part) => resource[part] === null);
  const isAnnounced = isMissing && resource.chosenStatus === ResourceStatus.Published;
  return isAnnounced ? ResourceStatus.ComingSoon : resource.chosenStatus;
}

/**
 * For all that readers see, order and download (R-ARS-16, R-ARS-19, AMB-05, AMB-55). Before its first day only
 * what was chosen to be "coming soon" shows; after its last day it is marked for two weeks.
 */
export function shownStatus(resource: Shown): ResourceStatus {
  const { publishedFrom, validUntil, chosenStatus } = resource;
  const day = resource.statusDay ?? '';
  const status = resource.deleted ? ResourceStatus.Inactive : statusInTime(resource);
  if (publishedFrom !== null && day < publishedFrom)
    return chosenStatus === ResourceStatus.Published ? ResourceStatus.Inactive : status;
  if (validUntil === null || day <= validUntil) return status;
  const isMarked = status === ResourceStatus.Published && daysBetween(validUntil, day) <= markedDays;
  return isMarked ? ResourceStatus.Ended : ResourceStatus.Inactive;
}

/** Old links redirect (R-ARS-15). */
export function formerUrls(
  { url, formerUrls: former }: { readonly url: string; readonly formerUrls: readonly string[] },
  now: string,
): string[] {
  return [...new Set([...former, url])].filter((slug) => slug !== now);
}

export interface ResourceActions {
  readonly download: boolean;
  readonly adaptation: boolean;
  readonly production: boolean;
}

/** Buttons on a page (R-CAT-05…13, R-CAT-15, AMB-06, R-ROL-01); the server enforces them. */
export function actionsFor(
  resource: OrderableSummary,
  reader: { readonly role: Role; readonly path: string },
): ResourceActions {
  const isStaff = restaurantStaff.includes(reader.role);
  const { adaptation, production } = waysOf(resource, [reader.path]);
  return {
    download: isStaff && resource.status === ResourceStatus.Published && resource.has_file,
    adaptation: isStaff && adaptation.length > 0,
    production: isStaff && production,
  };
}

import { ResourceStatus } from './resource-codes.rules';
import { searchWords, restaurantStaff, type Role } from '../../kernel';
import { formats } from '../cart';
import { sectionHome, SectionType, sectionTypePaths } from '../sections';
import type { Picture, ResourcePart, StoredFile } from './resources.events';

interface Dated {
  readonly id: number;
  readonly name: string;
  readonly reference: string;
  /** ISO 8601 UTC; `null` where it never was. */
  readonly publishedAt: string | null;
}

/** A name without what changes from campaign to campaign: years and other numbers, accents, capitals. */
const stemOf = (name: string): string =>
  searchWords(name)
    .filter((word) => !/\d/.test(word))
    .join(' ');

/** Whether one resource follows another: the same reference, or the same name but for its numbers. */
const isSuccessor = (former: Dated, { name, reference }: Dated): boolean => {
  const isSameReference = reference !== '' && reference === former.reference;
  const stem = stemOf(name);
  return isSameReference || (stem !== '' && stem === stemOf(former.name));
};

/**
 * What could stand in for a resource, the likeliest first: what follows it by reference or name, then the newest. Only
 * what was published later.
 * @param others of the same format and one of the same sections
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

/** Telephone numbers and tax numbers have as many digits; references of pieces have fewer. */
const digitsOfSomebody = 7;

/**
 * The recorded words of a search without results; empty for possibly personal terms (an address, a number) and for no
 * word.
 */
export function reportableTerm(term: string): string {
  const digits = term.replace(/\P{N}/gu, '').length;
  const words = searchWords(term);
  const isShort = words.join('').length < 3;
  return term.includes('@') || digits >= digitsOfSomebody || isShort ? '' : words.join(' ');
}

/** Sections about legal matters and advertising installations: their pieces are not adapted (R-CAT-08). */
const unadaptablePaths = ['legal1', 'aspectoslegalesdelapublicidad', 'instalacionespublicitarias'];

/** Whether a resource at this path may be adapted: not in communication sections, nor below (R-CAT-08, R-CAT-13). */
export function mayBeAdaptedAt(path: string): boolean {
  const [root] = path.split('/').filter((segment) => segment !== '');
  return (
    root !== sectionTypePaths[SectionType.Communication] &&
    !unadaptablePaths.some((part) => path.includes(part))
  );
}

/** Formats into which a resource may be adapted; older events hold only yes or no (AMB-61). */
export const formatsAdaptedInto = ({
  customizable,
  adaptableInto,
}: {
  readonly customizable: boolean;
  readonly adaptableInto?: readonly number[] | undefined;
}): number[] => [...(adaptableInto ?? (customizable ? formats.map(({ id }) => id) : []))];

/** The format ids of the wire's `customizable`. */
export const formatsIn = (customizable: string): readonly number[] =>
  customizable === '' ? [] : customizable.split(',').map(Number);

/** How a piece may be ordered (AMB-60). */
export interface WaysToOrder {
  /** Format ids into which it may be adapted; none: it may not. */
  readonly adaptation: readonly number[];
  /** Without changes. An adaptation with a quotation for production (method 2) requests this too. */
  readonly production: boolean;
}

interface Orderable {
  readonly status: ResourceStatus;
  readonly hasFile: boolean;
  readonly budget: boolean;
  readonly adaptableInto: readonly number[];
}

/**
 * How a piece may be ordered: what buttons, wizard, cart and server go by (R-CAT-06…09, R-CAT-13, R-CAT-15, AMB-60).
 * @param paths where it is looked at, or every path at which it is found: one that allows adaptation is enough
 */
export const waysToOrder = (piece: Orderable, paths: readonly string[]): WaysToOrder => {
  const isPublished = piece.status === ResourceStatus.Published;
  const isAdaptable = isPublished && piece.hasFile && paths.some(mayBeAdaptedAt);
  return { adaptation: isAdaptable ? piece.adaptableInto : [], production: isPublished && piece.budget };
};

/** The same of a resource as the wire answers it. */
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

/** Paths of a resource in these sections; its own path for none. */
export function placesAmong(
  { sections: own, home }: { readonly sections: readonly number[]; readonly home: string },
  sections: readonly Standing[],
): string[] {
  const found = sections.filter(({ id }) => own.includes(id)).map(sectionHome);
  return found.length === 0 ? [home] : found;
}

/** Half a surrogate pair has no UTF-8 and cannot be encoded. */
const encoded = (segment: string) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Path of a resource's page. Segments are encoded and never empty, so that it stays in this origin (S15). */
export function pagePath({ home, url }: { readonly home: string; readonly url: string }): string {
  const segments = [...home.split('/'), url].filter((segment) => segment !== '');
  return `/${segments.map(encoded).join('/')}`;
}

/** Path of a resource's preview picture; a new picture has a new path, so browsers may cache it for ever. */
export function thumbPath(id: number, key: string): string {
  return `/api/resource/${id}/thumb?v=${encodeURIComponent(key)}`;
}

/**
 * The status for readers, from the administrators' one. Announced files are "coming soon" until uploaded; deleted ones
 * are hidden (R-ARS-16, R-ARS-19, AMB-05, AMB-55).
 */
export function shownStatus(resource: {
  readonly chosenStatus: ResourceStatus;
  readonly deleted: boolean;
  readonly awaited: readonly ResourcePart[];
  readonly file: StoredFile | null;
  readonly thumb: Picture | null;
}): ResourceStatus {
  const { chosenStatus, deleted, awaited } = resource;
  if (deleted) return ResourceStatus.Inactive;
  const isMissing = awaited.some((part) => resource[part] === null);
  return isMissing && chosenStatus === ResourceStatus.Published ? ResourceStatus.ComingSoon : chosenStatus;
}

/** Earlier slugs of a resource whose slug is `now` (R-ARS-15); links with them still work. */
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

/**
 * The buttons of a resource on a page with this path (R-CAT-05…13, R-CAT-15, AMB-06, R-ROL-01). The server enforces the
 * same.
 */
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

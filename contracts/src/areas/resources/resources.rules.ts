import type { Role } from '../../kernel';
import { restaurantStaff } from '../../kernel';
import { SectionType } from '../sections';
import { ResourceStatus } from './resource-categories';
import type { Picture, ResourcePart, StoredFile } from './resources.events';
import type { ResourceSummary } from './resources.queries';

/** Sections about legal matters and advertising installations: their pieces are not adapted (R-CAT-08). */
const unadaptablePaths = ['legal1', 'aspectoslegalesdelapublicidad', 'instalacionespublicitarias'];

/** May a piece be adapted that is found at this path (R-CAT-08)? */
export function mayBeAdaptedAt(path: string): boolean {
  return !unadaptablePaths.some((part) => path.includes(part));
}

/** Half a surrogate pair has no UTF-8 and cannot be encoded. */
const encoded = (segment: string) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd'));

/**
 * Path of a resource's own page. Every segment is encoded and none is empty, so that whatever a name holds the path
 * stays inside this origin (S15).
 */
export function pagePath({ home, url }: { readonly home: string; readonly url: string }): string {
  const segments = [...home.split('/'), url].filter((segment) => segment !== '');
  return `/${segments.map(encoded).join('/')}`;
}

/** Path of a resource's preview picture; changes with the picture, so that browsers may keep it for ever. */
export function thumbPath(id: number, key: string): string {
  return `/api/resource/${id}/thumb?v=${encodeURIComponent(key)}`;
}

/**
 * The status that readers see, out of the one that administrators chose: what is announced and not uploaded yet is
 * "coming soon" until it is there, and what was deleted is not there at all (R-ARS-16, R-ARS-19, AMB-05, AMB-55).
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

/** The slugs that a resource had before, once its slug is `now` (R-ARS-15): links with them still lead to it. */
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
 * Which buttons a resource shows on a page with this path (R-CAT-05…13, R-CAT-15, AMB-06, R-ROL-01). The server
 * refuses the same things again.
 * @param sectionType on a detail page, the type of the section it is seen in: 3 has no adaptation (R-CAT-13).
 */
export function actionsFor(
  resource: Pick<ResourceSummary, 'status' | 'has_file' | 'budget'>,
  reader: { role: Role; path: string; sectionType?: SectionType },
): ResourceActions {
  const available = restaurantStaff.includes(reader.role) && resource.status === ResourceStatus.Published;
  const adaptable =
    resource.has_file && reader.sectionType !== SectionType.Communication && mayBeAdaptedAt(reader.path);
  return {
    download: available && resource.has_file,
    adaptation: available && adaptable,
    production: available && resource.budget === 1,
  };
}

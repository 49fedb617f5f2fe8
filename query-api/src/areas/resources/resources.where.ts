import { isAdministrator, type Language, type Role } from '@portal/contracts';
import { allSectionTypes, ResourceStatus } from '@portal/contracts/areas/resources';
import { sections, subtree, visibleSections } from '@portal/contracts/areas/sections';
import type { QueryContext } from '@portal/platform/http/serve-queries';
import type { Person } from '@portal/platform/session/person';
import type { Where } from '@portal/platform/stores/view-store/view-store.port';
import type { Views } from '@portal/platform/stores/view-store/views';

/** The filters of the lists, as they are left when there is none. */
export interface ResourceFilters {
  readonly type?: readonly number[] | undefined;
  readonly lang?: Language | undefined;
  readonly category?: number | undefined;
  readonly status?: number | undefined;
  /** Those that were deleted instead of the others; administrators only. */
  readonly deleted?: boolean | undefined;
  readonly section_type?: number | undefined;
  /** The sections that the asked ones come to, with everything below them. */
  readonly sectionIds?: readonly number[] | undefined;
}

/**
 * Statuses that a person may see: only administrators see what is inactive (AMB-05, R-ARS-19).
 * @param role `null` for whoever is not signed in
 */
export function statusesFor(role: Role | null): readonly ResourceStatus[] {
  const { Inactive, Published, ComingSoon } = ResourceStatus;
  return role !== null && isAdministrator(role) ? [Inactive, Published, ComingSoon] : [Published, ComingSoon];
}

const asked = <T>(value: T | undefined): value is T => value !== undefined;

/** Readers choose among what they may see; administrators among what they have set (AMB-05, R-ARS-16, R-ARS-19). */
function statusWhere({ status, deleted = false }: ResourceFilters, role: Role): Where {
  if (isAdministrator(role)) {
    return { deleted: { eq: deleted }, ...(asked(status) && { chosenStatus: { eq: status } }) };
  }
  return { status: { in: statusesFor(role).filter((each) => !asked(status) || each === status) } };
}

/** The conditions of a list of resources: never wider than what the role may see. */
export function whereOf(filters: ResourceFilters, role: Role): Where {
  const { type, lang, category, section_type: sectionType, sectionIds } = filters;
  return {
    ...statusWhere(filters, role),
    ...(type && type.length > 0 && { format: { in: type } }),
    ...(asked(lang) && { language: { eq: lang } }),
    ...(asked(category) && { category: { eq: category } }),
    ...(asked(sectionType) && sectionType !== allSectionTypes && { sectionTypes: { contains: sectionType } }),
    ...(sectionIds && { sections: { in: sectionIds } }),
  };
}

/** The sections that this role sees (R-ENT-06). */
export async function sectionsFor(views: Views, role: Role) {
  const { documents } = await views.find(sections, { size: -1 });
  return isAdministrator(role) ? documents : visibleSections(documents);
}

/** Readers find what stands in a section that they see; `undefined` for administrators, who find everything. */
export async function sectionsToFindIn(views: Views, role: Role): Promise<readonly number[] | undefined> {
  return isAdministrator(role) ? undefined : (await sectionsFor(views, role)).map(({ id }) => id);
}

/**
 * The ids of a section and of everything below it that this person may see (R-API-17).
 * @returns `null` for a section that does not exist or is hidden from them
 */
export async function subtreeFor(
  { person, views }: QueryContext & { readonly person: Person },
  sectionId: number,
): Promise<readonly number[] | null> {
  const seen = await sectionsFor(views, person.role);
  if (!seen.some(({ id }) => id === sectionId)) return null;
  return subtree(
    seen.map(({ id, parentId }) => ({ id, parent_id: parentId })),
    sectionId,
  );
}

import { daysAfter, isAdministrator, type Language, nextDay, type Role } from '@portal/contracts';
import {
  allSectionTypes,
  endingDays,
  type ResourcePhase,
  ResourceStatus,
} from '@portal/contracts/areas/resources';
import { sections, subtree, visibleSections } from '@portal/contracts/areas/sections';
import type { QueryContext } from '@portal/platform/http/serve-queries';
import type { Person } from '@portal/platform/session/person';
import type { Where } from '@portal/platform/stores/view-store/view-store.port';
import type { Views } from '@portal/platform/stores/view-store/views';

export interface ResourceFilters {
  readonly type?: readonly number[] | undefined;
  readonly lang?: Language | undefined;
  readonly category?: number | undefined;
  readonly status?: number | undefined;
  /** Only deleted ones; administrators only. */
  readonly deleted?: boolean | undefined;
  readonly section_type?: number | undefined;
  readonly sectionIds?: readonly number[] | undefined;
}

/**
 * Inactive ones are for administrators only (AMB-05, R-ARS-19).
 * @param role `null` if signed out
 */
export function statusesFor(role: Role | null): readonly ResourceStatus[] {
  const { Inactive, Published, ComingSoon, Ended } = ResourceStatus;
  const shown = [Published, ComingSoon, Ended];
  return role !== null && isAdministrator(role) ? [Inactive, ...shown] : shown;
}

const asked = <T>(value: T | undefined): value is T => value !== undefined;

/** @param today of the market */
export const timeWhere = (time: ResourcePhase, today: string): Where =>
  ({
    coming: { publishedFrom: { gte: nextDay(today) } },
    ending: { validUntil: { gte: today, lte: daysAfter(today, endingDays) } },
    past: { validUntil: { lte: daysAfter(today, -1) } },
  })[time];

/** Readers filter by visible status, administrators by the set one (AMB-05, R-ARS-16, R-ARS-19). */
function statusWhere({ status, deleted = false }: ResourceFilters, role: Role): Where {
  if (isAdministrator(role)) {
    return { deleted: { eq: deleted }, ...(asked(status) && { chosenStatus: { eq: status } }) };
  }
  return { status: { in: statusesFor(role).filter((each) => !asked(status) || each === status) } };
}

/** Never wider than the role's visibility. */
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

/** Visible to this role (R-ENT-06). */
export async function sectionsFor(views: Views, role: Role) {
  const { documents } = await views.find(sections, { size: -1 });
  return isAdministrator(role) ? documents : visibleSections(documents);
}

/** `undefined` for administrators: no restriction. */
export async function sectionsToFindIn(views: Views, role: Role): Promise<readonly number[] | undefined> {
  return isAdministrator(role) ? undefined : (await sectionsFor(views, role)).map(({ id }) => id);
}

/**
 * Visible section and descendants (R-API-17).
 * @returns `null` if missing or hidden
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

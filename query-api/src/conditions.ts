import { endOfDay, type MarketRecord, marketWideRoles, startOfDay } from '@portal/contracts';
import type { Person } from '@portal/platform/session/person';
import type { Condition, Scalar, Where } from '@portal/platform/stores/view-store/view-store.port';

/** Visible restaurants, narrowed to the requested one (R-ROL-08). */
export function reach(person: Person, asked: number | undefined): Condition | null {
  if (marketWideRoles.includes(person.role)) return asked === undefined ? null : { eq: asked };
  const { restaurants } = person;
  if (asked === undefined) return { in: restaurants };
  return { in: restaurants.filter((id) => id === asked) };
}

/** Empty filters match everything. */
export const oneOf = (values: readonly Scalar[] | undefined): Condition | null =>
  values && values.length > 0 ? { in: values } : null;

/** Inclusive market days. */
export function withinDays(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  { timeZone }: Pick<MarketRecord, 'timeZone'>,
): Condition | null {
  if (from === undefined && to === undefined) return null;
  return {
    ...(from !== undefined && { gte: startOfDay(from, timeZone) }),
    ...(to !== undefined && { lte: endOfDay(to, timeZone) }),
  };
}

/** Without `null` conditions. */
export const allOf = (conditions: Readonly<Record<string, Condition | null>>): Where =>
  Object.fromEntries(
    Object.entries(conditions).filter((entry): entry is [string, Condition] => entry[1] !== null),
  );

import { Role } from '@portal/contracts';
import type { Person } from '@portal/platform/session/person';
import type { Condition, Where } from '@portal/platform/stores/view-store/view-store.port';
import { allOf } from '../../conditions';

interface Filters {
  readonly month?: string | undefined;
  readonly assigned?: boolean | undefined;
}

const is = (value: string | boolean | undefined): Condition | null =>
  value === undefined ? null : { eq: value };

const there = { deleted: { eq: false } } as const;
const filters = ({ month, assigned }: Filters) => ({ month: is(month), assigned: is(assigned), ...there });

/** Partners see their own, administrators all (AMB-72). */
export const whereOfSender = (asked: Filters, { role, userId }: Pick<Person, 'role' | 'userId'>): Where =>
  allOf({ ...filters(asked), userId: role === Role.Administrator ? null : { eq: userId } });

export const whereOfUser = (asked: Filters, userId: number): Where =>
  allOf({ ...filters(asked), userId: { eq: userId } });

export const whereOfRestaurant = (asked: Filters, restaurantId: number): Where =>
  allOf({ ...filters(asked), restaurantId: { eq: restaurantId } });

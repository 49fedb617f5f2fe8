import { marketRecords, Role } from '@portal/contracts';
import type { Actor } from '@portal/platform/decider/decider';
import { market } from './market';

/** The restaurant that all thousand people belong to, besides one of their own: what happens there, all hear. */
export const meetingRestaurant = 1;
export const restaurantCount = 120;
const managerCount = 1_000;
const administratorCount = 16;

const personWith = (userId: number, role: Role, restaurants: readonly number[]): Actor => ({
  id: `user-${userId}`,
  userId,
  name: `Persona ${userId}`,
  role,
  restaurants,
});

/** The restaurant a manager orders for. */
export const ownRestaurantOf = (userId: number): number => (userId % restaurantCount) + 1;

/** Users 1 to 1,000. */
export const managers: readonly Actor[] = Array.from({ length: managerCount }, (_, at) =>
  personWith(at + 1, Role.Manager, [...new Set([meetingRestaurant, ownRestaurantOf(at + 1)])]),
);

/** The users behind them. */
export const administrators: readonly Actor[] = Array.from({ length: administratorCount }, (_, at) =>
  personWith(managerCount + at + 1, Role.Administrator, []),
);

export const addressOf = ({ userId }: Actor): string =>
  `persona.${userId}@${marketRecords[market].corporateDomain}`;

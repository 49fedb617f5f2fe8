import { Role } from '@portal/contracts';
import type { Actor } from '../decider/decider';

/** A person with that role: user 12, who belongs to restaurants 1 and 2 unless told otherwise. */
export function testActor(role: Role = Role.Franchisee, overrides: Partial<Actor> = {}): Actor {
  const userId = overrides.userId ?? 12;
  return {
    id: `user-${userId}`,
    userId,
    role,
    restaurants: [1, 2],
    ...overrides,
  };
}

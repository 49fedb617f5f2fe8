import { Role } from '@portal/contracts';
import type { Actor } from '../decider/decider';

/** User 12 of restaurants 1 and 2 by default. */
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

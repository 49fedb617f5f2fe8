import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { testPerson } from '@portal/platform/testing/query-kit';
import { whereUnread } from './chat.where';

describe('the conversations in which something waits', () => {
  it('[R-ROL-08] are those of the own restaurants, or of the whole market for who is responsible for it', () => {
    const waiting = { deleted: { eq: false }, unreadByRestaurant: { gte: 1 } };
    for (const role of [Role.Franchisee, Role.Manager, Role.Consultant, Role.Partner])
      expect(whereUnread('restaurant', testPerson(role, { restaurants: [1, 2] }))).toEqual({
        ...waiting,
        restaurantId: { in: [1, 2] },
      });
    for (const role of [Role.Administrator, Role.Editor])
      expect(whereUnread('restaurant', testPerson(role, { restaurants: [1, 2] }))).toEqual(waiting);
  });

  it('are counted apart for the restaurant and for the agency', () => {
    expect(whereUnread('agency', testPerson(Role.Administrator))).toEqual({
      deleted: { eq: false },
      unreadByAgency: { gte: 1 },
    });
  });
});

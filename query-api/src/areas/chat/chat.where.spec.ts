import { describe, expect, it } from '@jest/globals';
import { administrators, restaurantStaff } from '@portal/contracts';
import { testPerson } from '@portal/platform/testing/query-kit';
import { wheresUnread } from './chat.where';

const deleted = { eq: false };

describe('the conversations in which something may wait', () => {
  it('[R-ROL-08] [AMB-62] are, of the own restaurants, those that wait for the person or for everybody', () => {
    for (const role of restaurantStaff) {
      const person = testPerson(role, { userId: 12, restaurants: [1, 2] });
      const restaurantId = { in: [1, 2] };
      expect(wheresUnread({ side: 'restaurant', userId: 12 }, person)).toEqual([
        { deleted, restaurantId, waitsFor: { contains: 12 } },
        { deleted, restaurantId, waitsForEverybody: { eq: true } },
      ]);
    }
  });

  it('[R-ROL-08] are of the whole market for the agency', () => {
    for (const role of administrators)
      expect(wheresUnread({ side: 'agency', userId: 1 }, testPerson(role, { userId: 1 }))).toEqual([
        { deleted, unreadByAgency: { gte: 1 } },
      ]);
  });
});

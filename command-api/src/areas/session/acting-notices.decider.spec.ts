import { describe, it } from '@jest/globals';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { actingNoticesDecider } from './acting-notices.decider';

const noticed = (byUserId: number, day: string) => ({
  type: 'ActingAsUserNoticed' as const,
  data: { userId: 12, byUserId, startedAt: `${day}T09:30:00.000Z`, day },
});
const start = (byUserId: number, day: string, isThere = true) => ({
  input: { userId: 12, byUserId, startedAt: `${day}T09:30:00.000Z` },
  facts: { day, isThere },
});
const friday = '2026-11-20';
const saturday = '2026-11-21';

describe('a user whose account an administrator acts in', () => {
  it('[W5] [AMB-77] is informed who it was and when', () => {
    givenEvents(actingNoticesDecider, [])
      .when('NotifyOfActing', start(2, friday))
      .then([noticed(2, friday)]);
  });

  it('[W5] is informed once a day per administrator', () => {
    const given = () => givenEvents(actingNoticesDecider, [noticed(2, friday)]);
    given().when('NotifyOfActing', start(2, friday)).thenNothing();
    given()
      .when('NotifyOfActing', start(9, friday))
      .then([noticed(9, friday)]);
    given()
      .when('NotifyOfActing', start(2, saturday))
      .then([noticed(2, saturday)]);
  });

  it('[W5] [S18] is not informed when inactive, deleted or erased', () => {
    givenEvents(actingNoticesDecider, [])
      .when('NotifyOfActing', start(2, friday, false))
      .thenNothing();
  });
});

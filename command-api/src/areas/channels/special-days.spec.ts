import { describe, it } from '@jest/globals';
import { daysAfter, Role } from '@portal/contracts';
import {
  aChangePlanned,
  aSpecialDay,
  maxSpecialDays,
  type SpecialDay,
  someSpecialDaysChanged,
} from '@portal/contracts/areas/channels';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { channelDecider } from './channel.decider';
import type { ChannelEvent, RestaurantEvent } from './channel-state';

const ana = testActor(Role.Manager);
const added = { type: 'RestaurantAdded' as const, data: aRestaurant({ mopService: false }) };
const set = (
  { days = [], remove = [] }: { days?: readonly SpecialDay[]; remove?: readonly string[] },
  {
    given = [],
    at = '2026-11-25T10:00:00.000Z',
  }: { given?: readonly (ChannelEvent | RestaurantEvent)[]; at?: string } = {},
) =>
  givenEvents(channelDecider, [added, ...given]).when('SetSpecialDaysOfRestaurant', {
    input: { restaurantId: 1, days, remove },
    facts: undefined,
    actor: ana,
    at,
  });
const christmas = aSpecialDay({ day: '2026-12-25', closed: true, spans: [] });
const eve = aSpecialDay();

describe('setting special days of a restaurant', () => {
  it('[R-CHN-15] records the days named, and nothing that is so already', () => {
    set({ days: [eve] }).then([someSpecialDaysChanged()]);
    const given = [someSpecialDaysChanged()];
    set({ days: [eve, christmas] }, { given }).then([someSpecialDaysChanged({ set: [christmas] })]);
    set(
      { days: [{ ...eve, spans: eve.spans.toReversed() }], remove: [christmas.day] },
      { given },
    ).thenNothing();
    set({ remove: [eve.day] }, { given }).then([someSpecialDaysChanged({ set: [], removed: [eve.day] })]);
    set({ days: [eve], remove: [eve.day] }, { given }).thenNothing();
  });

  it('[R-CHN-29] leaves planned changes as they are', () => {
    set({ days: [eve] }, { given: [aChangePlanned()] }).then([someSpecialDaysChanged()]);
  });

  it('drops what is long past at the next change, and only then', () => {
    const old = aSpecialDay({ day: '2025-08-15' });
    const lastYear = aSpecialDay({ day: '2025-12-25' });
    const given = [someSpecialDaysChanged({ set: [old, lastYear] })];
    set({ days: [eve] }, { given }).then([someSpecialDaysChanged({ removed: ['2025-08-15'] })]);
    set({}, { given }).thenNothing();
  });

  it('[R-CHN-15] refuses what the rules refuse, by the calendar of the market', () => {
    // Already the 25th in Madrid.
    const at = '2026-12-24T23:30:00.000Z';
    set({ days: [eve] }, { at }).thenRejected('channel_incomplete');
    set({ days: [christmas] }, { at }).then([someSpecialDaysChanged({ set: [christmas] })]);
    set({ days: [{ ...eve, spans: [] }] }).thenRejected('channel_incomplete');
  });

  it('has a limit of coming days; past ones do not count', () => {
    const from = (first: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...christmas, day: daysAfter(first, index) }));
    const given = [
      someSpecialDaysChanged({
        set: [...from('2026-11-01', 20), ...from('2027-01-01', maxSpecialDays - 1)],
      }),
    ];
    set({ days: [eve] }, { given }).then([someSpecialDaysChanged()]);
    set({ days: [eve, christmas] }, { given }).thenRejected('too_many_special_days');
  });

  it('is for restaurants that are there and active', () => {
    const closed = { type: 'RestaurantClosed' as const, data: { restaurantId: 1 } };
    set({ days: [eve] }, { given: [closed] }).thenRejected('restaurant_inactive');
    givenEvents(channelDecider, [])
      .when('SetSpecialDaysOfRestaurant', {
        input: { restaurantId: 1, days: [eve], remove: [] },
        facts: undefined,
        actor: ana,
      })
      .thenRejected('restaurant_not_found');
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  aChannel,
  allDay,
  type ChannelContent,
  channelOn,
  type ChannelPlan,
  everyDay,
  serviceId,
} from '@portal/contracts/areas/channels';
import fc from 'fast-check';
import { contentBefore, contentWith, isFull, withDate, withNewPlan, without, withPlanned } from './plans';

const today = '2026-11-25';
const now = aChannel();
const closing: ChannelPlan = {
  date: '2026-12-01',
  changes: { opening: { open: false, date: '2026-12-20', motive: 1 } },
};

describe('planned changes', () => {
  it('[R-CHN-30] [R-CHN-31] [AMB-71] begin tomorrow, or on the first free day after it', () => {
    const one = withNewPlan([], today);
    const two = withNewPlan(one, today);
    expect(two.map(({ date }) => date)).toEqual(['2026-11-26', '2026-11-27']);
    expect([isFull(one), isFull(two)]).toEqual([false, true]);
    expect(without(two, 0).map(({ date }) => date)).toEqual(['2026-11-27']);
  });

  it('[R-CHN-29] hold differences alone, also against the one before', () => {
    const wifiOff = withPlanned(now, [closing, { date: '2026-12-05', changes: {} }], 1, {
      ...contentWith(now, [closing, { date: '2026-12-05', changes: {} }], 1),
      services: [serviceId('parking')],
    });
    expect(wifiOff[1]?.changes).toEqual({
      services: { [serviceId('parking')]: true, [serviceId('wifi')]: false },
    });
    expect(contentBefore(now, wifiOff, 1).opening.open).toBe(false);
  });

  it('[R-CHN-29] show in their editor what their day comes to', () => {
    const schedules = { restaurant: { monday: allDay } };
    const plans = [closing, { date: '2026-12-25', changes: { schedules } }];
    expect(contentWith(now, plans, 1).opening.open).toBe(true);
    expect(contentWith(now, plans, 1).schedules.restaurant.monday).toEqual(allDay);
    expect(contentWith(now, withDate(plans, 1, ''), 1).schedules.restaurant.monday).toEqual(allDay);
  });

  it('[R-CHN-29] lead exactly to any intended result', () => {
    const content = fc
      .record({ services: fc.subarray([1, 2, 3, 4, 11, 14, 15]), start: fc.constantFrom('10:00', '12:00') })
      .filter(({ services }) => services.includes(14) || !services.includes(15))
      .map(({ services, start }): ChannelContent => ({
        ...now,
        services,
        schedules: { ...now.schedules, takeaway: everyDay({ start, end: '22:00' }) },
      }));
    fc.assert(
      fc.property(content, content, (first, second) => {
        const start = [
          { date: '2026-12-01', changes: {} },
          { date: '2026-12-05', changes: {} },
        ];
        const plans = withPlanned(now, withPlanned(now, start, 0, first), 1, second);
        expect(channelOn(now, plans, '2026-12-02')).toEqual(first);
        expect(channelOn(now, plans, '2026-12-06')).toEqual(second);
      }),
    );
  });
});

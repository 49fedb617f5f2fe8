import { describe, expect, it } from '@jest/globals';
import { allDay, everyDay, hoursProblem, noHours } from '@portal/contracts/areas/channels';
import fc from 'fast-check';
import { axisMinutes, barOf, copiedTo, times, withEndAt } from './hours';

const clock = fc.constantFrom(...times);
const hours = fc.record({ start: clock, end: clock }).filter((each) => hoursProblem(each) === undefined);

describe('the bar of a day', () => {
  it('[R-CHN-17] is placed by its hours, past midnight too', () => {
    expect(barOf({ start: '12:00', end: '00:30' })).toEqual({ from: 720, to: 1470 });
    expect(barOf(allDay)).toEqual({ from: 0, to: 1440 });
    expect(barOf(noHours)).toBeNull();
  });

  it('[R-CHN-17] is moved in quarters of an hour, and over midnight', () => {
    expect(withEndAt({ start: '12:00', end: '23:00' }, 'to', 1561)).toEqual({ start: '12:00', end: '02:00' });
    expect(withEndAt({ start: '12:00', end: '23:00' }, 'from', 640)).toEqual({
      start: '10:45',
      end: '23:00',
    });
  });

  it('[R-CHN-18] never becomes invalid hours, wherever an end is dragged', () => {
    fc.assert(
      fc.property(
        hours,
        fc.constantFrom('from' as const, 'to' as const),
        fc.integer({ min: -600, max: axisMinutes + 600 }),
        (before, end, minutes) => {
          expect(hoursProblem(withEndAt(before, end, minutes))).toBeUndefined();
        },
      ),
      { numRuns: 500 },
    );
  });
});

it('[R-CHN-15] a day is copied to others, and they alone change', () => {
  const block = { ...everyDay({ start: '12:00', end: '00:00' }), monday: allDay };
  const copied = copiedTo(block, 'monday', 'workdays');
  expect([copied.friday, copied.saturday, copied.festive]).toEqual([allDay, block.saturday, block.festive]);
  expect(copiedTo(block, 'monday', 'all')).toEqual(everyDay(allDay));
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import {
  daysShape,
  endsFirst,
  inputOfPeriod,
  isShownAt,
  nextPeriodChange,
  phaseOfPeriod,
  type Period,
  periodOf,
  periodOfInput,
  periodShape,
  shownAt,
  periodChangeOf,
  toPeriodOutput,
} from './period';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString();
const from10to12: Period = { active: true, start: at(10), end: at(12) };

describe('what is shown for a time', () => {
  it('[R-HOM-06] is seen from its start on and up to its end', () => {
    const hours = [9, 10, 11, 12];
    expect(hours.map((hour) => isShownAt(from10to12, at(hour)))).toEqual([false, true, true, false]);
    expect(isShownAt({ ...from10to12, active: false }, at(11))).toBe(false);
  });

  it('[R-HOM-06] has open ends where there is no date', () => {
    expect(isShownAt({ active: true, start: null, end: null }, at(0))).toBe(true);
    expect(isShownAt({ active: true, start: at(10), end: null }, at(23))).toBe(true);
    expect(isShownAt({ active: true, start: null, end: at(10) }, at(10))).toBe(false);
  });

  it('[R-HOM-06] changes at its start, then at its end, then no more; never while it is inactive', () => {
    expect([9, 10, 12].map((hour) => nextPeriodChange(from10to12, at(hour)))).toEqual([at(10), at(12), null]);
    expect(nextPeriodChange({ ...from10to12, active: false }, at(9))).toBeNull();
  });

  it('[R-HOM-06] has turned at its start or its end, and not at a moment that was changed or while it is inactive', () => {
    expect(periodChangeOf(from10to12, at(10), at(10))).toEqual({ shown: true, next: at(12) });
    expect(periodChangeOf(from10to12, at(12), at(12))).toEqual({ shown: false, next: null });
    expect(periodChangeOf(from10to12, at(11), at(11))).toBeNull();
    expect(periodChangeOf({ ...from10to12, active: false }, at(10), at(10))).toBeNull();
  });

  it('[R-HOM-06] is found by a view exactly when it is seen', () => {
    const hour = fc.option(fc.integer({ min: 0, max: 5 }).map(at));
    fc.assert(
      fc.property(
        fc.boolean(),
        hour,
        hour,
        fc.integer({ min: 0, max: 5 }).map(at),
        (active, start, end, now) => {
          const document = periodOf({ active, start, end });
          const where = shownAt(new Date(now), { filters: periodShape.filters });
          const found =
            document.active === where.active?.eq &&
            document.from <= where.from.lte &&
            document.until >= where.until.gte;
          expect(found).toBe(isShownAt({ active, start, end }, now));
        },
      ),
    );
  });

  it('[R-AME-01] is shown, planned, over or inactive', () => {
    const record = { status: 1 as const, start_date: at(10), end_date: at(12) };
    expect([9, 10, 12].map((hour) => phaseOfPeriod(record, at(hour)))).toEqual(['planned', 'shown', 'over']);
    expect(phaseOfPeriod({ ...record, status: 0 }, at(11))).toBe('inactive');
    expect(phaseOfPeriod({ status: 1, start_date: null, end_date: null }, at(11))).toBe('shown');
  });

  it('[R-AME-03] may not end before it begins, nor as it begins', () => {
    expect(endsFirst(from10to12)).toBe(false);
    expect(endsFirst({ ...from10to12, end: at(10) })).toBe(true);
    expect(endsFirst({ ...from10to12, start: null })).toBe(false);
  });

  it('[R-ENT-07] is written with 1 or 0 and dates that may be left out', () => {
    const schema = z.object(periodShape.input);
    expect(schema.parse({ status: '0', start_date: '', end_date: '2026-11-20T11:00:00+01:00' })).toEqual({
      status: false,
      start_date: null,
      end_date: at(10),
    });
    expect(schema.parse({})).toEqual({ status: true, start_date: null, end_date: null });
  });

  it('[R-HOM-06] has no switch where a record is shown on its days alone', () => {
    const input = z.object(daysShape.input).parse({ start_date: at(10) });
    expect(input).toEqual({ start_date: at(10), end_date: null });
    const days = periodOfInput(input);
    expect(days).toEqual({ start: at(10), end: null });
    expect(inputOfPeriod(days)).toEqual(input);
    expect(toPeriodOutput(days)).toEqual(input);
    expect(periodOf(days)).not.toHaveProperty('active');
    expect(shownAt(new Date(at(11)), { filters: daysShape.filters })).not.toHaveProperty('active');
    expect([9, 10].map((hour) => isShownAt(days, at(hour)))).toEqual([false, true]);
    expect(nextPeriodChange(days, at(9))).toBe(at(10));
    expect(periodChangeOf(days, at(10), at(10))).toEqual({ shown: true, next: null });
    expect(phaseOfPeriod(input, at(9))).toBe('planned');
  });
});

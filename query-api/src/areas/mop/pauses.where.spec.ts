import { describe, expect, it } from '@jest/globals';
import { marketRecords, Role } from '@portal/contracts';
import { testPerson } from '@portal/platform/testing/query-kit';
import { whereOf } from './pauses.where';

const { ES } = marketRecords;
const franchisee = testPerson(Role.Franchisee, { restaurants: [1, 2] });
const own = { restaurantId: { in: [1, 2] } };
const day = '2026-11-20';
const now = new Date('2026-11-20T09:30:00.000Z');

describe('the pauses that a person may see', () => {
  it('[R-ROL-08] are those of the own restaurants, for any requested one, or of the whole market', () => {
    expect(whereOf({}, franchisee, ES, now)).toEqual(own);
    expect(whereOf({ restaurant_id: 9 }, franchisee, ES, now)).toEqual({ restaurantId: { in: [] } });
    expect(whereOf({}, testPerson(Role.Editor), ES, now)).toEqual({});
  });

  it.each([
    ['the last day', { to: day }, { start: { lte: '2026-11-20T22:59:59.999Z' } }],
    [
      'the first day, which an end at midnight does not touch',
      { from: day },
      { end: { gte: '2026-11-19T23:00:00.001Z' } },
    ],
    ['being late', { late: true }, { late: { eq: true } }],
    ['being in time', { late: false }, { late: { eq: false } }],
    ['being open', { open: true }, { ended: { eq: false } }],
    ['having ended', { open: false }, { ended: { eq: true } }],
    [
      'having begun undecided',
      { begun: true },
      { status: { in: [1] }, start: { lte: now.toISOString() }, ended: { eq: false } },
    ],
    [
      'having begun undecided on an earlier day',
      { begun: true, to: '2026-11-19' },
      { status: { in: [1] }, start: { lte: '2026-11-19T22:59:59.999Z' }, ended: { eq: false } },
    ],
  ])('are narrowed by %s', (_what, filters, conditions) => {
    expect(whereOf(filters, franchisee, ES, now)).toEqual({ ...own, ...conditions });
  });
});

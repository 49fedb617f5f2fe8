import { describe, expect, it } from '@jest/globals';
import { marketRecords, Role } from '@portal/contracts';
import { testPerson } from '@portal/platform/testing/query-kit';
import { whereOf } from './orders.where';

const { ES } = marketRecords;
const franchisee = testPerson(Role.Franchisee, { restaurants: [1, 2] });
const living = { deleted: { eq: false } };
const own = { ...living, restaurantId: { in: [1, 2] } };
const day = '2026-11-20';
const first = '2026-11-19T23:00:00.000Z';
const last = '2026-11-20T22:59:59.999Z';

describe('the orders that a person may see', () => {
  it('[R-ROL-08] are those of the own restaurants, for any requested one, or of the whole market', () => {
    expect(whereOf({}, franchisee, ES)).toEqual(own);
    expect(whereOf({ restaurant_id: 2 }, franchisee, ES)).toEqual({ ...living, restaurantId: { in: [2] } });
    expect(whereOf({ restaurant_id: 9 }, franchisee, ES)).toEqual({ ...living, restaurantId: { in: [] } });
    expect(whereOf({}, testPerson(Role.Administrator), ES)).toEqual(living);
  });

  it.each<readonly [string, Parameters<typeof whereOf>[0], object]>([
    ['the first day', { from: day }, { date: { gte: first } }],
    ['the last day', { to: day }, { date: { lte: last } }],
    ['both', { from: day, to: day }, { date: { gte: first, lte: last } }],
    ['a piece', { resource_id: 7 }, { resourceIds: { contains: 7 } }],
    ['statuses', { status: [1, 2] }, { status: { in: [1, 2] } }],
    ['whose turn it is', { turn: 'restaurant' }, { turn: { eq: 'restaurant' } }],
    ['finished art', { ready: true }, { ready: { eq: true } }],
    ['the first day needed', { needed_from: day }, { neededOn: { gte: day, lte: '9999-12-30' } }],
    ['the last day needed', { needed_to: day }, { neededOn: { lte: day } }],
  ])('are narrowed by %s, as the market counts days', (_what, filters, conditions) => {
    expect(whereOf(filters, franchisee, ES)).toEqual({ ...own, ...conditions });
  });
});

import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { testPerson } from '@portal/platform/testing/query-kit';
import { noticesFor, unreadOf } from './notices.where';

const now = new Date('2026-11-20T09:30:00.000Z');
const monthBefore = '2026-10-21T09:30:00.000Z';
const asking = (role: Role) => ({
  person: testPerson(role, { restaurants: [1, 2] }),
  market: 'ES' as const,
  lang: 'CAT' as const,
  now,
  chosen: { taken: { bell: false } },
});

describe('the notices of a person', () => {
  it.each([Role.Franchisee, Role.Manager, Role.Consultant])(
    '[R-CAT-10] [R-ROL-08] are those of the language and of the own restaurants for role %i',
    (role) => {
      expect(noticesFor(asking(role))).toEqual({
        audience: { in: ['readers-CAT', 'restaurant-1', 'restaurant-2', 'user-12'] },
        at: { gte: monthBefore },
        kind: {
          in: [
            'acting',
            'failedPlan',
            'replaced',
            'quote',
            'quoteEnds',
            'proof',
            'finished',
            'reminder',
            'status',
            'pause',
            'newFiles',
            'recall',
          ],
        },
      });
    },
  );

  it('[R-CHN-29] are those of failed planned changes, for people who administer everything', () => {
    expect(noticesFor(asking(Role.Administrator)).audience).toEqual({
      in: ['readers-CAT', 'administrators', 'allAdministrators', 'user-12'],
    });
  });

  it.each([
    [Role.Editor, ['allAdministrators']],
    [Role.Partner, []],
  ])('[R-ROL-08] are those of no restaurant for role %i', (role, more) => {
    expect(noticesFor(asking(role)).audience).toEqual({ in: ['readers-CAT', ...more, 'user-12'] });
  });

  it.each([
    ['a month, where none was seen', null, monthBefore],
    ['a month, where the newest that was seen is older', '2026-10-21T09:29:59.999Z', monthBefore],
    ['what came after the newest that was seen', '2026-11-20T09:00:00.000Z', '2026-11-20T09:00:00.001Z'],
    ['what came after one of a month ago', monthBefore, '2026-10-21T09:30:00.001Z'],
  ])('are unread for %s', (_what, readUpTo, since) => {
    const where = { audience: { eq: 'readers-CAT' }, at: { gte: monthBefore } };
    expect(unreadOf(where, readUpTo, now)).toEqual({ ...where, at: { gte: since } });
  });
});

import { describe, expect, it } from '@jest/globals';
import { changesIdentities } from './changes-identities';

describe('what makes the guard of sessions look again', () => {
  it.each(['session-1', 'login-1', 'user-1', 'erasures-ES', 'restaurant-5'])(
    '[S2] [AMB-06] is an event of %s',
    (stream) => {
      expect(changesIdentities({ stream })).toBe(true);
    },
  );

  it.each(['order-1', 'mop-5', 'partnerReports-11-2026'])('is no event of %s', (stream) => {
    expect(changesIdentities({ stream })).toBe(false);
  });
});

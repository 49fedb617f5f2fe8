import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Audience, roomOf } from './pushes';
import { roles } from './roles';

describe('the room of an audience', () => {
  it('names its kind, so that user 7 and restaurant 7 never share one', () => {
    expect(roomOf({ user: '7' })).toBe('user:7');
    expect(roomOf({ restaurant: 7 })).toBe('restaurant:7');
    expect(roomOf({ role: 2 })).toBe('role:2');
    expect(roomOf({ session: 'abc' })).toBe('session:abc');
  });

  it('is the same for the same audience and another for any other', () => {
    const audience: fc.Arbitrary<Audience> = fc.oneof(
      fc.nat(9).map((user) => ({ user: `${user}` })),
      fc.nat(9).map((restaurant) => ({ restaurant })),
      fc.constantFrom(...roles).map((role) => ({ role })),
      fc.nat(9).map((session) => ({ session: `${session}` })),
    );
    fc.assert(
      fc.property(audience, audience, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(roomOf(one) === roomOf(other)).toBe(same);
      }),
    );
  });
});

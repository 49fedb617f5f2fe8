import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { testPerson } from '@portal/platform/testing/query-kit';
import { allOf, oneOf, reach } from './conditions';

describe('the conditions of a list', () => {
  it('[R-ROL-08] reach the whole market for people responsible for it, else the own restaurants', () => {
    const administrator = testPerson(Role.Administrator, { restaurants: [] });
    expect(reach(administrator, undefined)).toBeNull();
    expect(reach(administrator, 9)).toEqual({ eq: 9 });
    const franchisee = testPerson(Role.Franchisee, { restaurants: [1, 2] });
    expect(reach(franchisee, undefined)).toEqual({ in: [1, 2] });
    expect(reach(franchisee, 2)).toEqual({ in: [2] });
    expect(reach(franchisee, 9)).toEqual({ in: [] });
  });

  it('leave out a filter without a value', () => {
    expect([undefined, [], [1, 2]].map(oneOf)).toEqual([null, null, { in: [1, 2] }]);
    expect(allOf({ a: null, b: { eq: 1 } })).toEqual({ b: { eq: 1 } });
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  administrators,
  catalogueReaders,
  isAdministrator,
  restaurantStaff,
  Role,
  roles,
  roleSchema,
} from './roles';

describe('roles', () => {
  it('[R-PLT-02] are the six user types by their wire code', () => {
    expect(Role).toEqual({
      Franchisee: 1,
      Administrator: 2,
      Manager: 3,
      Editor: 4,
      Consultant: 5,
      Partner: 6,
    });
    for (const role of roles) expect(roleSchema.parse(role)).toBe(role);
    for (const unknown of [0, 7, '1', null]) expect(roleSchema.safeParse(unknown).success).toBe(false);
  });

  it('fall apart into restaurant staff, administrators and partners', () => {
    expect(restaurantStaff).toEqual([1, 3, 5]);
    expect(administrators).toEqual([2, 4]);
    expect(roles.filter(isAdministrator)).toEqual([2, 4]);
    expect([...catalogueReaders].sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

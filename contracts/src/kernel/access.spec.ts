import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Access, anyone, everybody, marketWideRoles, mayActOn, only, refusalFor } from './access';
import { markets } from './markets';
import { administrators, Role, type Role as RoleCode, roles } from './roles';

const someRoles = fc.subarray([...roles]);
const someMarkets = fc.subarray([...markets]);
const asCaller = (role: RoleCode | null) => (role === null ? null : { role });
const caller = fc.constantFrom<RoleCode | null>(null, ...roles);

describe('access rules', () => {
  it('refuses the wrong market first, then the missing session, then the role', () => {
    const rule = only([Role.Administrator], { markets: ['ES'] });
    expect(refusalFor(rule, 'PT', { role: Role.Administrator })).toBe('not_in_this_market');
    expect(refusalFor(rule, 'ES', null)).toBe('session_expired');
    expect(refusalFor(rule, 'ES', { role: Role.Partner })).toBe('forbidden');
    expect(refusalFor(rule, 'ES', { role: Role.Administrator })).toBeNull();
    expect(refusalFor(everybody(), 'PT', { role: Role.Partner })).toBeNull();
  });

  it('[R-ROL-08] lets people act only on their own restaurants, administrators on all', () => {
    expect(mayActOn({ role: Role.Manager, restaurants: [1, 2] }, 2)).toBe(true);
    expect(mayActOn({ role: Role.Manager, restaurants: [1, 2] }, 3)).toBe(false);
    expect(mayActOn({ role: Role.Administrator, restaurants: [] }, 3)).toBe(true);
  });

  it('[R-ROL-08] never lets a person act on a restaurant outside the own list, unless the whole market is theirs', () => {
    fc.assert(
      fc.property(fc.constantFrom(...roles), fc.array(fc.nat(9)), fc.nat(9), (role, restaurants, id) => {
        const expected = restaurants.includes(id) || role === Role.Administrator || role === Role.Editor;
        expect(mayActOn({ role, restaurants }, id)).toBe(expected);
      }),
    );
    expect(marketWideRoles).toEqual([Role.Administrator, Role.Editor]);
  });

  it('denies by default: only a named role in a named market comes through', () => {
    fc.assert(
      fc.property(
        someRoles,
        someMarkets,
        fc.constantFrom(...markets),
        caller,
        (allowed, where, market, role) => {
          const refusal = refusalFor(only(allowed, { markets: where }), market, asCaller(role));
          expect(refusal === null).toBe(where.includes(market) && role !== null && allowed.includes(role));
        },
      ),
    );
  });

  it('refuses people whom no rule names', () => {
    for (const market of markets) {
      for (const role of [null, ...roles])
        expect(refusalFor(only([]), market, asCaller(role))).not.toBeNull();
    }
  });

  it('opens an anonymous call to everybody, but only in its markets', () => {
    for (const role of [null, ...roles]) {
      expect(refusalFor(anyone(), 'ES', asCaller(role))).toBeNull();
      expect(refusalFor(anyone({ markets: ['PT'] }), 'ES', asCaller(role))).toBe('not_in_this_market');
    }
  });

  it('[R-ROL-01] [AMB-06] give people who act for a restaurant no more than their own role', () => {
    fc.assert(
      fc.property(someRoles, fc.constantFrom(...administrators), (allowed, ownRole) => {
        const refusal = refusalFor(only(allowed), 'ES', { role: Role.Manager, ownRole });
        const byOwnRole = ownRole === Role.Administrator || allowed.includes(ownRole);
        expect(refusal === null).toBe(allowed.includes(Role.Manager) && byOwnRole);
      }),
    );
  });

  it('[R-ROL-01] [AMB-62] lets a rule name the administrators who may make the call in restaurant mode', () => {
    const editor = { role: Role.Manager, ownRole: Role.Editor };
    const administrator = { role: Role.Manager, ownRole: Role.Administrator };
    const ordering = only([Role.Manager], { inRestaurantMode: administrators });
    expect(refusalFor(ordering, 'ES', editor)).toBeNull();
    expect(refusalFor(ordering, 'ES', { role: Role.Editor })).toBe('forbidden');
    const reading = only([Role.Manager, Role.Administrator], { inRestaurantMode: [] });
    expect(refusalFor(reading, 'ES', administrator)).toBe('forbidden');
    expect(refusalFor(reading, 'ES', { role: Role.Administrator })).toBeNull();
  });

  it('answers a lost session as such, and not as a missing right', () => {
    expect(refusalFor(everybody(), 'ES', null)).toBe('session_expired');
  });
});

describe('[AMB-77] an administrator as a user', () => {
  const manager = { role: Role.Manager, ownRole: Role.Administrator, asUser: true } as const;
  const may = (access: Access) => refusalFor(access, 'ES', manager) === null;

  it('may do what that role may, and nothing of the own one', () => {
    expect(may(only([Role.Manager]))).toBe(true);
    expect(may(only([Role.Administrator]))).toBe(false);
    expect(may(everybody())).toBe(true);
  });

  it('may not do what is closed to acting, nor what is personal, but may end it', () => {
    expect(may(only([Role.Manager], { inRestaurantMode: [] }))).toBe(false);
    expect(may(only([Role.Manager], { inRestaurantMode: [Role.Administrator] }))).toBe(true);
    expect(may(only([Role.Manager], { asUser: false }))).toBe(false);
    expect(may(only([Role.Administrator], { inRestaurantMode: [], asUser: true }))).toBe(true);
  });

  it('has no more rights by a rule for acting in restaurants', () => {
    expect(may(only([Role.Franchisee], { inRestaurantMode: [Role.Administrator] }))).toBe(false);
  });
});

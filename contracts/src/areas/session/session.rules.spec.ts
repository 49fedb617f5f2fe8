import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  absoluteMilliseconds,
  attemptWindowMilliseconds,
  delayAfter,
  extensionMilliseconds,
  freeAttempts,
  idleMilliseconds,
  landingFor,
  layoutOf,
  redirectFor,
} from '.';
import { Role, roles } from '../../kernel';

const minute = 60_000;

describe('how long a session lasts', () => {
  it('ends after an hour unused and after twelve hours in any case', () => {
    expect(idleMilliseconds).toBe(60 * minute);
    expect(absoluteMilliseconds).toBe(12 * 60 * minute);
  });

  it('records a use often enough never to close a session that is in use', () => {
    expect(extensionMilliseconds).toBeLessThan(idleMilliseconds);
  });
});

describe('how long a login waits after failures', () => {
  it('looks at five attempts at once, then after one minute, two, four, eight and fifteen', () => {
    expect(Array.from({ length: 12 }, (_, failures) => delayAfter(failures) / minute)).toEqual([
      0, 0, 0, 0, 0, 1, 2, 4, 8, 15, 15, 15,
    ]);
    expect(freeAttempts).toBe(5);
    expect(attemptWindowMilliseconds).toBe(15 * minute);
  });

  it('never waits less after one failure more, nor longer than a quarter of an hour', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (failures) => {
        expect(delayAfter(failures + 1)).toBeGreaterThanOrEqual(delayAfter(failures));
        expect(delayAfter(failures)).toBeLessThanOrEqual(15 * minute);
      }),
    );
  });
});

const portal = [
  '/',
  '/config',
  '/diagnostic',
  '/marketing',
  '/channels',
  '/toolkits',
  '/practices',
  '/account',
  '/nacional',
  '/nacional/menus',
  '/nacional/menus/menu-del-dia',
  '/local',
  '/local/barcelona',
  '/local/barcelona/cartel',
  '/comunicacion',
  '/comunicacion/prensa',
  '/comunicacion/prensa/nota',
  '/comunicacion/form',
  '/customresource',
  '/search',
  '/cart',
  '/orders',
  '/order/12',
  '/order/edit/1763636400000',
  '/order/details/7',
  '/users',
  '/users/add',
  '/notifications',
];
const ofTheReducedMenu = [
  '/admin/overview',
  '/admin/map',
  '/admin/calendar',
  '/admin',
  '/admin/sections',
  '/admin/section/add',
  '/admin/section/3',
  '/admin/resources',
  '/admin/resources/add',
  '/admin/resources/3',
  '/admin/recalls',
  '/admin/recalls/3',
  '/admin/orders',
  '/admin/orders/3',
  '/admin/sliders',
  '/admin/sliders/add',
  '/admin/sliders/3',
];
const ofTheFullMenu = [
  '/admin/restaurants',
  '/admin/restaurants/add',
  '/admin/restaurants/3',
  '/admin/users',
  '/admin/users/add',
  '/admin/users/3',
  '/admin/mop',
  '/admin/inform',
  '/admin/import',
  '/admin/documents',
  '/admin/videos',
  '/admin/videos/add',
  '/admin/videos/3',
];
const partner = ['/partner/reports', '/partner/reports/add', '/partner/reports/11/2026'];
const everyRoute = [...portal, ...ofTheReducedMenu, ...ofTheFullMenu, ...partner];
const nonAdministrators = [Role.Franchisee, Role.Manager, Role.Consultant];

const redirects = (paths: readonly string[], role: Role) => [
  ...new Set(paths.map((path) => redirectFor(path, role))),
];

describe('where a path leads each role', () => {
  it.each(nonAdministrators)(
    '[R-NAV-40] [R-ROL-03] sends role %i home from every administration route, and from no other',
    (role) => {
      expect(redirects([...ofTheReducedMenu, ...ofTheFullMenu], role)).toEqual(['/']);
      expect(redirects(portal, role)).toEqual([null]);
    },
  );

  it('[R-ROL-03] lets administrators through to the whole administration', () => {
    expect(redirects([...portal, ...ofTheReducedMenu, ...ofTheFullMenu], Role.Administrator)).toEqual([null]);
  });

  it('[R-ROL-03] lets restricted administrators through to their reduced menu only', () => {
    expect(redirects([...portal, ...ofTheReducedMenu], Role.Editor)).toEqual([null]);
    expect(redirects(ofTheFullMenu, Role.Editor)).toEqual(['/']);
    expect(redirectFor('/admin/ordersandmore', Role.Editor)).toBe('/');
  });

  it('[R-NAV-39] [R-ROL-05] keeps partners in their area', () => {
    expect(redirects(partner, Role.Partner)).toEqual([null]);
    const elsewhere = [...portal, ...ofTheReducedMenu, ...ofTheFullMenu].filter(
      (path) => path !== '/account',
    );
    expect(redirects(elsewhere, Role.Partner)).toEqual(['/partner/reports']);
    expect(redirectFor('/partnership', Role.Partner)).toBe('/partner/reports');
    expect(redirectFor('/account', Role.Partner)).toBe('/partner/account');
  });

  it('[R-ROL-05] keeps everybody else out of the partner area', () => {
    for (const role of roles.filter((candidate) => candidate !== Role.Partner)) {
      expect(redirects(partner, role)).toEqual(['/']);
    }
  });

  it('[R-NAV-40] is not fooled by another spelling of a path that the router opens all the same', () => {
    const spellings = [
      '/Admin/users',
      '/ADMIN',
      '/admin/',
      '/%61dmin/users',
      '/admi%6E/users/',
      '/admin//users',
    ];
    expect(redirects(spellings, Role.Manager)).toEqual(['/']);
    expect(redirects(['/Partner/reports', '/%50artner/reports/'], Role.Partner)).toEqual([null]);
    expect(redirectFor('/administrative', Role.Manager)).toBeNull();
  });

  it('leads in one step to a place that may be opened', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyRoute), fc.constantFrom(...roles), (path, role) => {
        const target = redirectFor(path, role);
        if (target !== null) expect(redirectFor(target, role)).toBeNull();
      }),
    );
  });
});

describe('where a person lands after login', () => {
  it('[R-NAV-38] [R-ROL-04] is the place of the role', () => {
    expect(roles.map((role) => [role, landingFor(role)])).toEqual([
      [Role.Franchisee, '/'],
      [Role.Administrator, '/admin'],
      [Role.Manager, '/'],
      [Role.Editor, '/admin/sections'],
      [Role.Consultant, '/'],
      [Role.Partner, '/partner/reports'],
    ]);
  });

  it('[R-NAV-38] may always be opened, and is in the layout of the role', () => {
    for (const role of roles) {
      expect(redirectFor(landingFor(role), role)).toBeNull();
      const layout = layoutOf(role);
      if (layout !== 'restaurant') expect(landingFor(role)).toContain(`/${layout}`);
    }
  });
});

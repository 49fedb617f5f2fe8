import { describe, expect, it } from '@jest/globals';
import { marketRecords, type Role } from '@portal/contracts/kernel';
import type { AreaRoute } from '#core/area-manifest';
import { adminLanding, afterLogin, redirectFrom } from './PortalRoutes';

const route = (path: string, audience: Partial<AreaRoute> = {}): AreaRoute => ({
  path,
  frame: 'portal',
  title: { CAST: '', CAT: '', PT: '' },
  screen: async () => () => null,
  ...audience,
});
const as = (role: Role, market: 'ES' | 'PT' = 'ES') => ({ role, market: marketRecords[market] });

describe('where a path leads', () => {
  it.each([1, 3, 5] as const)('[R-NAV-40] role %i is sent home from the administration', (role) => {
    expect(redirectFrom('/admin/orders', route('/admin/orders'), as(role))).toBe('/');
  });

  it.each([2, 4] as const)('[R-NAV-40] [R-ROL-03] role %i may enter the administration', (role) => {
    expect(redirectFrom('/admin/orders', route('/admin/orders'), as(role))).toBeNull();
  });

  it('[R-NAV-39] [R-ROL-05] partners are led to their reports from everywhere else, and other people never get there', () => {
    expect(redirectFrom('/', route('/'), as(6))).toBe('/partner/reports');
    expect(redirectFrom('/admin/orders', route('/admin/orders'), as(6))).toBe('/partner/reports');
    expect(redirectFrom('/partner/reports', route('/partner/reports'), as(6))).toBeNull();
    expect(redirectFrom('/partner/reports', route('/partner/reports'), as(1))).toBe('/');
  });

  it('[R-NAV-31] a screen that the market does not have leads home, one of the administration to /admin', () => {
    const diagnostic = route('/diagnostic', { feature: 'diagnosticAndPlanner' });
    const pauses = route('/admin/mop', { feature: 'mobileOrderPause' });
    expect(redirectFrom('/diagnostic', diagnostic, as(1, 'ES'))).toBeNull();
    expect(redirectFrom('/diagnostic', diagnostic, as(1, 'PT'))).toBe('/');
    expect(redirectFrom('/admin/mop', pauses, as(2, 'PT'))).toBe('/admin');
  });

  it('[R-ROL-01] [AMB-06] a screen that restricted administrators have no right to stays shut in restaurant mode', () => {
    const pauses = route('/pauses', { roles: [3], inRestaurantMode: [2] });
    const acting = (ownRole: Role) => ({ ...as(3), ownRole });
    expect(redirectFrom('/pauses', pauses, acting(2))).toBeNull();
    expect(redirectFrom('/pauses', pauses, acting(4))).toBe('/');
    expect(redirectFrom('/cart', route('/cart', { roles: [3] }), acting(4))).toBeNull();
  });

  it('a screen of other roles leads home', () => {
    expect(redirectFrom('/users', route('/users', { roles: [1] }), as(3))).toBe('/');
  });
});

describe('where /admin leads', () => {
  const orders = route('/admin/orders');
  const details = route('/admin/orders/:id');

  it('[R-NAV-25] is the resources as soon as they exist, until then the first screen there is', () => {
    expect(adminLanding([details, orders], as(2))).toBe('/admin/orders');
    expect(adminLanding([orders, route('/admin/resources')], as(2))).toBe('/admin/resources');
  });

  it('[R-NAV-38] is the sections for restricted administrators (AMB-07)', () => {
    const routes = [orders, route('/admin/resources'), route('/admin/sections')];
    expect(adminLanding(routes, as(4))).toBe('/admin/sections');
    expect(adminLanding([orders, route('/admin/resources', { roles: [2] })], as(4))).toBe('/admin/orders');
  });

  it('is home while no screen of the administration is open to this person', () => {
    expect(adminLanding([route('/admin/videos', { feature: 'importsAndVideos' })], as(2, 'PT'))).toBe('/');
  });
});

describe('the destination after signing in', () => {
  it('[R-NAV-38] [R-ROL-04] is home, the administration or the partners’ reports, by role', () => {
    expect(([1, 2, 3, 4, 5, 6] as const).map((role) => afterLogin(null, role))).toEqual([
      '/',
      '/admin',
      '/',
      '/admin',
      '/',
      '/partner/reports',
    ]);
  });

  it('is the page they were sent away from, if it is theirs', () => {
    expect(afterLogin('/orders?status=1', 1)).toBe('/orders?status=1');
    expect(afterLogin('/admin/orders', 1)).toBe('/');
    expect(afterLogin('/orders', 6)).toBe('/partner/reports');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'evil'])(
    'is never another place: %s',
    (from) => {
      expect(afterLogin(from, 1)).toBe('/');
    },
  );
});

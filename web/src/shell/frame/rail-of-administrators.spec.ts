import { describe, expect, it } from '@jest/globals';
import {
  isFor,
  type Market,
  marketRecords,
  markets,
  menuGroups,
  Role,
  roles,
} from '@portal/contracts/kernel';
import { areas } from '../areas';
import { gatherAreas } from '#core/area-manifest';

function administered(role: Role, market: Market): readonly string[] {
  const record = marketRecords[market];
  return gatherAreas(areas, record)
    .nav.filter((entry) => entry.places.includes('rail') && isFor(entry, { role }, record))
    .map(({ to }) => to)
    .filter((to) => to.startsWith('/admin'))
    .sort();
}

const reduced = ['calendar', 'map', 'orders', 'overview', 'recalls', 'resources', 'sections', 'sliders'].map(
  (name) => `/admin/${name}`,
);

describe.each(markets)('the menu of administrators in %s', (market) => {
  it('[R-ROL-03] [AMB-08] is a reduced one for restricted ones, and only administrators have one', () => {
    expect(administered(Role.Editor, market)).toEqual(reduced);
    for (const role of roles.filter((each) => each !== Role.Administrator && each !== Role.Editor))
      expect(administered(role, market)).toEqual([]);
  });

  it('begins with the overview', () => {
    const { nav } = gatherAreas(areas, marketRecords[market]);
    const rail = nav.filter(({ places, group }) => places.includes('rail') && group === menuGroups[0]);
    expect(rail[0]?.to).toBe('/admin/overview');
  });

  it('[R-NAV-31] [R-NAV-35] is all that there is for administrators, with pauses, videos, imports, plan and reference data in Spain only', () => {
    const spanish =
      market === 'ES' ? ['mop', 'videos', 'import', 'plan', 'reference'].map((name) => `/admin/${name}`) : [];
    const full = [
      ...reduced,
      ...[
        '/admin/documents',
        '/admin/film',
        '/admin/forms',
        '/admin/inform',
        '/admin/operations',
        '/admin/partner-reports',
      ],
      ...['/admin/restaurants', '/admin/users'],
      ...spanish,
    ];
    expect(administered(Role.Administrator, market)).toEqual(full.sort());
  });
});

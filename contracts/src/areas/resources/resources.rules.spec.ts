import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  actionsFor,
  formatsAdaptedInto,
  mayBeAdaptedAt,
  pagePath,
  placesAmong,
  resourceCategorySchema,
  ResourceCategory,
  ResourceStatus,
  resourceStatusSchema,
  thumbPath,
  waysToOrder,
} from '.';
import { restaurantStaff, Role, roles } from '../../kernel';
import { formats } from '../cart';
import { SectionType, sectionTypePaths } from '../sections';

type Resource = Parameters<typeof actionsFor>[0];
type Reader = Parameters<typeof actionsFor>[1];

const piece: Resource = {
  status: ResourceStatus.Published,
  has_file: true,
  budget: 1,
  customizable: '1,4',
};
const reader: Reader = { role: Role.Manager, path: '/nacional/menus' };
const none = { download: false, adaptation: false, production: false };

const forbiddenPaths = ['legal1', 'aspectoslegalesdelapublicidad', 'instalacionespublicitarias'];
const anyResource: fc.Arbitrary<Resource> = fc.record({
  status: fc.constantFrom(0 as const, 1 as const, 2 as const),
  has_file: fc.boolean(),
  budget: fc.constantFrom(0, 1),
  customizable: fc.constantFrom('', '1', '1,4'),
});
const anyReader: fc.Arbitrary<Reader> = fc.record({
  role: fc.constantFrom(...roles),
  path: fc.constantFrom(
    '/nacional/menus',
    '/comunicacion/plantillas/pieza',
    ...forbiddenPaths.map((slug) => `/nacional/${slug}/pieza`),
  ),
});

describe('the buttons of a resource', () => {
  it('[R-CAT-05] [R-CAT-06] [R-CAT-07] are download, adaptation and production', () => {
    expect(actionsFor(piece, reader)).toEqual({ download: true, adaptation: true, production: true });
  });

  it('[R-CAT-07] have production only when the budget is 1', () => {
    expect(actionsFor({ ...piece, budget: 0 }, reader)).toEqual({
      download: true,
      adaptation: true,
      production: false,
    });
  });

  it.each(forbiddenPaths)('[R-CAT-08] have no adaptation where the path contains %s', (slug) => {
    const path = `/nacional/${slug}/pieza`;
    expect(actionsFor(piece, { ...reader, path })).toEqual({
      download: true,
      adaptation: false,
      production: true,
    });
  });

  it('[R-CAT-09] have no adaptation, and nothing to download, without a file', () => {
    expect(actionsFor({ ...piece, has_file: false }, reader)).toEqual({
      download: false,
      adaptation: false,
      production: true,
    });
  });

  it('[R-CAT-06] [R-ENT-05] have no adaptation for a piece that may be adapted into no format (AMB-61)', () => {
    expect(actionsFor({ ...piece, customizable: '' }, reader)).toEqual({
      download: true,
      adaptation: false,
      production: true,
    });
  });

  it('[R-CAT-13] have no adaptation among communication', () => {
    const adaptable = Object.values(sectionTypePaths).filter(
      (root) => actionsFor(piece, { ...reader, path: `/${root}/menus/pieza` }).adaptation,
    );
    expect(adaptable).toEqual(['nacional', 'local', 'toolkits', 'practices']);
  });

  it('[R-CAT-11] [R-ROL-01] show to restaurant staff only', () => {
    for (const role of roles) {
      const shown = Object.values(actionsFor(piece, { ...reader, role })).some(Boolean);
      expect(shown).toBe(restaurantStaff.includes(role));
    }
  });

  it('[R-CAT-15] show nothing for what is coming soon or inactive', () => {
    for (const status of [ResourceStatus.ComingSoon, ResourceStatus.Inactive]) {
      expect(actionsFor({ ...piece, status }, reader)).toEqual(none);
    }
  });

  it('[R-CAT-08] [R-CAT-09] [R-CAT-11] [R-CAT-15] never offer what any one rule forbids', () => {
    fc.assert(
      fc.property(anyResource, anyReader, (resource, who) => {
        const allowed = restaurantStaff.includes(who.role) && resource.status === 1;
        const forbidden = ['comunicacion', ...forbiddenPaths];
        const forbiddenHere =
          resource.customizable === '' || forbidden.some((slug) => who.path.includes(slug));
        expect(actionsFor(resource, who)).toEqual({
          download: allowed && resource.has_file,
          adaptation: allowed && resource.has_file && !forbiddenHere,
          production: allowed && resource.budget === 1,
        });
      }),
    );
  });
});

describe('the ways of ordering a piece', () => {
  const { Published, ComingSoon } = ResourceStatus;
  const poster = { status: Published, hasFile: true, budget: true, adaptableInto: [1, 4] };
  const menus = ['nacional/menus'];

  it('[R-CAT-07] [AMB-60] are adaptation and production, each allowed or not', () => {
    expect(waysToOrder(poster, menus)).toEqual({ adaptation: [1, 4], production: true });
    expect(waysToOrder({ ...poster, budget: false }, menus)).toEqual({
      adaptation: [1, 4],
      production: false,
    });
    expect(waysToOrder({ ...poster, adaptableInto: [] }, menus)).toEqual({
      adaptation: [],
      production: true,
    });
    expect(waysToOrder({ ...poster, hasFile: false }, menus)).toEqual({ adaptation: [], production: true });
    expect(waysToOrder({ ...poster, status: ComingSoon }, menus)).toEqual({
      adaptation: [],
      production: false,
    });
  });

  it('[R-CAT-08] [AMB-60] leave adaptation where one of the paths allows it', () => {
    const ways = (paths: readonly string[]) => waysToOrder(poster, paths).adaptation;
    expect(ways(['nacional/legal1', 'nacional/menus'])).toEqual([1, 4]);
    expect(ways(['nacional/legal1', 'comunicacion/plantillas'])).toEqual([]);
  });

  it('[R-ENT-05] [AMB-61] an older event stores only whether it may be adapted: all formats, or none', () => {
    expect(formatsAdaptedInto({ customizable: true })).toEqual(formats.map(({ id }) => id));
    expect(formatsAdaptedInto({ customizable: false })).toEqual([]);
    expect(formatsAdaptedInto({ customizable: true, adaptableInto: [4] })).toEqual([4]);
  });

  it('[AMB-60] are those of the sections it is in, or of its own path', () => {
    const sections = [
      { id: 1, url: 'menus', type: SectionType.National },
      { id: 2, url: 'barrio', type: SectionType.Local },
    ];
    const home = 'nacional/menus';
    expect(placesAmong({ sections: [2, 1], home }, sections)).toEqual(['nacional/menus', 'local/barrio']);
    expect(placesAmong({ sections: [7], home }, sections)).toEqual(['nacional/menus']);
  });
});

describe('the codes of resources', () => {
  it('[R-CON-31] statuses are inactive, published and coming soon; ended is only shown', () => {
    expect(ResourceStatus).toEqual({ Inactive: 0, Published: 1, ComingSoon: 2, Ended: 3 });
    expect([-1, 0, 1, 2, 3, '1'].filter((code) => resourceStatusSchema.safeParse(code).success)).toEqual([
      0, 1, 2,
    ]);
  });

  it('[R-ENT-05] categories are piece, toolkit and best practice', () => {
    expect(ResourceCategory).toEqual({ Piece: 3, Toolkit: 4, BestPractice: 5 });
    expect([2, 3, 4, 5, 6].filter((code) => resourceCategorySchema.safeParse(code).success)).toEqual([
      3, 4, 5,
    ]);
  });
});

describe('the paths of a resource', () => {
  it('[R-NAV-08] [R-CAT-14] lead to its own page below its section', () => {
    expect(pagePath({ home: 'nacional/menus', url: 'menu-del-dia' })).toBe('/nacional/menus/menu-del-dia');
  });

  it('[R-CAT-23] [S15] [W19] stay inside the origin for any home and slug', () => {
    const origin = 'https://portal.example';
    const hostile = fc.oneof(
      fc.constantFrom(
        '//evil.example',
        '\\\\evil',
        'javascript:alert(1)',
        '@evil.example',
        '..',
        '\t//evil',
        '?#',
      ),
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(hostile, hostile, (home, url) => {
        const path = pagePath({ home, url });
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, origin).origin).toBe(origin);
      }),
      { numRuns: 1_000 },
    );
  });

  it('[R-CAT-04] change with the picture where they lead to the picture', () => {
    expect(thumbPath(7, 'abc')).toBe('/api/resource/7/thumb?v=abc');
  });

  it.each(forbiddenPaths)('[R-CAT-08] do not allow adaptation below %s', (slug) => {
    expect(mayBeAdaptedAt(`nacional/${slug}`)).toBe(false);
    expect(mayBeAdaptedAt('nacional/menus')).toBe(true);
  });
});

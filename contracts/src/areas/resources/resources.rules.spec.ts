import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  actionsFor,
  mayBeAdaptedAt,
  pagePath,
  resourceCategorySchema,
  ResourceCategory,
  ResourceStatus,
  resourceStatusSchema,
  thumbPath,
} from '.';
import { restaurantStaff, Role, roles } from '../../kernel';
import type { SectionType } from '../sections';

type Resource = Parameters<typeof actionsFor>[0];
type Reader = Parameters<typeof actionsFor>[1];

const piece: Resource = { status: ResourceStatus.Published, has_file: true, budget: 1 };
const reader: Reader = { role: Role.Manager, path: '/nacional/menus' };
const none = { download: false, adaptation: false, production: false };

const forbiddenPaths = ['legal1', 'aspectoslegalesdelapublicidad', 'instalacionespublicitarias'];
const anyResource: fc.Arbitrary<Resource> = fc.record({
  status: fc.constantFrom(0 as const, 1 as const, 2 as const),
  has_file: fc.boolean(),
  budget: fc.constantFrom(0, 1),
});
const anyReader: fc.Arbitrary<Reader> = fc.record({
  role: fc.constantFrom(...roles),
  path: fc.constantFrom('/nacional/menus', ...forbiddenPaths.map((slug) => `/nacional/${slug}/pieza`)),
  sectionType: fc.constantFrom<SectionType | undefined>(undefined, 1, 2, 3, 4, 5),
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

  it('[R-CAT-13] have no adaptation on the page of a communication piece', () => {
    const adaptable = ([1, 2, 3, 4, 5] as const).filter(
      (sectionType) => actionsFor(piece, { ...reader, sectionType }).adaptation,
    );
    expect(adaptable).toEqual([1, 2, 4, 5]);
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
        const forbiddenHere = forbiddenPaths.some((slug) => who.path.includes(slug)) || who.sectionType === 3;
        expect(actionsFor(resource, who)).toEqual({
          download: allowed && resource.has_file,
          adaptation: allowed && resource.has_file && !forbiddenHere,
          production: allowed && resource.budget === 1,
        });
      }),
    );
  });
});

describe('the codes of resources', () => {
  it('[R-CON-31] statuses are inactive, published and coming soon', () => {
    expect(ResourceStatus).toEqual({ Inactive: 0, Published: 1, ComingSoon: 2 });
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

  it('[R-CAT-23] [S15] [W19] stay inside the origin whatever home and slug hold', () => {
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

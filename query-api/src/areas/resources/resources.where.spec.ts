import { describe, expect, it } from '@jest/globals';
import { administrators, roles, Role } from '@portal/contracts';
import { allSectionTypes, ResourceStatus } from '@portal/contracts/areas/resources';
import { aSection, sections } from '@portal/contracts/areas/sections';
import { askedBy, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { statusesFor, subtreeFor, whereOf } from './resources.where';

const { Inactive, Published, ComingSoon, Ended } = ResourceStatus;
const readers = roles.filter((role) => !administrators.includes(role as never));

describe('the resources that a person may see', () => {
  it.each([null, ...readers])('[R-ARS-19] [AMB-05] include no inactive ones for role %s', (role) => {
    expect(statusesFor(role)).toEqual([Published, ComingSoon, Ended]);
  });

  it.each(readers)('[R-ARS-19] [AMB-05] are the same for role %i, for any requested status', (role) => {
    expect(whereOf({}, role)).toEqual({ status: { in: [Published, ComingSoon, Ended] } });
    expect(whereOf({ status: Published, deleted: true }, role)).toEqual({ status: { in: [Published] } });
    expect(whereOf({ status: ComingSoon }, role)).toEqual({ status: { in: [ComingSoon] } });
    expect(whereOf({ status: Inactive }, role)).toEqual({ status: { in: [] } });
  });

  it.each(administrators)(
    '[R-ARS-16] are all that are not deleted for role %i, or those that are',
    (role) => {
      expect(statusesFor(role)).toEqual([Inactive, Published, ComingSoon, Ended]);
      expect(whereOf({}, role)).toEqual({ deleted: { eq: false } });
      expect(whereOf({ status: Inactive, deleted: true }, role)).toEqual({
        deleted: { eq: true },
        chosenStatus: { eq: Inactive },
      });
    },
  );

  it('are narrowed by each filter that is there, and by none that is empty', () => {
    const { status, ...others } = whereOf(
      { type: [1], lang: 'CAST', category: 3, section_type: 2, sectionIds: [4] },
      Role.Franchisee,
    );
    expect(status).toBeDefined();
    expect(others).toEqual({
      format: { in: [1] },
      language: { eq: 'CAST' },
      category: { eq: 3 },
      sectionTypes: { contains: 2 },
      sections: { in: [4] },
    });
    const empty = { type: [], section_type: allSectionTypes };
    expect(whereOf(empty, Role.Franchisee)).toEqual(whereOf({}, Role.Franchisee));
  });
});

describe('the sections that are requested', () => {
  const section = (id: number, parentId: number, active: boolean) => {
    const { sectionId: _id, ...rest } = aSection({ sectionId: id });
    return { ...rest, id, parentId, active };
  };

  it.each([
    [Role.Administrator, 1, [1, 2, 3]],
    [Role.Franchisee, 1, [1, 2]],
    [Role.Franchisee, 3, null],
    [Role.Administrator, 99, null],
  ] as const)('[R-API-17] are for role %i those below %i that it may see', async (role, asked, found) => {
    const views = await viewsHolding([
      sections,
      [section(1, -1, true), section(2, 1, true), section(3, 1, false)],
    ]);
    const context = askedBy(views);
    const seen = await subtreeFor({ ...context, person: testPerson(role) }, asked);
    expect(seen === null ? null : [...seen].sort()).toEqual(found);
  });
});

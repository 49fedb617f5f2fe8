import { describe, expect, it } from '@jest/globals';
import { administrators, type InputOf, restaurantStaff, Role } from '@portal/contracts';
import {
  aResource,
  aResourceDocument,
  type ImportResourceInput,
  resourceChanges,
  resourceChangesOf,
  resourceQueries,
  resources,
  ResourceStatus,
} from '@portal/contracts/areas/resources';
import { aSection, sections } from '@portal/contracts/areas/sections';
import { askedBy, asking, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { resourceHandlers } from './resources.handlers';

const { Inactive, Published, ComingSoon } = ResourceStatus;
const inRow = (resourceId: number, overrides: Partial<ImportResourceInput>, more = {}) =>
  aResourceDocument(aResource({ resourceId, ...overrides }), {
    updatedAt: `2026-10-0${resourceId}T08:00:00.000Z`,
    ...more,
  });

const { sectionId: menus, ...section } = aSection();

const rows = [
  inRow(1, { name: 'Otoño', url: 'otono' }, { formerUrls: ['verano'], version: 3 }),
  inRow(2, { name: 'Invierno', file: null, awaited: ['file'] }),
  inRow(3, { name: 'Tardor', language: 'CAT', status: ComingSoon, format: 5 }),
  inRow(4, { name: 'Kit', category: 4, format: 0, status: Inactive }),
  inRow(5, { name: 'Retirado' }, { deleted: true }),
];
const views = viewsHolding(
  [resources, rows],
  [resourceChanges, resourceChangesOf(rows)],
  [sections, [{ ...section, id: menus }]],
);

async function asked(role: Role) {
  const { ask, refused } = asking(resourceHandlers, askedBy(await views, { person: testPerson(role) }));
  return {
    ask,
    refused,
    list: async (input: InputOf<(typeof resourceQueries)['ListResources']>) =>
      (await ask(resourceQueries.ListResources, input)).data.map(({ id }) => id),
  };
}

describe.each(administrators)('the table of resources, to an administrator of type %s,', (role) => {
  it('[R-ARS-01] [R-ARS-05] holds drafts and inactive ones too, the last changed first, in pages of any size', async () => {
    const { ask, list } = await asked(role);
    expect(await list({})).toEqual([4, 3, 2, 1]);
    for (const size of [10, 25, 50, 100, -1]) expect(await list({ size })).toHaveLength(4);
    const { data, total } = await ask(resourceQueries.ListResources, { page: 2, size: 1 });
    expect({ total, ids: data.map(({ id }) => id) }).toEqual({ total: 4, ids: [3] });
  });

  it('[R-ARS-02] is narrowed by text, language, status, category and format', async () => {
    const { list } = await asked(role);
    expect(await list({ q: 'oton', lang: 'CAST' })).toContain(1);
    expect(await list({ lang: 'CAT' })).toEqual([3]);
    expect(await list({ status: ComingSoon })).toEqual([3]);
    expect(await list({ status: Published })).toEqual([2, 1]);
    expect(await list({ category: 4 })).toEqual([4]);
    expect(await list({ type: [5] })).toEqual([3]);
  });

  it('[R-ARS-01] is sorted by every column that it has', async () => {
    const { list } = await asked(role);
    expect(await list({ sort: 'name' })).toEqual([2, 4, 1, 3]);
    expect(await list({ sort: '-status' })).toEqual([3, 2, 1, 4]);
    expect(await list({ sort: '-category' })).toEqual([4, 3, 2, 1]);
    expect(await list({ sort: '-type' })).toEqual([3, 2, 1, 4]);
    expect(await list({ sort: '-lang' })).toEqual([3, 4, 2, 1]);
  });

  it('[R16] is narrowed to what is to come, ends within a week, or is over by the day of the market', async () => {
    const timed = [
      inRow(1, { publishedFrom: '2026-11-22' }),
      inRow(2, { validUntil: '2026-11-21' }),
      inRow(3, { validUntil: '2026-11-28' }),
      inRow(4, { validUntil: '2026-11-29', publishedFrom: '2026-11-21' }),
      inRow(5, { validUntil: '2026-11-20' }),
      inRow(6, {}),
    ];
    // In Madrid it is the 21st.
    const now = () => new Date('2026-11-20T23:30:00.000Z');
    const { ask } = asking(
      resourceHandlers,
      askedBy(await viewsHolding([resources, timed]), { person: testPerson(role), now }),
    );
    const list = async (time: 'coming' | 'ending' | 'past') =>
      (await ask(resourceQueries.ListResources, { time })).data.map(({ id }) => id);
    expect(await list('coming')).toEqual([1]);
    expect(await list('ending')).toEqual([3, 2]);
    expect(await list('past')).toEqual([5]);
  });

  it('[AMB-55] [U5] shows what was deleted apart from the rest', async () => {
    expect(await (await asked(role)).list({ deleted: true })).toEqual([5]);
  });

  it('[R-ARS-16] shows the status that was set, and what is still to come', async () => {
    const { ask } = await asked(role);
    const { data } = await ask(resourceQueries.GetResource, { id: '2' });
    expect(data).toMatchObject({
      status: Published,
      to_come: ['file'],
      file: '',
      version: 0,
      deleted: false,
    });
  });
});

describe.each(restaurantStaff)('the catalogue, to a reader of type %s,', (role) => {
  it('[R-ARS-16] [R-ARS-19] [AMB-05] shows what is announced as coming soon, and nothing deleted or inactive', async () => {
    const { ask, list, refused } = await asked(role);
    expect(await list({})).toEqual([3, 2, 1]);
    expect(await list({ deleted: true })).toEqual([3, 2, 1]);
    expect((await ask(resourceQueries.GetResource, { id: '2' })).data).toMatchObject({
      status: ComingSoon,
      to_come: [],
    });
    expect(await refused(resourceQueries.GetResource, { id: '5' })).toBe('resource_not_found');
    expect(await refused(resourceQueries.GetResource, { id: '4' })).toBe('resource_not_found');
    expect((await ask(resourceQueries.ListNewResources, {})).data.map(({ id }) => id)).toEqual([1]);
  });

  it('[R-ARS-15] finds a piece by the slug that it had before', async () => {
    const { ask, refused } = await asked(role);
    expect((await ask(resourceQueries.GetResource, { id: 'verano' })).data).toMatchObject({
      id: 1,
      url: 'otono',
    });
    expect(await refused(resourceQueries.GetResource, { id: 'primavera' })).toBe('resource_not_found');
  });
});

describe('a best practice without a picture', () => {
  it('[R-ARS-11] keeps the place of one', async () => {
    const document = aResourceDocument(aResource({ category: 5, thumb: null }));
    const bare = await viewsHolding([resources, [document]], [sections, []]);
    const { ask } = asking(resourceHandlers, askedBy(bare, { person: testPerson(Role.Manager) }));
    expect((await ask(resourceQueries.GetResource, { id: '1' })).data).toMatchObject({
      thumb: '',
      thumb_width: 600,
      thumb_height: 600,
    });
  });
});

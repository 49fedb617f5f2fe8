import { describe, expect, it } from '@jest/globals';
import { administrators, type DocumentOf, Role } from '@portal/contracts';
import {
  aResource,
  aResourceDocument,
  fileVersions,
  resourceDownloads,
  resourceQueries,
  resources,
  versionDownloads,
} from '@portal/contracts/areas/resources';
import { aRestaurant, restaurants } from '@portal/contracts/areas/restaurants';
import { users } from '@portal/contracts/areas/users';
import { askedBy, asking, opening, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { fileVersionDownloadHandlers, fileVersionHandlers } from './file-versions.handlers';

const file = aResource().file ?? { key: '', filename: '', bytes: 0, contentType: '' };
const version = (number: number, more: Partial<DocumentOf<typeof fileVersions>> = {}) => ({
  id: `1-${number}`,
  resourceId: 1,
  version: number,
  file: { ...file, filename: `menu-${number}.pdf` },
  current: false,
  addedAt: `2026-10-0${number}T08:00:00.000Z`,
  addedBy: 'user-4',
  downloads: 0,
  ...more,
});
const taken = (userId: number, more: Partial<DocumentOf<typeof versionDownloads>> = {}) => ({
  id: `1-1-${userId}`,
  fileVersion: '1-1',
  userId,
  restaurantId: 1,
  times: 1,
  lastAt: `2026-10-0${userId}T08:00:00.000Z`,
  ...more,
});
const person = (id: number, name: string) => ({
  id,
  name,
  email: `${id}@es.chain.example`,
  phone: '',
  type: Role.Editor,
  active: true,
  deleted: false,
  locations: [],
  accessEndedBy: [],
  favourite: null,
  legal: null,
  version: 0,
});
const { restaurantId: _id, ...restaurant } = aRestaurant({ name: 'Gran Vía' });

const views = viewsHolding(
  [resources, [aResourceDocument(aResource())]],
  [
    fileVersions,
    [
      version(1, { downloads: 3, addedBy: 'system' }),
      version(2, { current: true }),
      version(3, { id: '2-1', resourceId: 2 }),
    ],
  ],
  [
    versionDownloads,
    [taken(4, { times: 2 }), taken(7, { restaurantId: null }), taken(8, { id: '1-2-8', fileVersion: '1-2' })],
  ],
  [users, [person(4, 'Elena Editora')]],
  [restaurants, [{ ...restaurant, id: 1 }]],
);

async function asked(role: Role) {
  return asking(fileVersionHandlers, askedBy(await views, { person: testPerson(role) }));
}

describe.each(administrators)('to an administrator of type %s', (role) => {
  it('[R-ARS-16] [AMB-36] the files of a resource are all there, newest first, with who put them there', async () => {
    const { ask } = await asked(role);
    const { data, total } = await ask(resourceQueries.ListFileVersions, { id: 1 });
    expect(total).toBe(2);
    expect(data).toEqual([
      {
        version: 2,
        filename: 'menu-2.pdf',
        bytes: file.bytes,
        added_at: '2026-10-02T08:00:00.000Z',
        added_by: { id: 4, name: 'Elena Editora' },
        current: true,
        downloads: 0,
      },
      {
        version: 1,
        filename: 'menu-1.pdf',
        bytes: file.bytes,
        added_at: '2026-10-01T08:00:00.000Z',
        added_by: { id: 0, name: '' },
        current: false,
        downloads: 3,
      },
    ]);
  });

  it('[AMB-36] lists who has a version, even if their name is no longer known', async () => {
    const { ask } = await asked(role);
    const { data, total } = await ask(resourceQueries.ListVersionDownloads, { id: 1, version: 1 });
    expect(total).toBe(2);
    expect(data).toEqual([
      { person: { id: 7, name: '' }, restaurant: null, times: 1, last_at: '2026-10-07T08:00:00.000Z' },
      {
        person: { id: 4, name: 'Elena Editora' },
        restaurant: { id: 1, name: 'Gran Vía' },
        times: 2,
        last_at: '2026-10-04T08:00:00.000Z',
      },
    ]);
    const often = await ask(resourceQueries.ListVersionDownloads, {
      id: 1,
      version: 1,
      sort: '-times',
      size: 1,
    });
    expect(often.data.map(({ person: { id } }) => id)).toEqual([4]);
  });

  it('[AMB-36] every file that there was is handed out, the earlier ones too, under the name it had', async () => {
    const context = askedBy(await views, { person: testPerson(role) });
    const { OpenFileVersion } = resourceDownloads;
    const open = (id: number, number: number) =>
      opening(fileVersionDownloadHandlers, OpenFileVersion, { id, version: number }, context);
    const handed = { key: file.key, contentType: file.contentType, disposition: 'attachment' };
    expect(await open(1, 1)).toMatchObject({ ...handed, filename: 'menu-1.pdf' });
    expect(await open(1, 2)).toMatchObject({ ...handed, filename: 'menu-2.pdf' });
    expect(await open(1, 3)).toBe('file_version_not_found');
    expect(await open(99, 1)).toBe('file_version_not_found');
  });

  it('there are no files of a resource that there is not', async () => {
    const { refused } = await asked(role);
    expect(await refused(resourceQueries.ListFileVersions, { id: 99 })).toBe('not_found');
  });
});

describe('the files of a resource', () => {
  it('[R-ROL-01] are closed to all but administrators', () => {
    const { ListFileVersions, ListVersionDownloads } = resourceQueries;
    for (const { access } of [ListFileVersions, ListVersionDownloads, resourceDownloads.OpenFileVersion]) {
      expect(access.roles).toEqual(administrators);
    }
  });
});

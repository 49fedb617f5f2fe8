import { describe, it } from '@jest/globals';
import type { EventOf } from '@portal/contracts';
import { aResource, type resourceEvents, type StoredFile } from '@portal/contracts/areas/resources';
import { projecting } from '@portal/platform/testing/projection-kit';
import { fileVersionsProjection, versionDownloadsProjection } from './file-versions.projection';

type ResourceEvent = EventOf<typeof resourceEvents>;

const at = '2026-11-20T09:30:00.000Z';
const second: StoredFile = {
  key: '2'.repeat(32),
  filename: 'menu-2.pdf',
  bytes: 2,
  contentType: 'application/pdf',
};
const first = aResource().file as StoredFile;
const added: ResourceEvent = { type: 'ResourceAdded', data: aResource() };
const replaced = (
  file: StoredFile | null,
  version: number,
  before: number,
  restored?: number,
): ResourceEvent => ({
  type: 'ResourceFileReplaced',
  data: { resourceId: 1, file, version, replaced: before, ...(restored !== undefined && { restored }) },
});
const downloaded = (userId: number, version?: number, restaurantId: number | null = 2): ResourceEvent => ({
  type: 'ResourceDownloaded',
  data: {
    resourceId: 1,
    userId,
    restaurantId,
    file: first,
    until: at,
    ...(version !== undefined && { version }),
  },
});
const versionOf = (version: number, file: StoredFile, more = {}) => ({
  id: `1-${version}`,
  resourceId: 1,
  version,
  file,
  current: true,
  addedAt: at,
  addedBy: 'user-12',
  downloads: 0,
  ...more,
});
const versions = (...events: readonly ResourceEvent[]) =>
  projecting(fileVersionsProjection).given<ResourceEvent>(events);
const takers = (...events: readonly ResourceEvent[]) =>
  projecting(versionDownloadsProjection).given<ResourceEvent>(events);

describe('the files of a resource', () => {
  it('[R-ARS-16] begin with the one it was added with, if it was', async () => {
    await versions(added).thenDocument('1-1', versionOf(1, first));
    await versions({ type: 'ResourceAdded', data: aResource({ file: null }) }).thenNoDocument('1-1');
  });

  it('[R-ARS-16] are all kept, the last of them being offered', async () => {
    const history = [added, replaced(second, 2, 1)];
    await versions(...history).thenDocument('1-1', versionOf(1, first, { current: false }));
    await versions(...history).thenDocument('1-2', versionOf(2, second));
  });

  it('[R-ARS-16] are kept when none is offered any more, and when an earlier one comes back', async () => {
    const history = [added, replaced(null, 0, 1), replaced(first, 2, 0, 1)];
    await versions(...history.slice(0, 2)).thenDocument('1-1', versionOf(1, first, { current: false }));
    await versions(...history).thenDocument('1-2', versionOf(2, first));
  });

  it('[AMB-36] count the downloads of each, those of before versions were counted with the first', async () => {
    const history = [added, downloaded(7), downloaded(8, 1), replaced(second, 2, 1), downloaded(7, 2)];
    await versions(...history).thenDocument('1-1', versionOf(1, first, { current: false, downloads: 2 }));
    await versions(...history).thenDocument('1-2', versionOf(2, second, { downloads: 1 }));
  });
});

describe('who has a version of a file', () => {
  it('[AMB-36] is listed once for each person, with how often and where last', async () => {
    const history = [downloaded(7, 1), downloaded(7, 1, null), downloaded(8), downloaded(7, 2)];
    const taker = { id: '1-1-7', fileVersion: '1-1', userId: 7, restaurantId: null, times: 2, lastAt: at };
    await takers(...history).thenDocument('1-1-7', taker);
    await takers(...history).thenDocument('1-1-8', {
      ...taker,
      id: '1-1-8',
      userId: 8,
      restaurantId: 2,
      times: 1,
    });
    await takers(...history).thenDocument('1-2-7', {
      ...taker,
      id: '1-2-7',
      fileVersion: '1-2',
      restaurantId: 2,
      times: 1,
    });
  });
});

import { describe, it } from '@jest/globals';
import type { EventOf } from '@portal/contracts';
import {
  aResource,
  aResourceDocument,
  type ImportResourceInput,
  type resourceEvents,
  type ChosenStatus,
  ResourceStatus,
} from '@portal/contracts/areas/resources';
import type { sectionEvents } from '@portal/contracts/areas/sections';
import { projecting } from '@portal/platform/testing/projection-kit';
import { resourcesProjection } from './resources.projection';

type AnyEvent = EventOf<typeof resourceEvents> | EventOf<typeof sectionEvents>;

const at = '2026-10-01T08:00:00.000Z';
const later = '2026-11-20T09:30:00.000Z';
const file = { key: 'g'.repeat(32), filename: 'menu.pdf', bytes: 1, contentType: 'application/pdf' };
const thumb = { key: 'b'.repeat(32), width: 600, height: 600 };
const { Inactive, Published, ComingSoon } = ResourceStatus;

const added = (overrides: Partial<ImportResourceInput & { statusDay: string }> = {}) => ({
  type: 'ResourceAdded' as const,
  data: aResource(overrides),
  metadata: { at },
});
const downloaded: AnyEvent & { stream: string } = {
  type: 'ResourceDownloaded',
  data: { resourceId: 1, userId: 12, restaurantId: null, file, until: '2026-10-02T08:05:00.000Z' },
  stream: 'download-1',
};
const statusChanged = (from: ChosenStatus, to: ChosenStatus): AnyEvent => ({
  type: 'ResourceStatusChanged',
  data: { resourceId: 1, from, to },
});
const published: AnyEvent = {
  type: 'ResourcePublished',
  data: {
    resourceId: 1,
    name: 'Menú del día',
    url: 'menu-del-dia-1',
    home: 'nacional/menus',
    category: 3,
    language: 'CAST',
    sections: [1],
    thumb,
  },
};
const given = (...events: readonly AnyEvent[]) => projecting(resourcesProjection).given<AnyEvent>(events);

describe('the view of resources', () => {
  it('[R-ENT-05] [R-ARS-19] holds a published resource with the moment of its publication', async () => {
    await given(added()).thenDocument('1', aResourceDocument(aResource(), { publishedAt: at }));
  });

  it.each([Inactive, ComingSoon])(
    '[R-CON-31] [AMB-20] holds one of status %s as not published',
    async (status) => {
      await given(added({ status })).thenDocument('1', aResourceDocument(aResource({ status })));
    },
  );

  it('[R-ARS-19] [AMB-20] keeps the moment of the first publication when it is hidden and shown again', async () => {
    const history = [statusChanged(Published, Inactive), statusChanged(Inactive, Published)];
    await given(
      added({ status: ComingSoon }),
      statusChanged(ComingSoon, Published),
      published,
      ...history,
    ).thenDocument('1', aResourceDocument(aResource(), { publishedAt: later, updatedAt: later, version: 4 }));
  });

  it('[R-ARS-16] shows what is announced as coming soon until its file and its picture are there', async () => {
    const announced = aResource({ file: null, thumb: null, awaited: ['file', 'thumb'] });
    await given(added(announced)).thenDocument('1', {
      ...aResourceDocument(announced),
      status: ComingSoon,
      chosenStatus: Published,
      publishedAt: null,
    });
    await given(
      added(announced),
      { type: 'ResourceFileReplaced', data: { resourceId: 1, file, version: 1, replaced: 0 } },
      { type: 'ResourceThumbReplaced', data: { resourceId: 1, thumb } },
      { type: 'ResourceFilesAwaited', data: { resourceId: 1, awaited: [] } },
      published,
    ).thenDocument(
      '1',
      aResourceDocument(aResource({ file, thumb }), { publishedAt: later, updatedAt: later, version: 4 }),
    );
  });

  it('[R-ARS-16] goes on showing the file that is there while the next one is announced', async () => {
    await given(added(), {
      type: 'ResourceFilesAwaited',
      data: { resourceId: 1, awaited: ['file'] },
    }).thenDocument(
      '1',
      aResourceDocument(aResource({ awaited: ['file'] }), { publishedAt: at, version: 1 }),
    );
  });

  it('[R-ARS-04] [R-ARS-15] has the data of the form, and keeps its earlier slugs', async () => {
    const { resourceId, status: _status, file: _file, thumb: _thumb, ...described } = aResource();
    const edited = (url: string): AnyEvent => ({
      type: 'ResourceUpdated',
      data: { resourceId, ...described, name: 'Menú de noche', url },
    });
    await given(added(), edited('menu-de-noche'), edited('menu-de-noche_1')).thenDocument(
      '1',
      aResourceDocument(aResource({ name: 'Menú de noche', url: 'menu-de-noche_1' }), {
        formerUrls: ['menu-del-dia-1', 'menu-de-noche'],
        publishedAt: at,
        updatedAt: later,
        version: 2,
      }),
    );
  });

  it('[R-ARS-04] [AMB-55] hides a deleted one from readers, and is unchanged once it is restored', async () => {
    const deleted: AnyEvent = { type: 'ResourceDeleted', data: { resourceId: 1 } };
    await given(added(), deleted).thenDocument('1', {
      ...aResourceDocument(aResource(), { publishedAt: at, version: 1 }),
      status: Inactive,
      deleted: true,
    });
    await given(added(), deleted, { type: 'ResourceRestored', data: { resourceId: 1 } }).thenDocument(
      '1',
      aResourceDocument(aResource(), { publishedAt: at, version: 2 }),
    );
  });

  it('[R-ASE-10] follows its sections when those are moved or renamed', async () => {
    const standing = { resourceId: 1, home: 'local/otono', sectionTypes: [2 as const] };
    const moved = aResourceDocument(aResource({ home: 'local/otono', sectionTypes: [2] }), {
      publishedAt: at,
    });
    await given(added(), {
      type: 'SectionsPlaced',
      data: { placements: [], resources: [{ ...standing, resourceId: 2 }, standing] },
    }).thenDocument('1', moved);
    await given(added(), {
      type: 'ResourceFiled',
      data: { resourceId: 1, sections: [1], before: [], there: true, standing },
    }).thenDocument('1', moved);
  });

  it('[R-ARS-19] changes with its days: hidden, shown, marked, hidden', async () => {
    const time = { publishedFrom: '2026-10-05', validUntil: '2026-10-10' };
    const coming = { ...time, statusDay: '2026-10-01' };
    const row = (statusDay: string, version: number, publishedAt: string | null = null) =>
      aResourceDocument(aResource(time), { statusDay, version, publishedAt });
    const turned = (statusDay: string): AnyEvent => ({
      type: 'ResourceTimeReached',
      data: { resourceId: 1, ...time, statusDay },
    });
    const publishedThen = { ...published, metadata: { at } };
    const begun = [added(coming), turned('2026-10-05'), publishedThen];
    await given(added(coming)).thenDocument('1', { ...row('2026-10-01', 0), status: Inactive });
    await given(...begun).thenDocument('1', { ...row('2026-10-05', 2, at), status: Published });
    await given(...begun, turned('2026-10-11')).thenDocument('1', {
      ...row('2026-10-11', 3, at),
      status: ResourceStatus.Ended,
    });
    await given(...begun, turned('2026-10-25')).thenDocument('1', {
      ...row('2026-10-25', 3, at),
      status: Inactive,
    });
    const changed = {
      type: 'ResourceTimeChanged' as const,
      data: { resourceId: 1, publishedFrom: null, validUntil: null, statusDay: '2026-10-03' },
      metadata: { at: later },
    };
    await given(added(coming), changed).thenDocument(
      '1',
      aResourceDocument(aResource(), { statusDay: '2026-10-03', version: 1, updatedAt: later }),
    );
  });

  it('[R-CAT-17] [AMB-36] counts every download and leaves the rest unchanged', async () => {
    await given(added(), downloaded, downloaded).thenDocument(
      '1',
      aResourceDocument(aResource(), { publishedAt: at, downloads: 2 }),
    );
  });

  it('makes no resource of anything but its adding', async () => {
    await given(downloaded, published, statusChanged(ComingSoon, Published)).thenNoDocument('1');
  });
});

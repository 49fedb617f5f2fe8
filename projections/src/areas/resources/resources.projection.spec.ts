import { describe, it } from '@jest/globals';
import type { EventOf } from '@portal/contracts';
import {
  type AddResourceInput,
  aResource,
  type resourceEvents,
  ResourceStatus,
} from '@portal/contracts/areas/resources';
import { projecting } from '@portal/platform/testing/projection-kit';
import { resourcesProjection } from './resources.projection';

type ResourceEvent = EventOf<typeof resourceEvents>;

const at = '2026-10-01T08:00:00.000Z';
const file = { key: 'f'.repeat(32), filename: 'menu.pdf', bytes: 1, contentType: 'application/pdf' };
const added = (data: AddResourceInput) => ({ type: 'ResourceAdded' as const, data, metadata: { at } });
const downloaded: ResourceEvent & { stream: string } = {
  type: 'ResourceDownloaded',
  data: { resourceId: 1, userId: 12, restaurantId: null, file, until: '2026-10-02T08:05:00.000Z' },
  stream: 'downloads-1',
};

describe('the view of resources', () => {
  it('[R-ENT-05] [R-ARS-19] holds a published resource with the moment of its publication', async () => {
    const { resourceId, ...facts } = aResource();
    await projecting(resourcesProjection)
      .given<ResourceEvent>([added(aResource())])
      .thenDocument('1', { id: resourceId, ...facts, updatedAt: at, publishedAt: at, downloads: 0 });
  });

  it.each([ResourceStatus.Inactive, ResourceStatus.ComingSoon])(
    '[R-CON-31] [AMB-20] holds one of status %s as not published',
    async (status) => {
      const { resourceId, ...facts } = aResource({ status });
      await projecting(resourcesProjection)
        .given<ResourceEvent>([added(aResource({ status }))])
        .thenDocument('1', { id: resourceId, ...facts, updatedAt: at, publishedAt: null, downloads: 0 });
    },
  );

  it('[R-CAT-17] [AMB-36] counts every download and leaves the rest as it was', async () => {
    const { resourceId, ...facts } = aResource();
    await projecting(resourcesProjection)
      .given<ResourceEvent>([added(aResource()), downloaded, downloaded])
      .thenDocument('1', { id: resourceId, ...facts, updatedAt: at, publishedAt: at, downloads: 2 });
  });

  it('makes no resource of a download alone', async () => {
    await projecting(resourcesProjection).given<ResourceEvent>([downloaded]).thenNoDocument('1');
  });
});

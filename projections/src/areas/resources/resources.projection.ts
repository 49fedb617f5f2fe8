import type { EventOf } from '@portal/contracts';
import { type resourceEvents, resources, ResourceStatus } from '@portal/contracts/areas/resources';
import { defineProjection } from '@portal/platform/projection/projection';

type ResourceEvent = EventOf<typeof resourceEvents>;

const byResource = (event: { data: { resourceId: number } }) => String(event.data.resourceId);

/** Resources with how often each was downloaded. */
export const resourcesProjection = defineProjection<ResourceEvent, typeof resources>(resources, {
  ResourceAdded: {
    id: byResource,
    apply: (_none, { data: { resourceId, ...facts }, metadata }) => ({
      ...facts,
      id: resourceId,
      updatedAt: metadata.at,
      publishedAt: facts.status === ResourceStatus.Published ? metadata.at : null,
      downloads: 0,
    }),
  },

  ResourceDownloaded: {
    id: byResource,
    apply: (resource) => resource && { ...resource, downloads: resource.downloads + 1 },
  },
});

import type { EventOf } from '@portal/contracts';
import { fileVersions, type resourceEvents, versionDownloads } from '@portal/contracts/areas/resources';
import { defineProjection } from '@portal/platform/projection/projection';

type ResourceEvent = EventOf<typeof resourceEvents>;

const idOf = (resourceId: number, version: number) => `${resourceId}-${version}`;

/** Older events have one file per resource and no version. */
const versionOf = ({ version = 1 }: { readonly version?: number | undefined }) => version;

/** Every file of a resource: uploader and downloads (AMB-36). */
export const fileVersionsProjection = defineProjection<ResourceEvent, typeof fileVersions>(fileVersions, {
  ResourceAdded: {
    id: ({ data }) => (data.file ? idOf(data.resourceId, 1) : null),
    apply: (_none, { data: { resourceId, file }, metadata: { at: addedAt, actor: addedBy } }, id) =>
      file && { id, resourceId, version: 1, file, current: true, addedAt, addedBy, downloads: 0 },
  },

  ResourceFileReplaced: {
    id: ({ data: { resourceId, version, replaced } }) =>
      [version, replaced].filter((each) => each > 0).map((each) => idOf(resourceId, each)),
    apply: (
      before,
      { data: { resourceId, version, file }, metadata: { at: addedAt, actor: addedBy } },
      id,
    ) => {
      if (before) return { ...before, current: false };
      return file && { id, resourceId, version, file, current: true, addedAt, addedBy, downloads: 0 };
    },
  },

  ResourceDownloaded: {
    id: ({ data }) => idOf(data.resourceId, versionOf(data)),
    apply: (version) => version && { ...version, downloads: version.downloads + 1 },
  },
});

/** Who has which version (AMB-36). */
export const versionDownloadsProjection = defineProjection<ResourceEvent, typeof versionDownloads>(
  versionDownloads,
  {
    ResourceDownloaded: {
      id: ({ data }) => `${idOf(data.resourceId, versionOf(data))}-${data.userId}`,
      apply: (before, { data, metadata }, id) => ({
        id,
        fileVersion: idOf(data.resourceId, versionOf(data)),
        userId: data.userId,
        restaurantId: data.restaurantId,
        times: (before?.times ?? 0) + 1,
        lastAt: metadata.at,
      }),
    },
  },
);

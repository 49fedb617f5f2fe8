import type { Audience, EventOf } from '@portal/contracts';
import { type resourceEvents, resourcePushes, ResourceStatus } from '@portal/contracts/areas/resources';
import { toAdministrators, toReaders } from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';

type ResourceEvent = EventOf<typeof resourceEvents>;

interface OfResource {
  readonly data: { readonly resourceId: number };
  readonly position: number;
}

const changed = ({ data, position }: OfResource, to: readonly Audience[]) => [
  { name: 'ResourcesChanged' as const, payload: { resourceIds: [data.resourceId], position }, to },
];
const changedForAll = (event: OfResource) => changed(event, toReaders);

/** Hidden changes: administrators only. */
const changedSilently = (event: OfResource) => changed(event, toAdministrators);

/** Receivers of catalogue events (R-ARS-19). */
export const resourcePushRules = definePushRules<ResourceEvent, typeof resourcePushes>(resourcePushes, {
  ResourceAdded: (event) =>
    event.data.status === ResourceStatus.Inactive ? changedSilently(event) : changedForAll(event),
  ResourceUpdated: changedForAll,
  ResourceFileReplaced: changedForAll,
  ResourceThumbReplaced: changedForAll,
  ResourceFilesAwaited: changedForAll,
  ResourceStatusChanged: changedForAll,
  ResourceDeleted: changedForAll,
  ResourceRestored: changedForAll,
  ResourcePublished: ({ data: { resourceId, language }, position }) => [
    { name: 'ResourcePublished', payload: { resourceId, language, position }, to: toReaders },
  ],
});

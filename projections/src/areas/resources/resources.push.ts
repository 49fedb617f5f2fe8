import type { Audience, EventOf } from '@portal/contracts';
import { administrators, catalogueReaders } from '@portal/contracts';
import { type resourceEvents, resourcePushes, ResourceStatus } from '@portal/contracts/areas/resources';
import { definePushRules } from '@portal/platform/push/push-rules';

type ResourceEvent = EventOf<typeof resourceEvents>;

const toAdministrators: readonly Audience[] = administrators.map((role) => ({ role }));
const toReaders: readonly Audience[] = catalogueReaders.map((role) => ({ role }));

interface OfResource {
  readonly data: { readonly resourceId: number };
  readonly position: number;
}

const changed = ({ data, position }: OfResource, to: readonly Audience[]) => [
  { name: 'ResourcesChanged' as const, payload: { resourceIds: [data.resourceId], position }, to },
];
const changedForAll = (event: OfResource) => changed(event, toReaders);

/** What readers do not see of a resource is nothing to them: only administrators are told of it. */
const changedUnseen = (event: OfResource) => changed(event, toAdministrators);

/** Who hears of what happens in the catalogue (R-ARS-19). */
export const resourcePushRules = definePushRules<ResourceEvent, typeof resourcePushes>(resourcePushes, {
  ResourceAdded: (event) =>
    event.data.status === ResourceStatus.Inactive ? changedUnseen(event) : changedForAll(event),
  ResourceEdited: changedForAll,
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

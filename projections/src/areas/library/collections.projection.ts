import type { DocumentOf, EventOf } from '@portal/contracts';
import { collections, type libraryEvents, sortedBy, withInserted } from '@portal/contracts/areas/library';
import { defineProjection } from '@portal/platform/projection/projection';
import { ownedProjection } from '@portal/platform/record/owned-projection';

type LibraryEvent = EventOf<typeof libraryEvents>;
type Collection = DocumentOf<typeof collections>;

const { patch, added, renamed, deleted, restored } = ownedProjection<Collection, 'collectionId'>(
  'collectionId',
);

const holding = (resources: Collection['resources']) => ({
  resources,
  resourceIds: resources.map(({ id }) => id),
});

/** Resources not yet in the collection get `at`. */
function inOrder({ resources }: Collection, ids: readonly number[], at: string) {
  const there = new Map(resources.map((each) => [each.id, each]));
  return holding(ids.map((id) => there.get(id) ?? { id, at }));
}

export const collectionsProjection = defineProjection<LibraryEvent, typeof collections>(collections, {
  CollectionAdded: added(({ data: { resources }, metadata: { at } }) => ({
    ...holding(resources.map((id) => ({ id, at }))),
    shared: false,
  })),
  CollectionUpdated: renamed,
  CollectionDeleted: deleted,
  CollectionRestored: restored,
  CollectionResourcesAdded: patch((collection, { data, metadata: { at } }) =>
    inOrder(collection, withInserted(collection.resourceIds, data.resources, data.place), at),
  ),
  CollectionResourcesRemoved: patch(({ resources }, { data }) =>
    holding(resources.filter(({ id }) => !data.resources.includes(id))),
  ),
  CollectionSorted: patch((collection, { data, metadata: { at } }) =>
    inOrder(collection, sortedBy(collection.resourceIds, data.resources), at),
  ),
  CollectionShared: patch((_collection, { data: { shared } }) => ({ shared })),
});

import { ownerKey, ownerOfId } from '@portal/contracts';
import type { DocumentOf, EventOf } from '@portal/contracts';
import { collections, type libraryEvents, sortedBy, withInserted } from '@portal/contracts/areas/library';
import { keyedBy, patchDated } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type LibraryEvent = EventOf<typeof libraryEvents>;
type Collection = DocumentOf<typeof collections>;

const byCollection = keyedBy('collectionId');

const patch = patchDated<Collection, 'collectionId'>('collectionId');

const idsOf = ({ resources }: Collection) => resources.map(({ id }) => id);

/** The resources with these ids, in their order; new ones are there from this moment on. */
function inOrder({ resources }: Collection, ids: readonly number[], at: string): Collection['resources'] {
  const there = new Map(resources.map((each) => [each.id, each]));
  return ids.map((id) => there.get(id) ?? { id, at });
}

/** Collections of people and restaurants. A person's own go with the person: their names are sealed (S18). */
export const collectionsProjection = defineProjection<LibraryEvent, typeof collections>(collections, {
  CollectionAdded: {
    id: byCollection,
    apply: (_none, { data, personal, metadata: { at }, revision: version }) => {
      const owner = ownerOfId(data.collectionId);
      if (!owner || ('userId' in owner && personal.value === null)) return null;
      return {
        id: data.collectionId,
        owner: ownerKey(owner),
        name: personal.value?.name ?? data.name,
        resources: data.resources.map((id) => ({ id, at })),
        shared: false,
        deleted: false,
        version,
        changedAt: at,
      };
    },
  },
  CollectionUpdated: patch((_collection, { data, personal, revision: version }) => ({
    name: personal.value?.name ?? data.name,
    version,
  })),
  CollectionDeleted: patch(() => ({ deleted: true })),
  CollectionRestored: patch(() => ({ deleted: false })),
  CollectionResourcesAdded: patch((collection, { data, metadata: { at } }) => ({
    resources: inOrder(collection, withInserted(idsOf(collection), data.resources, data.place), at),
  })),
  CollectionResourcesRemoved: patch(({ resources }, { data }) => ({
    resources: resources.filter(({ id }) => !data.resources.includes(id)),
  })),
  CollectionSorted: patch((collection, { data, metadata: { at } }) => ({
    resources: inOrder(collection, sortedBy(idsOf(collection), data.resources), at),
  })),
  CollectionShared: patch((_collection, { data: { shared } }) => ({ shared })),
});

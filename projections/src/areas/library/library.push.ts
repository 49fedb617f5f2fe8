import type { EventOf } from '@portal/contracts';
import { type libraryEvents, libraryPushes } from '@portal/contracts/areas/library';
import { toOwner, toReaders } from '@portal/platform/push/audiences';
import { definePushRules, pushToPerson } from '@portal/platform/push/push-rules';

type LibraryEvent = EventOf<typeof libraryEvents>;

const toThePerson = pushToPerson('LibraryChanged');

interface OfCollection {
  readonly data: { readonly collectionId: string };
  readonly position: number;
}

const changed = ({ data: { collectionId }, position }: OfCollection, to = toOwner(collectionId)) => [
  { name: 'CollectionChanged' as const, payload: { collectionId, position }, to },
];
const toItsOwner = (event: OfCollection) => changed(event);

/** To the owner or restaurant; link changes to all who may have the link. */
export const libraryPushRules = definePushRules<LibraryEvent, typeof libraryPushes>(libraryPushes, {
  FavouriteAdded: toThePerson,
  FavouriteRemoved: toThePerson,
  FavouriteFollowed: toThePerson,
  CollectionFollowed: toThePerson,
  ResourceOpened: toThePerson,
  CollectionAdded: toItsOwner,
  CollectionUpdated: toItsOwner,
  CollectionDeleted: (event) => changed(event, toReaders),
  CollectionRestored: toItsOwner,
  CollectionResourcesAdded: toItsOwner,
  CollectionResourcesRemoved: toItsOwner,
  CollectionSorted: toItsOwner,
  CollectionShared: (event) => changed(event, toReaders),
});

import type { EventOf } from '@portal/contracts';
import { type libraryEvents, withInserted } from '@portal/contracts/areas/library';
import {
  nameIn,
  ownedEvolutions,
  type OwnedRecord,
  type OwnedRecords,
} from '@portal/platform/record/owned-records';

type LibraryEvent = EventOf<typeof libraryEvents>;
export type CollectionEvent = Exclude<
  Extract<LibraryEvent, { type: `Collection${string}` }>,
  { type: 'CollectionFollowed' }
>;
type Named<N extends CollectionEvent['type']> = Extract<CollectionEvent, { type: N }>;

export interface Collection extends OwnedRecord {
  /** In the owner's order, unique. */
  readonly resources: readonly number[];
  readonly shared: boolean;
}

export type Collections = OwnedRecords<Collection>;

const { adding, changing, edits } = ownedEvolutions<Collection, 'collectionId'>('collectionId');

export const editsOf = edits('CollectionAdded', 'CollectionUpdated');

export const remembering = {
  CollectionAdded: adding((added, { data: { resources } }: Named<'CollectionAdded'>) => ({
    ...added,
    resources,
    shared: false,
  })),
  CollectionUpdated: changing((event: Named<'CollectionUpdated'>) => ({ name: nameIn(event) })),
  CollectionDeleted: changing((_event: Named<'CollectionDeleted'>) => ({ deleted: true })),
  CollectionRestored: changing((_event: Named<'CollectionRestored'>) => ({ deleted: false })),
  CollectionResourcesAdded: changing(({ data }: Named<'CollectionResourcesAdded'>, { resources }) => ({
    resources: withInserted(resources, data.resources, data.place),
  })),
  CollectionResourcesRemoved: changing(({ data }: Named<'CollectionResourcesRemoved'>, { resources }) => ({
    resources: resources.filter((id) => !data.resources.includes(id)),
  })),
  CollectionSorted: changing(({ data }: Named<'CollectionSorted'>) => ({ resources: data.resources })),
  CollectionShared: changing(({ data }: Named<'CollectionShared'>) => ({ shared: data.shared })),
};

import type { EventOf } from '@portal/contracts';
import { type libraryEvents, withInserted } from '@portal/contracts/areas/library';

type LibraryEvent = EventOf<typeof libraryEvents>;
export type CollectionEvent = Exclude<
  Extract<LibraryEvent, { type: `Collection${string}` }>,
  { type: 'CollectionFollowed' }
>;
type Named<N extends CollectionEvent['type']> = Extract<CollectionEvent, { type: N }>;

export interface Collection {
  readonly id: string;
  /** Empty once its person was erased. */
  readonly name: string;
  /** In the owner's order, each once. */
  readonly resources: readonly number[];
  readonly shared: boolean;
  readonly deleted: boolean;
}

/** All collections of one owner, the oldest first. */
export interface Collections {
  /** `null` for a person. */
  readonly restaurantId: number | null;
  readonly all: readonly Collection[];
}

export const collectionOf = ({ all }: Collections, id: string): Collection | undefined =>
  all.find((collection) => collection.id === id);

const nameIn = ({ data, personal }: Named<'CollectionAdded' | 'CollectionUpdated'>) =>
  personal.value?.name ?? data.name;

const changing =
  <E extends { readonly data: { readonly collectionId: string } }>(
    change: (event: E, collection: Collection) => Partial<Collection>,
  ) =>
  (state: Collections, event: E): Collections => ({
    ...state,
    all: state.all.map((each) =>
      each.id === event.data.collectionId ? { ...each, ...change(event, each) } : each,
    ),
  });

const added = ({ restaurantId, all }: Collections, event: Named<'CollectionAdded'>): Collections => {
  const { collectionId: id, resources } = event.data;
  const collection = { id, name: nameIn(event), resources, shared: false, deleted: false };
  return { restaurantId: event.data.restaurantId ?? restaurantId, all: [...all, collection] };
};

/** How each event changes what is remembered of an owner's collections. */
export const remembering = {
  CollectionAdded: added,
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

/** Only a new name is an edit that another one can meet; everything else says what it wants whatever there was. */
export const editsOf = (event: CollectionEvent): readonly string[] =>
  event.type === 'CollectionAdded' || event.type === 'CollectionUpdated' ? [event.data.collectionId] : [];

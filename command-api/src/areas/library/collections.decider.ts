import { reject } from '@portal/contracts';
import {
  type libraryCommands,
  maxCollected,
  maxCollections,
  sortedBy,
} from '@portal/contracts/areas/library';
import {
  type Command,
  type CommandFor,
  type Decision,
  defineDecider,
} from '@portal/platform/decider/decider';
import { addOwned, noRecords, ownedDecisions } from '@portal/platform/record/owned-records';
import {
  type Collection,
  type CollectionEvent,
  type Collections,
  editsOf,
  remembering,
} from './collections-state';

type Contracts = typeof libraryCommands;
export interface SeenFacts {
  readonly seen: readonly number[];
}
export type CollectionCommands = {
  AddCollection: CommandFor<Contracts['AddCollection'], SeenFacts>;
  UpdateCollection: CommandFor<Contracts['UpdateCollection']>;
  DeleteCollection: CommandFor<Contracts['DeleteCollection']>;
  RestoreCollection: CommandFor<Contracts['RestoreCollection']>;
  AddToCollection: CommandFor<Contracts['AddToCollection'], SeenFacts>;
  RemoveFromCollection: CommandFor<Contracts['RemoveFromCollection']>;
  SortCollection: CommandFor<Contracts['SortCollection']>;
  ShareCollection: CommandFor<Contracts['ShareCollection']>;
};

export const missing = reject('collection_not_found');
const unknown = reject('resource_not_found');
const tooMany = reject('too_many_collections', { details: { max: maxCollections } });
const full = reject('collection_full', { details: { max: maxCollected } });

const own = ownedDecisions<Collection, CollectionEvent>({ missing, tooMany, most: maxCollections });

type Adding = Command<CollectionCommands['AddCollection']['input'], SeenFacts>;

function addToCollection(
  { input, facts }: Command<CollectionCommands['AddToCollection']['input'], SeenFacts>,
  { id: collectionId, resources: there }: Collection,
): Decision<CollectionEvent> {
  if (facts.seen.length === 0) return unknown;
  const resources = facts.seen.filter((id) => !there.includes(id));
  if (resources.length === 0) return [];
  if (there.length + resources.length > maxCollected) return full;
  const place = Math.min(input.place ?? there.length, there.length);
  return [{ type: 'CollectionResourcesAdded', data: { collectionId, resources, place } }];
}

/**
 * Streams `collections-user-{id}`, `collections-restaurant-{id}`: one stream per owner, so that limits hold.
 */
export const collectionsDecider = defineDecider<Collections, CollectionCommands, CollectionEvent>({
  initial: noRecords,
  editEvents: editsOf,

  decide: {
    AddCollection: addOwned(
      (
        { input, facts: { seen }, actor }: Adding,
        { id: collectionId, facts, sealed },
        state: Collections,
      ) => {
        if (input.resources.length > 0 && seen.length === 0) return unknown;
        if (own.isFull(state)) return tooMany;
        const data = { collectionId, ...facts, resources: [...seen] };
        return [
          { type: 'CollectionAdded', data, personal: { subject: `user-${actor.userId}`, value: sealed } },
        ];
      },
    ),

    UpdateCollection: own.update((collectionId, { name, sealed }, { actor }) => ({
      type: 'CollectionUpdated',
      data: { collectionId, name },
      personal: { subject: `user-${actor.userId}`, value: sealed },
    })),

    DeleteCollection: own.delete((collectionId) => ({ type: 'CollectionDeleted', data: { collectionId } })),

    RestoreCollection: own.restore((collectionId) => ({
      type: 'CollectionRestored',
      data: { collectionId },
    })),

    AddToCollection: own.onOwn(addToCollection),

    RemoveFromCollection: own.onOwn(({ input }, { id: collectionId, resources: there }) => {
      const resources = there.filter((id) => input.resources.includes(id));
      if (resources.length === 0) return [];
      return [{ type: 'CollectionResourcesRemoved', data: { collectionId, resources } }];
    }),

    SortCollection: own.onOwn(({ input }, { id: collectionId, resources: there }) => {
      const resources = sortedBy(there, input.resources);
      const isSame = resources.every((id, at) => id === there[at]);
      return isSame ? [] : [{ type: 'CollectionSorted', data: { collectionId, resources } }];
    }),

    ShareCollection: own.onOwn(({ input: { shared } }, { id: collectionId, shared: before }) =>
      shared === before ? [] : [{ type: 'CollectionShared', data: { collectionId, shared } }],
    ),
  },

  evolve: remembering,
});

import type { Owner, Rejection } from '@portal/contracts';
import { isOwnedBy, isRejection, newOwner, ownedIdOf, ownerKey, ownerOfId, reject } from '@portal/contracts';
import {
  type libraryCommands,
  mostCollected,
  mostCollections,
  sortedBy,
} from '@portal/contracts/areas/library';
import type { Actor, Command, CommandFor } from '@portal/platform/decider/decider';
import { defineDecider } from '@portal/platform/decider/decider';
import {
  type Collection,
  type CollectionEvent,
  collectionOf,
  type Collections,
  editsOf,
  remembering,
} from './collections-state';

type Contracts = typeof libraryCommands;
/** Those of the named resources that the person may see. */
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

const missing = reject('collection_not_found');
const unknown = reject('resource_not_found');
const tooMany = reject('too_many_collections', { details: { most: mostCollections } });
const full = reject('collection_full', { details: { most: mostCollected } });

/** All collections of an owner. */
export const collectionsStream = (owner: Owner): string => `collections-${ownerKey(owner)}`;

const isFull = ({ all }: Collections) => all.filter(({ deleted }) => !deleted).length >= mostCollections;

/** A person's names are sealed with that person's key; a restaurant's stand in plain (S18). */
const named = (owner: Owner, name: string, actor: Actor) => {
  const isPersonal = 'userId' in owner;
  return {
    name: isPersonal ? '' : name,
    personal: { subject: `user-${actor.userId}`, value: isPersonal ? { name } : {} },
  };
};

interface Own extends Collection {
  readonly owner: Owner;
}

/** The collection, where this person may change it; deleted ones only where it is asked for. */
function ownOf(
  { input, actor }: Command<{ readonly id: string }>,
  state: Collections,
  withDeleted = false,
): Own | Rejection {
  const owner = ownerOfId(input.id);
  const collection = collectionOf(state, input.id);
  if (!owner || !collection || !isOwnedBy(owner, actor)) return missing;
  return collection.deleted && !withDeleted ? missing : { ...collection, owner };
}

/** Decides on a collection that is there and may be changed. */
const onOwn =
  <I extends { readonly id: string }, F>(
    decide: (command: Command<I, F>, collection: Own) => readonly CollectionEvent[] | Rejection,
  ) =>
  (command: Command<I, F>, state: Collections): readonly CollectionEvent[] | Rejection => {
    const own = ownOf(command, state);
    return isRejection(own) ? own : decide(command, own);
  };

function addToCollection(
  { input, facts }: Command<CollectionCommands['AddToCollection']['input'], SeenFacts>,
  { id: collectionId, resources: there }: Own,
): readonly CollectionEvent[] | Rejection {
  if (facts.seen.length === 0) return unknown;
  const resources = facts.seen.filter((id) => !there.includes(id));
  if (resources.length === 0) return [];
  if (there.length + resources.length > mostCollected) return full;
  const place = Math.min(input.place ?? there.length, there.length);
  return [{ type: 'CollectionResourcesAdded', data: { collectionId, resources, place } }];
}

/**
 * All collections of a person, or of a restaurant. Streams `collections-user-{id}`, `collections-restaurant-{id}`: so the
 * limit on their number holds whoever adds one at the same time.
 */
export const collectionsDecider = defineDecider<Collections, CollectionCommands, CollectionEvent>({
  initial: { restaurantId: null, all: [] },
  editEvents: editsOf,

  decide: {
    AddCollection: ({ input, facts, actor, commandId }, state) => {
      const owner = newOwner(input.restaurant_id, actor);
      const collectionId = ownedIdOf(owner, commandId);
      if (collectionOf(state, collectionId)) return [];
      if (!isOwnedBy(owner, actor)) return reject('forbidden');
      if (input.resources.length > 0 && facts.seen.length === 0) return unknown;
      if (isFull(state)) return tooMany;
      const { name, personal } = named(owner, input.name, actor);
      const whose = { userId: null, restaurantId: null, ...owner };
      const data = { collectionId, ...whose, name, resources: [...facts.seen] };
      return [{ type: 'CollectionAdded', data, personal }];
    },

    UpdateCollection: onOwn(({ input, actor }, { id: collectionId, owner, name: before }) => {
      if (input.name === before) return [];
      const { name, personal } = named(owner, input.name, actor);
      return [{ type: 'CollectionUpdated', data: { collectionId, name }, personal }];
    }),

    DeleteCollection: (command, state) => {
      const own = ownOf(command, state, true);
      if (isRejection(own)) return own;
      return own.deleted ? [] : [{ type: 'CollectionDeleted', data: { collectionId: own.id } }];
    },

    RestoreCollection: (command, state) => {
      const own = ownOf(command, state, true);
      if (isRejection(own)) return own;
      if (!own.deleted) return [];
      return isFull(state) ? tooMany : [{ type: 'CollectionRestored', data: { collectionId: own.id } }];
    },

    AddToCollection: onOwn(addToCollection),

    RemoveFromCollection: onOwn(({ input }, { id: collectionId, resources: there }) => {
      const resources = there.filter((id) => input.resources.includes(id));
      if (resources.length === 0) return [];
      return [{ type: 'CollectionResourcesRemoved', data: { collectionId, resources } }];
    }),

    SortCollection: onOwn(({ input }, { id: collectionId, resources: there }) => {
      const resources = sortedBy(there, input.resources);
      const isSame = resources.every((id, at) => id === there[at]);
      return isSame ? [] : [{ type: 'CollectionSorted', data: { collectionId, resources } }];
    }),

    ShareCollection: onOwn(({ input: { shared } }, { id: collectionId, shared: before }) =>
      shared === before ? [] : [{ type: 'CollectionShared', data: { collectionId, shared } }],
    ),
  },

  evolve: remembering,
});

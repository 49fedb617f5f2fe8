import { isAdministrator, newOwner, ownedIdOf, type Owner, ownerOfId, reject } from '@portal/contracts';
import { libraryCommands, mayReadCollection } from '@portal/contracts/areas/library';
import { ResourceStatus } from '@portal/contracts/areas/resources';
import { type Addressing, bindCommand } from '@portal/platform/decider/command-binding';
import type { Actor } from '@portal/platform/decider/decider';
import type { Services } from '../../services';
import { resourceDecider } from '../resources/resource.decider';
import { collectionOf, type Collections } from './collections-state';
import { collectionsDecider, collectionsStream } from './collections.decider';
import { libraryDecider, libraryStream } from './library.decider';
import { openedResourcesDecider, openedStream } from './opened-resources.decider';

type Needed = Pick<Services, 'load'>;

const missing = reject('collection_not_found');
const nobody: Owner = { userId: 0 };
const ofActor = {
  decider: libraryDecider,
  stream: ({ actor }: { actor: { userId: number } }) => libraryStream(actor.userId),
} as const;
const onCollection = {
  decider: collectionsDecider,
  stream: ({ input }: { input: { id: string } }) => collectionsStream(ownerOfId(input.id) ?? nobody),
  restaurantOf: ({ restaurantId }: Collections) => restaurantId,
  rejectMissing: missing,
} as const;
const newId = ({ input, actor, commandId }: Addressing<{ restaurant_id?: number | undefined }>) =>
  ownedIdOf(newOwner(input.restaurant_id, actor), commandId);
const answerId = ({ input: { id } }: { input: { id: string } }) => ({ id });
const answerResource = ({ input: { id } }: { input: { id: number } }) => ({ id });

/** Of these resources, each once, those that the person may see (AMB-05, R-ARS-19). */
const seenAmong =
  ({ load }: Needed) =>
  async (ids: readonly number[], { role }: Actor): Promise<readonly number[]> => {
    const looked = [...new Set(ids)].map(async (id) => {
      const resource = await load(resourceDecider, `resource-${id}`);
      const isSeen = resource && (resource.status !== ResourceStatus.Inactive || isAdministrator(role));
      return isSeen ? [id] : [];
    });
    return (await Promise.all(looked)).flat();
  };

function ownBindings(needs: Needed) {
  const seen = seenAmong(needs);
  const checkSeen = async ({ input, actor }: { input: { id: number }; actor: Actor }) =>
    (await seen([input.id], actor)).length === 0 ? reject('resource_not_found') : undefined;
  /** What cannot be read cannot be followed; whoever follows may stop at any time. */
  const checkReadable = async ({ input, actor }: { input: { id: string; on: boolean }; actor: Actor }) => {
    const owner = ownerOfId(input.id) ?? nobody;
    const all = input.on && (await needs.load(collectionsDecider, collectionsStream(owner)));
    const collection = all && collectionOf(all, input.id);
    const isReadable = collection && mayReadCollection(owner, collection, actor);
    return input.on && !isReadable ? missing : undefined;
  };
  return {
    AddFavourite: bindCommand(libraryCommands.AddFavourite, {
      ...ofActor,
      facts: checkSeen,
      answer: answerResource,
    }),
    RemoveFavourite: bindCommand(libraryCommands.RemoveFavourite, { ...ofActor, answer: answerResource }),
    FollowFavourite: bindCommand(libraryCommands.FollowFavourite, {
      ...ofActor,
      answer: ({ input: { id, on } }) => ({ id, on }),
    }),
    FollowCollection: bindCommand(libraryCommands.FollowCollection, {
      ...ofActor,
      facts: checkReadable,
      answer: ({ input: { id, on } }) => ({ id, on }),
    }),
    OpenResource: bindCommand(libraryCommands.OpenResource, {
      decider: openedResourcesDecider,
      stream: ({ actor }) => openedStream(actor.userId),
      facts: checkSeen,
      answer: answerResource,
    }),
  } as const;
}

/** Those of the named resources that the person may see. */
const seenFacts =
  (needs: Needed) =>
  async ({ input, actor }: { input: { resources: number[] }; actor: Actor }) => ({
    seen: await seenAmong(needs)(input.resources, actor),
  });

/** Commands on what is in a collection. */
const contentBindings = (needs: Needed) =>
  ({
    AddToCollection: bindCommand(libraryCommands.AddToCollection, {
      ...onCollection,
      facts: seenFacts(needs),
      answer: ({ input: { id, resources }, state }) => ({
        id,
        added: resources.filter((each) => collectionOf(state, id)?.resources.includes(each)),
      }),
    }),
    RemoveFromCollection: bindCommand(libraryCommands.RemoveFromCollection, {
      ...onCollection,
      answer: answerId,
    }),
    SortCollection: bindCommand(libraryCommands.SortCollection, {
      ...onCollection,
      answer: ({ input: { id }, state }) => ({
        id,
        resources: [...(collectionOf(state, id)?.resources ?? [])],
      }),
    }),
  }) as const;

/** Commands on collections themselves. */
function collectionBindings(needs: Needed) {
  return {
    AddCollection: bindCommand(libraryCommands.AddCollection, {
      decider: collectionsDecider,
      stream: ({ input, actor }) => collectionsStream(newOwner(input.restaurant_id, actor)),
      facts: seenFacts(needs),
      isGone: (command) => collectionOf(command.state, newId(command))?.deleted === true,
      answer: (command) => ({ id: newId(command) }),
    }),
    UpdateCollection: bindCommand(libraryCommands.UpdateCollection, {
      ...onCollection,
      expectedVersion: ({ version }) => version,
      record: ({ id }) => id,
      formValues: (state, { id }) => {
        const collection = collectionOf(state, id);
        return collection ? { name: collection.name } : null;
      },
      answer: ({ input: { id }, version }) => ({ id, version }),
    }),
    DeleteCollection: bindCommand(libraryCommands.DeleteCollection, { ...onCollection, answer: answerId }),
    RestoreCollection: bindCommand(libraryCommands.RestoreCollection, { ...onCollection, answer: answerId }),
    ShareCollection: bindCommand(libraryCommands.ShareCollection, {
      ...onCollection,
      answer: ({ input: { id, shared } }) => ({ id, shared }),
    }),
  } as const;
}

/** Commands on what people keep: favourites, collections, what they follow and what they looked at. */
export const libraryBindings = (needs: Needed) => ({
  ...ownBindings(needs),
  ...collectionBindings(needs),
  ...contentBindings(needs),
});

import { isAdministrator, reject } from '@portal/contracts';
import { libraryCommands, mayReadCollection } from '@portal/contracts/areas/library';
import { ResourceStatus } from '@portal/contracts/areas/resources';
import { bindCommand } from '@portal/platform/decider/command-binding';
import type { Actor } from '@portal/platform/decider/decider';
import { ownedBindings } from '@portal/platform/record/owned-bindings';
import { ownedRecord } from '@portal/platform/record/owned-records';
import type { Services } from '../../services';
import { resourceDecider } from '../resources/resource.decider';
import { collectionsDecider, missing } from './collections.decider';
import { libraryDecider, libraryStream } from './library.decider';
import { openedResourcesDecider, openedStream } from './opened-resources.decider';

type Needed = Pick<Services, 'load'>;

const bound = ownedBindings('collections', collectionsDecider, missing);
const ofActor = {
  decider: libraryDecider,
  stream: ({ actor }: { actor: { userId: number } }) => libraryStream(actor.userId),
} as const;
const answerResource = ({ input: { id } }: { input: { id: number } }) => ({ id });

/** Unique, visible to the person (AMB-05, R-ARS-19). */
const seenAmong =
  ({ load }: Needed) =>
  async (ids: readonly number[], { role }: Actor): Promise<readonly number[]> => {
    const shown = [...new Set(ids)].map(async (id) => {
      const resource = await load(resourceDecider, `resource-${id}`);
      const isSeen = resource && (resource.status !== ResourceStatus.Inactive || isAdministrator(role));
      return isSeen ? [id] : [];
    });
    return (await Promise.all(shown)).flat();
  };

function ownBindings(needs: Needed) {
  const seen = seenAmong(needs);
  const checkSeen = async ({ input, actor }: { input: { id: number }; actor: Actor }) =>
    (await seen([input.id], actor)).length === 0 ? reject('resource_not_found') : undefined;
  /** Following needs the right to read; unfollowing does not. */
  const checkReadable = async ({ input, actor }: { input: { id: string; on: boolean }; actor: Actor }) => {
    if (!input.on) return undefined;
    const all = await needs.load(collectionsDecider, bound.stream({ input }));
    const collection = ownedRecord(all, input.id);
    return collection && mayReadCollection(collection, actor) ? undefined : missing;
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

const seenFacts =
  (needs: Needed) =>
  async ({ input, actor }: { input: { resources: number[] }; actor: Actor }) => ({
    seen: await seenAmong(needs)(input.resources, actor),
  });

const contentBindings = (needs: Needed) =>
  ({
    AddToCollection: bindCommand(libraryCommands.AddToCollection, {
      ...bound.onRecord,
      facts: seenFacts(needs),
      answer: ({ input: { id, resources }, state }) => ({
        id,
        added: resources.filter((each) => ownedRecord(state, id)?.resources.includes(each)),
      }),
    }),
    RemoveFromCollection: bindCommand(libraryCommands.RemoveFromCollection, bound.onRecord),
    SortCollection: bindCommand(libraryCommands.SortCollection, {
      ...bound.onRecord,
      answer: ({ input: { id }, state }) => ({
        id,
        resources: [...(ownedRecord(state, id)?.resources ?? [])],
      }),
    }),
  }) as const;

const collectionBindings = (needs: Needed) =>
  ({
    AddCollection: bindCommand(libraryCommands.AddCollection, { ...bound.add, facts: seenFacts(needs) }),
    UpdateCollection: bindCommand(libraryCommands.UpdateCollection, bound.update),
    DeleteCollection: bindCommand(libraryCommands.DeleteCollection, bound.onRecord),
    RestoreCollection: bindCommand(libraryCommands.RestoreCollection, bound.onRecord),
    ShareCollection: bindCommand(libraryCommands.ShareCollection, {
      ...bound.onRecord,
      answer: ({ input: { id, shared } }) => ({ id, shared }),
    }),
  }) as const;

export const libraryBindings = (needs: Needed) => ({
  ...ownBindings(needs),
  ...collectionBindings(needs),
  ...contentBindings(needs),
});

import type { EventOf } from '@portal/contracts';
import { type libraryCommands, type libraryEvents, maxOpened } from '@portal/contracts/areas/library';
import { type CommandFor, defineDecider } from '@portal/platform/decider/decider';
import { countsAgain } from '../../counts-again';

type OpenedEvent = Extract<EventOf<typeof libraryEvents>, { type: 'ResourceOpened' }>;

/** Resource → last counted, ISO 8601 UTC. */
type Opened = ReadonlyMap<number, string>;

export type OpenedCommands = {
  OpenResource: CommandFor<(typeof libraryCommands)['OpenResource']>;
};

export const openedStream = (userId: number): string => `openedResources-${userId}`;

/** Repeats count once a minute (W31). Stream `openedResources-{userId}`. */
export const openedResourcesDecider = defineDecider<Opened, OpenedCommands, OpenedEvent>({
  initial: new Map(),

  decide: {
    OpenResource: ({ input: { id: resourceId }, actor: { userId }, at }, opened) =>
      countsAgain(opened.get(resourceId) ?? null, at)
        ? [{ type: 'ResourceOpened', data: { userId, resourceId, at } }]
        : [],
  },

  evolve: {
    ResourceOpened: (opened, { data: { resourceId, at } }) => {
      const others = [...opened].filter(([id]) => id !== resourceId).slice(0, maxOpened - 1);
      return new Map([[resourceId, at], ...others]);
    },
  },
});

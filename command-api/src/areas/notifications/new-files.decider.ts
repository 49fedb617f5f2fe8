import type { EventOf } from '@portal/contracts';
import type { AnnouncedResource, notificationsEvents } from '@portal/contracts/areas/notifications';
import { PersistentMap } from '@portal/platform/decider/persistent-map';
import { defineDecider } from '@portal/platform/decider/decider';

type NewFilesEvent = Extract<
  EventOf<typeof notificationsEvents>,
  { type: 'NewFileCollected' | 'NewFilesAnnounced' }
>;

/** What is collected at the moment. */
interface OpenBatch {
  readonly batchId: string;
  readonly closesAt: string;
  /** By resource. */
  readonly pieces: PersistentMap<number, AnnouncedResource>;
}

export type NewFilesCommands = {
  CollectNewFile: { input: AnnouncedResource; facts: { readonly windowSeconds: number } };
  AnnounceNewFiles: {
    input: { readonly batchId: string };
    /** Which of the collected pieces were taken back meanwhile; whatever is not named is announced. */
    facts: { readonly withdrawn: readonly number[] };
  };
};

export const newFilesStream = (market: string): string => `newFiles-${market}`;

const later = (at: string, seconds: number): string =>
  new Date(Date.parse(at) + seconds * 1_000).toISOString();

/**
 * What was published lately, until it is announced: one announcement for all that comes within the window that the
 * first piece opens. Stream `newFiles-{market}`.
 */
export const newFilesDecider = defineDecider<OpenBatch | null, NewFilesCommands, NewFilesEvent>({
  initial: null,

  decide: {
    CollectNewFile: ({ input: piece, facts, at, commandId }, open) => {
      if (open?.pieces.has(piece.resourceId)) return [];
      const { batchId, closesAt } = open ?? { batchId: commandId, closesAt: later(at, facts.windowSeconds) };
      return [{ type: 'NewFileCollected', data: { batchId, piece, closesAt } }];
    },

    AnnounceNewFiles: ({ input, facts }, open) => {
      if (open?.batchId !== input.batchId) return [];
      const pieces = [...open.pieces.values()].filter(
        ({ resourceId }) => !facts.withdrawn.includes(resourceId),
      );
      return [{ type: 'NewFilesAnnounced', data: { batchId: input.batchId, pieces } }];
    },
  },

  evolve: {
    NewFileCollected: (open, { data: { batchId, closesAt, piece } }) => ({
      batchId,
      closesAt,
      pieces: (open?.pieces ?? PersistentMap.of<number, AnnouncedResource>()).with(piece.resourceId, piece),
    }),
    NewFilesAnnounced: () => null,
  },
});

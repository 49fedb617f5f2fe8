import type { EventOf } from '@portal/contracts';
import type { AnnouncedResource, notificationsEvents } from '@portal/contracts/areas/notifications';
import { PersistentMap } from '@portal/platform/decider/persistent-map';
import { defineDecider } from '@portal/platform/decider/decider';

type NewFilesEvent = Extract<
  EventOf<typeof notificationsEvents>,
  { type: 'NewFileCollected' | 'NewFilesAnnounced' }
>;

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
    /** Withdrawn pieces of the batch; all others are announced. */
    facts: { readonly withdrawn: readonly number[] };
  };
};

export const newFilesStream = (market: string): string => `newFiles-${market}`;

export const later = (at: string, seconds: number): string =>
  new Date(Date.parse(at) + seconds * 1_000).toISOString();

/** Stream `newFiles-{market}`: one announcement per window, opened by the first piece. */
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

import { mayActOn, reject } from '@portal/contracts';
import type { resourceCommands } from '@portal/contracts/areas/resources';
import { type CommandFor, defineDecider } from '@portal/platform/decider/decider';
import { PersistentSet } from '@portal/platform/decider/persistent-map';
import { grantedMilliseconds } from '@portal/platform/session/file-ticket';
import { type DownloadEvent, fileOf } from './downloads.decider';
import type { Resource } from './resource.decider';

/** Enough to answer a repeat. */
export interface SelectionGrant {
  readonly userId: number;
  /** Expiry, ISO 8601 UTC. */
  readonly until: string;
  readonly ids: PersistentSet<number>;
}

export interface SelectionFacts {
  /** Unique, in the order chosen. */
  readonly resources: readonly (readonly [id: number, resource: Resource | null])[];
}

export type SelectionCommands = {
  DownloadSelection: CommandFor<(typeof resourceCommands)['DownloadSelection'], SelectionFacts>;
};

/** Total per archive. */
const maxBytes = 2 * 1024 ** 3;

/** Counts as one download per piece (AMB-36). Stream `selection-{command id}`; the state is the grant. */
export const selectionDecider = defineDecider<SelectionGrant | null, SelectionCommands, DownloadEvent>({
  initial: null,

  decide: {
    DownloadSelection: ({ input, facts, actor, at }) => {
      const restaurantId = input.restaurant_id ?? null;
      if (restaurantId !== null && !mayActOn(actor, restaurantId)) return reject('forbidden');
      const until = new Date(Date.parse(at) + grantedMilliseconds).toISOString();
      const offered = facts.resources.flatMap(([resourceId, resource]) => {
        const found = fileOf(resource, actor);
        return 'rejected' in found ? [] : [{ resourceId, ...found }];
      });
      if (offered.length === 0) return reject('nothing_to_download');
      if (offered.reduce((bytes, { file }) => bytes + file.bytes, 0) > maxBytes)
        return reject('selection_too_large', { details: { maxBytes } });
      return offered.map((each) => ({
        type: 'ResourceDownloaded',
        data: { ...each, userId: actor.userId, restaurantId, until },
      }));
    },
  },

  evolve: {
    ResourceDownloaded: (before, { data: { resourceId, userId, until } }) => ({
      userId,
      until,
      ids: (before?.ids ?? PersistentSet.of<number>()).with(resourceId),
    }),
  },
});

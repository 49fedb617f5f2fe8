import { type EventOf, isAdministrator, mayActOn, reject, type Rejection } from '@portal/contracts';
import {
  type resourceCommands,
  type resourceEvents,
  ResourceStatus,
  type StoredFile,
} from '@portal/contracts/areas/resources';
import { type Actor, type Command, type CommandFor, defineDecider } from '@portal/platform/decider/decider';
import { grantedMilliseconds } from '@portal/platform/session/file-ticket';
import { countsAgain } from '../../counts-again';
import type { Resource } from './resource.decider';

export type DownloadEvent = Extract<EventOf<typeof resourceEvents>, { type: 'ResourceDownloaded' }>;

/** Enough to answer a repeat. */
export interface Grant {
  readonly userId: number;
  readonly file: StoredFile;
  /** Expiry, ISO 8601 UTC. */
  readonly until: string;
}

export interface DownloadFacts {
  readonly resource: Resource | null;
}

export type DownloadCommands = {
  DownloadResource: CommandFor<(typeof resourceCommands)['DownloadResource'], DownloadFacts>;
  LogToolkitDownload: CommandFor<(typeof resourceCommands)['LogToolkitDownload'], DownloadFacts>;
};

/** Inactive resources look missing to readers; drafts are "coming soon" for all (AMB-05), ended ones over. */
export function fileOf(
  resource: Resource | null,
  actor: Actor,
): { readonly file: StoredFile; readonly version: number } | Rejection {
  const hidden = resource?.status === ResourceStatus.Inactive && !isAdministrator(actor.role);
  if (!resource || hidden) return reject('resource_not_found');
  if (resource.status === ResourceStatus.Ended) return reject('resource_ended');
  if (resource.status !== ResourceStatus.Published) return reject('resource_not_published');
  const { file, fileVersion: version } = resource;
  return file ? { file, version } : reject('resource_has_no_file');
}

function download(
  resourceId: number,
  { input, facts, actor, at }: Command<{ restaurant_id?: number | undefined }, DownloadFacts>,
): readonly DownloadEvent[] | Rejection {
  const restaurantId = input.restaurant_id ?? null;
  if (restaurantId !== null && !mayActOn(actor, restaurantId)) return reject('forbidden');
  const offered = fileOf(facts.resource, actor);
  if ('rejected' in offered) return offered;
  const until = new Date(Date.parse(at) + grantedMilliseconds).toISOString();
  return [
    {
      type: 'ResourceDownloaded',
      data: { resourceId, userId: actor.userId, restaurantId, ...offered, until },
    },
  ];
}

/** Former spelling: counts once a minute (W31); repeats get the same grant. */
function downloadToolkit(
  command: Command<{ resource_id: number; restaurant_id?: number | undefined }, DownloadFacts>,
  earlier: Grant | null,
): readonly DownloadEvent[] | Rejection {
  const decision = download(command.input.resource_id, command);
  if (!earlier || 'rejected' in decision) return decision;
  const grantedAt = new Date(Date.parse(earlier.until) - grantedMilliseconds).toISOString();
  const isSame = decision[0]?.data.file.key === earlier.file.key;
  return isSame && !countsAgain(grantedAt, command.at) ? [] : decision;
}

/**
 * Each download counts (AMB-36). Stream `download-{command id}`; the state is the grant.
 * Former spelling: `toolkitDownloads-{resource id}-{user id}`.
 */
export const downloadsDecider = defineDecider<Grant | null, DownloadCommands, DownloadEvent>({
  initial: null,

  decide: {
    DownloadResource: (command) => download(command.input.id, command),
    LogToolkitDownload: downloadToolkit,
  },

  evolve: {
    ResourceDownloaded: (_earlier, { data: { userId, file, until } }) => ({ userId, file, until }),
  },
});

import { reject, type Rejection } from '@portal/contracts';
import {
  importResourceInput,
  resourceCommands,
  resourceStatusSchema,
  type UpdateResourceInput,
} from '@portal/contracts/areas/resources';
import { batchPart, type BatchResult, bindBatch } from '@portal/platform/decider/command-batch';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import type { Actor } from '@portal/platform/decider/decider';
import { sealTicket } from '@portal/platform/session/file-ticket';
import { z } from 'zod';
import type { Services } from '../../services';
import { downloadsDecider, type Grant } from './downloads.decider';
import { type Resource, resourceDecider } from './resource.decider';
import { createResourceSlugs } from './resource-slugs';
import { saveResourceFacts, takeForResource } from './save-resource.facts';
import { selectionBindings } from './selection.bindings';

/** Internal: demo data and migration, files already stored. No notifications. */
const importResource = defineInternalCommand('resources', 'ImportResource', {
  input: importResourceInput,
  output: z.object({ id: z.int() }),
});

/** One resource of `SetResourcesStatus`. */
const changeStatus = defineInternalCommand('resources', 'ChangeResourceStatus', {
  input: z.object({ id: z.int(), status: resourceStatusSchema, version: z.int().optional() }),
  output: z.object({ id: z.int(), version: z.int() }),
});

/** By deadline. */
const applyTime = defineInternalCommand('resources', 'ApplyResourceTime', {
  input: z.object({ id: z.int() }),
  output: z.object({}),
});

const streamOf = (id: number | string) => `resource-${id}`;
const onResource = {
  decider: resourceDecider,
  stream: ({ input }: { input: { id: number } }) => streamOf(input.id),
} as const;
const answerId = ({ input }: { input: { id: number } }) => ({ id: input.id });
const gone = reject('resource_not_found');
const answerSaved = ({ state }: { state: Resource | null }) =>
  state ? { id: state.id, url: state.url, version: state.revision } : gone;

function resourceFormValues(resource: Resource | null) {
  if (!resource) return null;
  const { format: type, language: lang, chosenStatus: status, file, thumbKey: thumb } = resource;
  const { name, description, reference, category, sections, tags, budget } = resource;
  const { adaptableInto: customizable, publishedFrom: published_from, validUntil: valid_until } = resource;
  const described = { name, description, reference, category, sections, tags, budget, customizable };
  return { ...described, published_from, valid_until, type, lang, status, file: file?.key ?? '', thumb };
}

type Needs = Pick<Services, 'load' | 'names' | 'newIds' | 'secrets' | 'market'>;

function downloadBindings({ load, secrets }: Needs) {
  const factsOf = async (id: number) => ({ resource: await load(resourceDecider, streamOf(id)) });

  /** Same grant and session, same address. */
  const grantedAt = (grant: Grant | null, actor: Actor): { url: string; filename: string } | Rejection => {
    if (!grant) return gone;
    const { key, filename, contentType } = grant.file;
    const { userId, until } = grant;
    const sessionId = actor.sessionId ?? '';
    const ticket = sealTicket(secrets, { key, filename, contentType, userId, sessionId, until });
    return { url: `/api/file/${ticket}`, filename };
  };

  // One stream per download: no contention, no history to read.
  const ofDownload = {
    decider: downloadsDecider,
    stream: ({ commandId }: { commandId: string }) => `download-${commandId}`,
    answer: ({ state, actor }: { state: Grant | null; actor: Actor }) => grantedAt(state, actor),
  } as const;

  return {
    DownloadResource: bindCommand(resourceCommands.DownloadResource, {
      ...ofDownload,
      facts: ({ input }) => factsOf(input.id),
    }),
    LogToolkitDownload: bindCommand(resourceCommands.LogToolkitDownload, {
      ...ofDownload,
      stream: ({ input, actor }) => `toolkitDownloads-${input.resource_id}-${actor.userId}`,
      facts: ({ input }) => factsOf(input.resource_id),
    }),
  } as const;
}

function formBindings(needs: Needs) {
  const slugs = createResourceSlugs(needs.names);
  const services = { ...needs, slugs };
  const newStream = async ({ commandId }: { commandId: string }) =>
    streamOf((await needs.newIds.drawnFor('resource', commandId)) ?? commandId);
  const taken = reject('resource_exists', { fields: { url: 'slug_taken' } });
  return {
    AddResource: bindCommand(resourceCommands.AddResource, {
      decider: resourceDecider,
      stream: newStream,
      facts: async (context) =>
        saveResourceFacts(
          { stream: await newStream(context), form: context.input, actor: context.actor },
          services,
        ),
      take: async ({ input: form, commandId }, found) => {
        const resourceId = await needs.newIds.idFor('resource', commandId);
        return takeForResource({ resourceId, form }, found, services);
      },
      answer: answerSaved,
    }),
    UpdateResource: bindCommand(resourceCommands.UpdateResource, {
      ...onResource,
      expectedVersion: ({ version }: UpdateResourceInput) => version,
      formValues: resourceFormValues,
      facts: ({ input: { id, version: _seen, ...form }, actor }) =>
        saveResourceFacts({ stream: streamOf(id), form, actor }, services),
      take: ({ input: { id: resourceId, version: _seen, ...form } }, found) =>
        takeForResource({ resourceId, form }, found, services),
      answer: answerSaved,
    }),
    ImportResource: bindCommand(importResource, {
      decider: resourceDecider,
      stream: ({ input }) => streamOf(input.resourceId),
      facts: async ({ input }) => {
        const free = await slugs.isFree(input.url, streamOf(input.resourceId));
        return free ? undefined : taken;
      },
      take: async ({ input }) => {
        const free = await slugs.take(input.url, streamOf(input.resourceId));
        return free ? undefined : taken;
      },
      answer: ({ input }) => ({ id: input.resourceId }),
    }),
  } as const;
}

/** Results follow the order of the ids. */
function statusesSet(ids: readonly number[], results: readonly BatchResult[]) {
  const done = results.flatMap(({ data }, at) => {
    const id = ids[at];
    return data === undefined || id === undefined ? [] : [{ id, ...(data as { version: number }) }];
  });
  const conflicts = results.flatMap(({ conflict }, at) => {
    const id = ids[at];
    if (!conflict || id === undefined) return [];
    return [{ id, changed_by: conflict.changedBy, changed_at: conflict.changedAt }];
  });
  const known = new Set([...done, ...conflicts].map(({ id }) => id));
  return {
    files: done.map(({ id }) => id),
    versions: done.map(({ version }) => version),
    refused: ids.filter((id) => !known.has(id)),
    conflicts,
  };
}

export const resourceBindings = (needs: Needs) => {
  const changeResourceStatus = bindCommand(changeStatus, {
    ...onResource,
    expectedVersion: ({ version }) => version,
    answer: ({ input, version }) => ({ id: input.id, version }),
  });
  return {
    ...formBindings(needs),
    ...downloadBindings(needs),
    ...selectionBindings(needs),
    ChangeResourceStatus: changeResourceStatus,
    SetResourcesStatus: bindBatch(resourceCommands.SetResourcesStatus, {
      parts: ({ files, status, versions }) =>
        [...new Set(files)].map((id) => {
          const version = versions?.[files.indexOf(id)];
          return batchPart(streamOf(id), changeResourceStatus, { id, status, version });
        }),
      answer: ({ files, status }, results) => ({
        status: String(status),
        ...statusesSet([...new Set(files)], results),
      }),
    }),
    ApplyResourceTime: bindCommand(applyTime, { ...onResource, answer: () => ({}) }),
    DeleteResource: bindCommand(resourceCommands.DeleteResource, { ...onResource, answer: answerId }),
    RestoreResource: bindCommand(resourceCommands.RestoreResource, { ...onResource, answer: answerId }),
    RestoreFileVersion: bindCommand(resourceCommands.RestoreFileVersion, {
      ...onResource,
      answer: ({ input, state }) => ({ id: input.id, version: state?.fileVersion ?? 0 }),
    }),
  } as const;
};

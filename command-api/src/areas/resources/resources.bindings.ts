import type { Rejection } from '@portal/contracts';
import { reject } from '@portal/contracts';
import {
  importResourceInput,
  resourceCommands,
  resourceStatusSchema,
  type UpdateResourceInput,
} from '@portal/contracts/areas/resources';
import { batchPart, bindBatch } from '@portal/platform/decider/command-batch';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { sealTicket } from '@portal/platform/session/file-ticket';
import { z } from 'zod';
import type { Services } from '../../services';
import { downloadsDecider, type Grant } from './downloads.decider';
import { type Resource, resourceDecider } from './resource.decider';
import { createResourceSlugs } from './resource-slugs';
import { saveResourceFacts } from './save-resource.facts';
import { selectionBindings } from './selection.bindings';

/** A resource as it stands elsewhere, its file and preview stored: demo data, an earlier system. Nobody is told. */
const importResource = defineInternalCommand('resources', 'ImportResource', {
  input: importResourceInput,
  output: z.object({ id: z.int() }),
});

/** One of those that `SetResourcesStatus` names. */
const changeStatus = defineInternalCommand('resources', 'ChangeResourceStatus', {
  input: z.object({ id: z.int(), status: resourceStatusSchema }),
  output: z.object({ id: z.int() }),
});

const streamOf = (id: number) => `resource-${id}`;
const onResource = {
  decider: resourceDecider,
  stream: ({ input }: { input: { id: number } }) => streamOf(input.id),
} as const;
const answerId = ({ input }: { input: { id: number } }) => ({ id: input.id });
const gone = reject('resource_not_found');
const answerSaved = ({ state }: { state: Resource | null }) =>
  state ? { id: state.id, url: state.url, version: state.revision } : gone;

function resourceSaid(resource: Resource | null) {
  if (!resource) return null;
  const { format: type, language: lang, chosenStatus: status, file, thumbKey: thumb } = resource;
  const { name, description, reference, category, sections, tags, budget, customizable } = resource;
  const described = { name, description, reference, category, sections, tags, budget, customizable };
  return { ...described, type, lang, status, file: file?.key ?? '', thumb };
}

type Needs = Pick<Services, 'load' | 'names' | 'newIds' | 'secrets' | 'market'>;

function downloadBindings({ load, secrets }: Needs) {
  const factsOf = async (id: number) => ({ resource: await load(resourceDecider, streamOf(id)) });

  /** Where the granted file can be fetched; the same grant is the same address. */
  const grantedAt = (grant: Grant | null): { url: string; filename: string } | Rejection => {
    if (!grant) return gone;
    const { key, filename, contentType } = grant.file;
    const { userId, until } = grant;
    const ticket = sealTicket(secrets, { key, filename, contentType, userId, until });
    return { url: `/api/file/${ticket}`, filename };
  };

  // A stream for each download: however often a piece is taken, none waits for another, none reads what was before.
  const ofDownload = {
    decider: downloadsDecider,
    stream: ({ commandId }: { commandId: string }) => `download-${commandId}`,
    answer: ({ state }: { state: Grant | null }) => grantedAt(state),
  } as const;

  return {
    downloadResource: bindCommand(resourceCommands.DownloadResource, {
      ...ofDownload,
      facts: ({ input }) => factsOf(input.id),
    }),
    logToolkitDownload: bindCommand(resourceCommands.LogToolkitDownload, {
      ...ofDownload,
      facts: ({ input }) => factsOf(input.resource_id),
    }),
  } as const;
}

function formBindings(needs: Needs) {
  const slugs = createResourceSlugs(needs.names);
  const services = { ...needs, slugs };
  const newId = (commandId: string) => needs.newIds.idFor('resource', commandId);
  return {
    addResource: bindCommand(resourceCommands.AddResource, {
      decider: resourceDecider,
      stream: async ({ commandId }) => streamOf(await newId(commandId)),
      facts: async ({ input: form, actor, commandId }) =>
        saveResourceFacts({ resourceId: await newId(commandId), form, actor }, services),
      answer: answerSaved,
    }),
    updateResource: bindCommand(resourceCommands.UpdateResource, {
      ...onResource,
      seen: ({ version }: UpdateResourceInput) => version,
      says: resourceSaid,
      facts: ({ input: { id: resourceId, version: _seen, ...form }, actor }) =>
        saveResourceFacts({ resourceId, form, actor }, services),
      answer: answerSaved,
    }),
    importResource: bindCommand(importResource, {
      decider: resourceDecider,
      stream: ({ input }) => streamOf(input.resourceId),
      facts: async ({ input }) => {
        const free = await slugs.take(input.url, streamOf(input.resourceId));
        return free ? undefined : reject('resource_exists', { fields: { url: 'slug_taken' } });
      },
      answer: ({ input }) => ({ id: input.resourceId }),
    }),
  } as const;
}

/** Commands on resources and their downloads. */
export const resourceBindings = (needs: Needs) => {
  const changeResourceStatus = bindCommand(changeStatus, { ...onResource, answer: answerId });
  return {
    ...formBindings(needs),
    ...downloadBindings(needs),
    ...selectionBindings(needs),
    changeResourceStatus,
    setResourcesStatus: bindBatch(resourceCommands.SetResourcesStatus, {
      parts: ({ files, status }) =>
        [...new Set(files)].map((id) => batchPart(streamOf(id), changeResourceStatus, { id, status })),
      answer: ({ files, status }, results) => {
        const done = new Set(results.filter((result) => result.done).map(({ key }) => key));
        const ids = [...new Set(files)];
        return {
          status: String(status),
          files: ids.filter((id) => done.has(streamOf(id))),
          refused: ids.filter((id) => !done.has(streamOf(id))),
        };
      },
    }),
    deleteResource: bindCommand(resourceCommands.DeleteResource, { ...onResource, answer: answerId }),
    restoreResource: bindCommand(resourceCommands.RestoreResource, { ...onResource, answer: answerId }),
    restoreFileVersion: bindCommand(resourceCommands.RestoreFileVersion, {
      ...onResource,
      answer: ({ input, state }) => ({ id: input.id, version: state?.fileVersion ?? 0 }),
    }),
  } as const;
};

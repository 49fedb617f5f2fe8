import type { Rejection } from '@portal/contracts';
import { reject } from '@portal/contracts';
import { addResourceInput, resourceCommands } from '@portal/contracts/areas/resources';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { sealTicket } from '@portal/platform/session/file-ticket';
import { z } from 'zod';
import type { Services } from '../../services';
import { downloadsDecider, type Grant } from './downloads.decider';
import { resourceDecider } from './resource.decider';

/** Adds a resource whose file and preview are stored; sent by the demo data and later by the resource administration. */
const addResource = defineInternalCommand('resources', 'AddResource', {
  input: addResourceInput,
  output: z.object({ id: z.int() }),
});

/** Kind of the reservation streams that keep a slug to one resource (R-ARS-15, R5). */
const resourceSlug = 'resourceSlug';

/** Commands on resources and their downloads. */
export const resourceBindings = ({ load, names, secrets }: Pick<Services, 'load' | 'names' | 'secrets'>) => {
  const factsOf = async (id: number) => ({ resource: await load(resourceDecider, `resource-${id}`) });

  /** Where the granted file can be fetched; the same grant is the same address. */
  const grantedAt = (grant: Grant | null): { url: string; filename: string } | Rejection => {
    if (!grant) return reject('resource_not_found');
    const { key, filename, contentType } = grant.file;
    const { userId, until } = grant;
    const ticket = sealTicket(secrets, { key, filename, contentType, userId, until });
    return { url: `/api/file/${ticket}`, filename };
  };

  return {
    addResource: bindCommand(addResource, {
      decider: resourceDecider,
      stream: ({ input }) => `resource-${input.resourceId}`,
      facts: async ({ input }) => {
        const free = await names.reserve(resourceSlug, input.url, `resource-${input.resourceId}`);
        return free ? undefined : reject('resource_exists', { fields: { url: 'slug_taken' } });
      },
      answer: ({ input }) => ({ id: input.resourceId }),
    }),
    downloadResource: bindCommand(resourceCommands.DownloadResource, {
      decider: downloadsDecider,
      stream: ({ input }) => `downloads-${input.id}`,
      facts: ({ input }) => factsOf(input.id),
      answer: ({ state }) => grantedAt(state),
    }),
    logToolkitDownload: bindCommand(resourceCommands.LogToolkitDownload, {
      decider: downloadsDecider,
      stream: ({ input }) => `downloads-${input.resource_id}`,
      facts: ({ input }) => factsOf(input.resource_id),
      answer: ({ state }) => grantedAt(state),
    }),
  } as const;
};

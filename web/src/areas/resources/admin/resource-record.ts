import { resourceCommands, resourceQueries, type ResourceSummary } from '@portal/contracts/areas/resources';
import type { Removal } from '#ui/record/use-removal';
import { resourcesPath } from './admin-paths';
import { tableTexts } from '../texts';

type Named = Pick<ResourceSummary, 'id' | 'name'>;
export type ResourceRemoval = Removal<Named>;

/** What the record's pieces read of a resource: how it is added, deleted and restored (R-ARS-04, U5). */
export const resourceRecord = {
  path: resourcesPath,
  words: tableTexts,
  calls: {
    list: resourceQueries.ListResources,
    get: resourceQueries.GetResource,
    delete: resourceCommands.DeleteResource,
    restore: resourceCommands.RestoreResource,
  },
  nameOf: ({ name }: Named) => name,
} as const;

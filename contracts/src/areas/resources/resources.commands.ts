import { z } from 'zod';
import {
  catalogueReaders,
  command,
  defineCommands,
  ofOptionalRestaurant,
  only,
  wireInteger,
  wireOptionalInteger,
} from '../../kernel';
import { resourceEvents } from './resources.events';

const downloadOutput = z.object({
  /** Path below the origin, good for five minutes and only in this session. */
  url: z.string(),
  filename: z.string(),
});

export const resourceCommands = defineCommands('resources', {
  DownloadResource: command({
    method: 'POST',
    path: 'resource/{id}/download',
    input: z.object({ id: wireInteger(), restaurant_id: wireOptionalInteger() }),
    output: downloadOutput,
    access: only(catalogueReaders, { scope: ofOptionalRestaurant('restaurant_id') }),
    rejections: ['resource_not_found', 'resource_not_published', 'resource_has_no_file'],
    summary: 'Records a download and answers where the file can be fetched now (R-CAT-05, R-CAT-17, AMB-36)',
  }),
  LogToolkitDownload: command({
    method: 'POST',
    path: 'log/toolkit',
    input: z.object({ resource_id: wireInteger(), restaurant_id: wireOptionalInteger() }),
    output: downloadOutput,
    access: only(catalogueReaders, { scope: ofOptionalRestaurant('restaurant_id') }),
    rejections: ['resource_not_found', 'resource_not_published', 'resource_has_no_file'],
    summary: 'The older spelling of DownloadResource for toolkits (R-CAT-17, R-API-27)',
  }),
});

/** What the demo data and later the resource administration send to add a resource. */
export const addResourceInput = resourceEvents.events.ResourceAdded.data;
export type AddResourceInput = z.infer<typeof addResourceInput>;

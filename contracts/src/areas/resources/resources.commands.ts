import { z } from 'zod';
import {
  administrators,
  command,
  defineCommands,
  ofOptionalRestaurant,
  only,
  restaurantStaff,
  instant,
  wireCommaList,
  wireInteger,
  wireOptionalInteger,
} from '../../kernel';
import { resourceStatusSchema } from './resource-category-schemas';
import { resourceForm, wireIds } from './resource-form';
import { resourceEvents } from './resources.events';

const downloadOutput = z.object({
  /** Path below the origin, good for five minutes and only in this session. */
  url: z.string(),
  filename: z.string(),
});

/** Pieces in one archive. */
export const maxDownloadedAtOnce = 50;

const byId = z.object({ id: wireInteger() });
const access = only(administrators);
/** People of restaurants, and administrators acting for one; administrators get files elsewhere (R-CAT-11, R-ROL-01). */
const downloading = only(restaurantStaff, {
  scope: ofOptionalRestaurant('restaurant_id'),
  inRestaurantMode: administrators,
});

/** What a form answers: where the resource is, and the version to save it under next. */
const savedOutput = z.object({
  id: z.int(),
  /** The slug of its page. */
  url: z.string(),
  version: z.int(),
});

const saveRejections = ['resource_incomplete', 'upload_not_found'] as const;

export const resourceCommands = defineCommands('resources', {
  DownloadResource: command({
    method: 'POST',
    path: 'resource/{id}/download',
    input: z.object({ id: wireInteger(), restaurant_id: wireOptionalInteger() }),
    output: downloadOutput,
    access: downloading,
    rejections: ['resource_not_found', 'resource_not_published', 'resource_has_no_file'],
    summary: 'Records a download and answers where the file can be fetched now (R-CAT-05, R-CAT-17, AMB-36)',
  }),
  DownloadSelection: command({
    method: 'POST',
    path: 'resource/zip',
    input: z.object({
      ids: wireIds(maxDownloadedAtOnce).pipe(z.array(z.int()).min(1)),
      restaurant_id: wireOptionalInteger(),
    }),
    output: z.object({
      ...downloadOutput.shape,
      /** Those that are in it. */
      ids: z.array(z.int()),
      /** Those that are not: gone, not published, or without a file. */
      refused: z.array(z.int()),
    }),
    access: downloading,
    rejections: ['nothing_to_download', 'selection_too_large'],
    summary:
      'Records a download of each of up to 50 pieces, and answers where all are in one archive (R-CAT-05, AMB-36)',
  }),
  LogToolkitDownload: command({
    method: 'POST',
    path: 'log/toolkit',
    input: z.object({ resource_id: wireInteger(), restaurant_id: wireOptionalInteger() }),
    output: downloadOutput,
    access: downloading,
    rejections: ['resource_not_found', 'resource_not_published', 'resource_has_no_file'],
    summary: 'The older spelling of DownloadResource for toolkits (R-CAT-17, R-API-27)',
  }),
  AddResource: command({
    method: 'POST',
    path: 'resource/add',
    input: z.object(resourceForm),
    output: savedOutput,
    access,
    rejections: saveRejections,
    summary: 'Adds a resource, as a draft unless told otherwise (R-ARS-04, R-ARS-07, R-API-21)',
  }),
  UpdateResource: command({
    method: 'POST',
    path: 'resource/{id}/update',
    input: z.object({
      ...resourceForm,
      id: wireInteger(),
      /** Version of the resource that the form was filled from; a later edit is a conflict (R4). */
      version: wireOptionalInteger(),
    }),
    output: savedOutput,
    access,
    rejections: ['resource_not_found', ...saveRejections],
    summary: 'Changes the named fields; files by the keys of their uploads (R-ARS-04, R-ARS-16, R-API-22)',
  }),
  SetResourcesStatus: command({
    method: 'POST',
    path: 'resource/update',
    input: z
      .object({
        files: wireIds(500).pipe(z.array(z.int()).min(1)),
        status: wireInteger().pipe(resourceStatusSchema),
        /** The versions that were read, one for each file; a later one is a conflict (R4). */
        versions: wireCommaList(wireInteger(), 500).optional(),
      })
      .refine(({ files, versions }) => versions === undefined || versions.length === files.length, {
        path: ['versions'],
      }),
    output: z.object({
      /** The status as text (R-ARS-08, AMB-58). */
      status: z.string(),
      files: z.array(z.int()),
      /** The versions that these have now, in the same order. */
      versions: z.array(z.int()),
      /** Those that are not there any more. */
      refused: z.array(z.int()),
      /** Resources that another person has changed since they were read. */
      conflicts: z.array(z.object({ id: z.int(), changed_by: z.string(), changed_at: instant() })),
    }),
    access,
    summary: 'Sets the status of many resources; each stands for itself (R-ARS-03, R-ARS-08, R-API-23)',
  }),
  DeleteResource: command({
    method: 'POST',
    path: 'resource/{id}/delete',
    legacyGet: true,
    input: byId,
    output: z.object({ id: z.int() }),
    access,
    rejections: ['resource_not_found'],
    summary: 'Takes a resource out of the catalogue; its history stays (R-ARS-04, R-API-24, AMB-32, AMB-55)',
  }),
  RestoreResource: command({
    method: 'POST',
    path: 'resource/{id}/restore',
    input: byId,
    output: z.object({ id: z.int() }),
    access,
    rejections: ['resource_not_found'],
    summary: 'Undoes a deletion (U5)',
  }),
  RestoreFileVersion: command({
    method: 'POST',
    path: 'resource/{id}/versions/{version}/restore',
    input: z.object({ id: wireInteger(), version: wireInteger() }),
    output: z.object({ id: z.int(), version: z.int() }),
    access,
    rejections: ['resource_not_found', 'file_version_not_found'],
    summary: 'Offers an earlier file again, as the newest version (U5)',
  }),
});

/** A resource from elsewhere, as it stands: demo data, an earlier system. */
export const importResourceInput = resourceEvents.events.ResourceAdded.data;
export type ImportResourceInput = z.infer<typeof importResourceInput>;

export type AddResourceInput = z.output<(typeof resourceCommands)['AddResource']['input']>;
export type UpdateResourceInput = z.output<(typeof resourceCommands)['UpdateResource']['input']>;

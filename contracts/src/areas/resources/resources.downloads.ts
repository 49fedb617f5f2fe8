import { z } from 'zod';
import {
  administrators,
  catalogueReaders,
  defineDownloads,
  download,
  only,
  restaurantStaff,
  wireInteger,
  wireOptionalInteger,
  wireText,
} from '../../kernel';

export const resourceDownloads = defineDownloads('resources', {
  OpenThumb: download({
    method: 'GET',
    path: 'resource/{id}/thumb',
    input: z.object({ id: wireInteger(), width: wireOptionalInteger(), v: wireText(64).optional() }),
    output: z.unknown(),
    access: only(catalogueReaders),
    summary: 'The preview picture of a resource, cacheable by its version',
  }),
  PreviewResource: download({
    method: 'GET',
    path: 'resource/{id}/preview',
    input: z.object({ id: wireInteger(), v: wireText(64).optional() }),
    output: z.unknown(),
    access: only(catalogueReaders),
    summary:
      'The document or picture of a piece to be looked at, drafts by administrators only; counts as no download (R-CON-29)',
  }),
  OpenFileVersion: download({
    method: 'GET',
    path: 'resource/{id}/versions/{version}/file',
    input: z.object({ id: wireInteger(), version: wireInteger() }),
    output: z.unknown(),
    access: only(administrators),
    summary:
      'One of the files that a resource has offered, the earlier ones too, for administrators; counts as no download (AMB-36)',
  }),
  OpenFile: download({
    method: 'GET',
    path: 'file/{ticket}',
    input: z.object({ ticket: wireText(2000) }),
    output: z.unknown(),
    access: only(restaurantStaff, { inRestaurantMode: administrators }),
    summary:
      'The file, or the archive of files, that a download command has just granted; files by byte ranges, too (W14)',
  }),
});

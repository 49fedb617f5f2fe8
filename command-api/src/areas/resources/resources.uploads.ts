import type { UploadContract } from '@portal/contracts';
import type { UploadPurpose } from '@portal/contracts/areas/cart';
import { resourceUploads } from '@portal/contracts/areas/resources';

/** What the files of the catalogue's administrators are brought for. */
export const resourceUploadPurposes: readonly (readonly [UploadContract, UploadPurpose])[] = [
  [resourceUploads.UploadResourceFile, 'resource-file'],
  [resourceUploads.UploadResourceThumb, 'resource-thumb'],
  [resourceUploads.UploadSliderPicture, 'slider-picture'],
];

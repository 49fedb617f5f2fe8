import type { UploadContract } from '@portal/contracts';
import type { UploadPurpose } from '@portal/contracts/areas/cart';
import { resourceUploads } from '@portal/contracts/areas/resources';

export const resourceUploadPurposes: readonly (readonly [UploadContract, UploadPurpose])[] = [
  [resourceUploads.UploadResourceFile, 'resource-file'],
  [resourceUploads.UploadResourceThumb, 'resource-thumb'],
  [resourceUploads.UploadSliderPicture, 'slider-picture'],
];

import type { UploadContract } from '@portal/contracts';
import { cartUploads, type UploadPurpose } from '@portal/contracts/areas/cart';

export const cartUploadPurposes: readonly (readonly [UploadContract, UploadPurpose])[] = [
  [cartUploads.UploadCustomFile, 'custom-file'],
  [cartUploads.UploadImage, 'image'],
  [cartUploads.UploadTemporaryFile, 'temporary'],
];

import type { UploadContract } from '@portal/contracts';
import { cartUploads, type UploadPurpose } from '@portal/contracts/areas/cart';

/** What the files of orders and messages are brought for. */
export const cartUploadPurposes: readonly (readonly [UploadContract, UploadPurpose])[] = [
  [cartUploads.UploadCustomFile, 'custom-file'],
  [cartUploads.UploadImage, 'image'],
  [cartUploads.UploadTemporaryFile, 'temporary'],
];

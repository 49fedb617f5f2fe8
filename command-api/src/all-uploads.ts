import type { UploadHandler } from '@portal/platform/http/upload-handler';
import { cartUploadPurposes } from './areas/cart/cart.uploads';
import { keepUpload, type UploadNeeds } from './areas/cart/keep-upload';
import { resourceUploadPurposes } from './areas/resources/resources.uploads';

/** Every upload of every area, with what its files are brought for. */
export const allUploadHandlers = (needs: UploadNeeds): readonly UploadHandler[] =>
  [...cartUploadPurposes, ...resourceUploadPurposes].map(([contract, purpose]) =>
    keepUpload(contract, purpose, needs),
  );

import { isRejection, reject, type Rejection, type UploadContract } from '@portal/contracts';
import { cartUploads } from '@portal/contracts/areas/cart';
import { resourceUploads } from '@portal/contracts/areas/resources';
import type { Actor } from '@portal/platform/decider/decider';
import { extensionOf } from '@portal/platform/files/file-name';
import type { Services } from '../../services';
import { type Upload, uploadDecider } from './upload.decider';

type Purpose = Upload['purpose'];
type Loading = Pick<Services, 'load'>;

/** Purposes without picture resizing. */
const uploadByPurpose: Readonly<Partial<Record<Purpose, UploadContract>>> = {
  'custom-file': cartUploads.UploadCustomFile,
  image: cartUploads.UploadImage,
  'resource-file': resourceUploads.UploadResourceFile,
};

const acceptsFile = ({ accepts, maxBytes }: UploadContract, { filename, bytes }: Upload): boolean =>
  accepts.includes(extensionOf(filename)) && bytes <= maxBytes;

/** Uploaded for one of the purposes, or for none with an accepted type (AMB-81). */
function isFor(purposes: readonly Purpose[], upload: Upload): boolean {
  if (upload.purpose !== 'temporary') return purposes.includes(upload.purpose);
  return purposes.some(
    (each) => uploadByPurpose[each] !== undefined && acceptsFile(uploadByPurpose[each], upload),
  );
}

/** Only the uploader's own, and only for the right purpose (W13). */
export async function uploadOf(
  key: string,
  purposes: readonly Purpose[],
  actor: Actor,
  { load }: Loading,
): Promise<Upload | Rejection> {
  const upload = await load(uploadDecider, `upload-${key}`);
  const counts = upload?.userId === actor.userId && isFor(purposes, upload);
  return counts ? upload : reject('upload_not_found');
}

/** A stored file referenced in place of an upload (AMB-81). */
export async function temporaryFileFor(
  call: UploadContract,
  key: string,
  actor: Actor,
  { load }: Loading,
): Promise<Upload | Rejection> {
  const upload = await load(uploadDecider, `upload-${key}`);
  const counts =
    upload?.userId === actor.userId && upload.purpose === 'temporary' && acceptsFile(call, upload);
  return counts ? upload : reject('upload_not_found');
}

/** Rejects unknown, foreign or wrong-purpose keys. */
export async function checkUploads(
  keys: readonly string[],
  purpose: Purpose,
  actor: Actor,
  services: Loading,
): Promise<undefined | Rejection> {
  const uploads = await Promise.all(keys.map((key) => uploadOf(key, [purpose], actor, services)));
  return uploads.find(isRejection);
}

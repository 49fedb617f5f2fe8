import { isRejection, reject, type Rejection, type UploadContract } from '@portal/contracts';
import { cartUploads } from '@portal/contracts/areas/cart';
import { resourceUploads } from '@portal/contracts/areas/resources';
import type { Actor } from '@portal/platform/decider/decider';
import { extensionOf } from '@portal/platform/files/file-name';
import type { Services } from '../../services';
import { type Upload, uploadDecider } from './upload.decider';

type Purpose = Upload['purpose'];
type Loading = Pick<Services, 'load'>;

/** What each purpose takes that does not cut pictures to a size. */
const takenFor: Readonly<Partial<Record<Purpose, UploadContract>>> = {
  'custom-file': cartUploads.UploadCustomFile,
  image: cartUploads.UploadImage,
  'resource-file': resourceUploads.UploadResourceFile,
};

const takes = ({ accepts, maxBytes }: UploadContract, { filename, bytes }: Upload): boolean =>
  accepts.includes(extensionOf(filename)) && bytes <= maxBytes;

/** Brought for one of the purposes, or for none and of a type that one of them takes (AMB-81). */
function isFor(purposes: readonly Purpose[], upload: Upload): boolean {
  if (upload.purpose !== 'temporary') return purposes.includes(upload.purpose);
  return purposes.some((each) => takenFor[each] !== undefined && takes(takenFor[each], upload));
}

/** An upload counts only for the person who brought it, and only for one of what it may have been brought for (W13). */
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

/** A file of the temporary area in place of one that is sent with a call (AMB-81). */
export async function temporaryFileFor(
  call: UploadContract,
  key: string,
  actor: Actor,
  { load }: Loading,
): Promise<Upload | Rejection> {
  const upload = await load(uploadDecider, `upload-${key}`);
  const counts = upload?.userId === actor.userId && upload.purpose === 'temporary' && takes(call, upload);
  return counts ? upload : reject('upload_not_found');
}

/** Says no when one of the keys is unknown, somebody else's, or was brought for another purpose. */
export async function checkUploads(
  keys: readonly string[],
  purpose: Purpose,
  actor: Actor,
  services: Loading,
): Promise<undefined | Rejection> {
  const uploads = await Promise.all(keys.map((key) => uploadOf(key, [purpose], actor, services)));
  return uploads.find(isRejection);
}

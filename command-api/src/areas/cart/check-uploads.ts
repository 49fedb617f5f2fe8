import type { Rejection } from '@portal/contracts';
import { isRejection, reject } from '@portal/contracts';
import type { Actor } from '@portal/platform/decider/decider';
import type { Services } from '../../services';
import { type Upload, uploadDecider } from './upload.decider';

type Purpose = Upload['purpose'];
type Loading = Pick<Services, 'load'>;

/** An upload counts only for the person who brought it, and only for one of what it may have been brought for (W13). */
export async function uploadOf(
  key: string,
  purposes: readonly Purpose[],
  actor: Actor,
  { load }: Loading,
): Promise<Upload | Rejection> {
  const upload = await load(uploadDecider, `upload-${key}`);
  const counts = upload?.userId === actor.userId && purposes.includes(upload.purpose);
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

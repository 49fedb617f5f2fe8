import { reject, type Rejection } from '@portal/contracts';
import type { Services } from '../../services';

/** Kind of the reservation streams that keep an uploaded file to what it was first used for (W13). */
const uploadUse = 'uploadUse';

type Names = Pick<Services, 'names'>;

/**
 * Says no when one of the uploaded files is used elsewhere. Takes none: facts come before the decision.
 * @param owner the stream that they are to be used in
 */
export async function checkUnused(
  keys: readonly string[],
  owner: string,
  { names }: Names,
): Promise<undefined | Rejection> {
  const owners = await Promise.all([...new Set(keys)].map((key) => names.ownerOf(uploadUse, key)));
  const taken = owners.some((other) => other !== null && other !== owner);
  return taken ? reject('upload_not_found') : undefined;
}

/**
 * Takes uploaded files for one order or one conversation, for ever; the same one again is quiet. They were looked at
 * before (`checkUnused`), so that of several none is taken when one is used elsewhere.
 * @param owner the stream that they are used in
 * @returns no when somebody else has taken one of them since
 */
export async function claimUploads(
  keys: readonly string[],
  owner: string,
  { names }: Names,
): Promise<undefined | Rejection> {
  const claimed = await Promise.all([...new Set(keys)].map((key) => names.reserve(uploadUse, key, owner)));
  return claimed.includes(false) ? reject('upload_not_found') : undefined;
}

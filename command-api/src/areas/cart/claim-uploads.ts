import type { Rejection } from '@portal/contracts';
import { reject } from '@portal/contracts';
import type { Services } from '../../services';

/** Kind of the reservation streams that keep an uploaded file to what it was first used for (W13). */
const uploadUse = 'uploadUse';

/**
 * Takes uploaded files for one order or one conversation, for ever; the same one again is quiet, so that a sending that
 * was refused for another reason can be mended. Looks at all of them before it takes the first.
 * @param owner the stream that they are used in
 * @returns no when one of them is used elsewhere
 */
export async function claimUploads(
  keys: readonly string[],
  owner: string,
  { names }: Pick<Services, 'names'>,
): Promise<undefined | Rejection> {
  const distinct = [...new Set(keys)];
  const owners = await Promise.all(distinct.map((key) => names.ownerOf(uploadUse, key)));
  const taken = owners.some((other) => other !== null && other !== owner);
  if (taken) return reject('upload_not_found');
  const free = distinct.filter((_key, at) => owners[at] === null);
  const claimed = await Promise.all(free.map((key) => names.reserve(uploadUse, key, owner)));
  return claimed.includes(false) ? reject('upload_not_found') : undefined;
}

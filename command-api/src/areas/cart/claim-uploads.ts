import { reject, type Rejection } from '@portal/contracts';
import type { Services } from '../../services';

/** Reservation kind: one use per uploaded file (W13). */
const uploadUse = 'uploadUse';

type Names = Pick<Services, 'names'>;

export const isClaimedBy = async (key: string, owner: string, { names }: Names): Promise<boolean> =>
  (await names.ownerOf(uploadUse, key)) === owner;

/**
 * Rejects files in use elsewhere. Reserves nothing: facts precede the decision.
 * @param owner stream of the intended use
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
 * Permanent and idempotent. Call `checkUnused` first: otherwise a partial claim remains.
 * @param owner stream of the use
 * @returns a rejection if another owner was faster
 */
export async function claimUploads(
  keys: readonly string[],
  owner: string,
  { names }: Names,
): Promise<undefined | Rejection> {
  const claimed = await Promise.all([...new Set(keys)].map((key) => names.reserve(uploadUse, key, owner)));
  return claimed.includes(false) ? reject('upload_not_found') : undefined;
}

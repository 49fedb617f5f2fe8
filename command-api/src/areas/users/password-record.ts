import { reject, type Rejection } from '@portal/contracts';
import { isCommonPassword, isOwnWord, type Known } from './common-passwords';
import type { PasswordHasher } from './password-hasher';

/** Whose password it is to be: as they are now, and as they are to be called. */
export interface PasswordOwner {
  readonly known: readonly Known[];
  /** Of the password in force; `null` for none. */
  readonly passwordRecord: string | null;
}

/**
 * Makes every record of a password, whoever sets it: refuses what many people have, what is short, the person's own
 * words, and the password in force (S5).
 */
export async function passwordRecordOf(
  digest: string,
  { known, passwordRecord }: PasswordOwner,
  { passwords }: { readonly passwords: PasswordHasher },
): Promise<string | Rejection> {
  if ((await isCommonPassword(digest)) || known.some((each) => isOwnWord(digest, each)))
    return reject('password_too_common');
  if (passwordRecord !== null && (await passwords.verify(passwordRecord, digest)))
    return reject('password_not_new');
  return passwords.hash(digest);
}

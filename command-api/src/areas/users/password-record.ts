import { reject, type Rejection } from '@portal/contracts';
import { isCommonPassword, isOwnWord, type Known } from './common-passwords';
import type { PasswordHasher } from './password-hasher';

export interface PasswordOwner {
  readonly known: readonly Known[];
  /** Current; `null`: none. */
  readonly passwordRecord: string | null;
}

/** For all commands that set a password. Rejects common, short, personal and current ones (S5). */
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

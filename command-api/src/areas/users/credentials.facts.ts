import { isRejection, reject, type Rejection } from '@portal/contracts';
import type { Actor } from '@portal/platform/decider/decider';
import { secondsToWait } from '../../attempts-in-a-row';
import type { Services } from '../../services';
import { type Checked, isLinkOpen } from './credentials';
import { openPasswordLink } from './password-link';
import { passwordRecordOf } from './password-record';
import { userDecider } from './user.decider';
import type { User } from './user-state';

type Needs = Pick<Services, 'load' | 'passwords' | 'secrets'>;

const recordOfNew = (user: User, digest: string, needs: Pick<Needs, 'passwords'>) =>
  passwordRecordOf(digest, { known: [user], passwordRecord: user.passwordRecord }, needs);

interface ByLink {
  readonly input: { readonly id: string; readonly password: string; readonly time?: number | undefined };
  readonly at: string;
}

/** Invalid links cost no hash. */
export async function changePasswordFacts({ input, at }: ByLink, needs: Needs) {
  const link = openPasswordLink(needs.secrets, input.id);
  if (!link || (input.time !== undefined && input.time !== link.expires))
    return reject('password_not_changed');
  const user = await needs.load(userDecider, `user-${link.userId}`);
  if (!isLinkOpen(user, link.linkId, at)) return reject('password_link_expired');
  const passwordRecord = await recordOfNew(user, input.password, needs);
  return typeof passwordRecord === 'string' ? { linkId: link.linkId, passwordRecord } : passwordRecord;
}

interface BySession {
  readonly actor: Pick<Actor, 'userId'>;
  readonly at: string;
}

/** Unless locked (S4). */
export async function personUnlessLocked(
  stream: string,
  at: string,
  { load }: Pick<Needs, 'load'>,
): Promise<User | Rejection> {
  const user = await load(userDecider, stream);
  if (!user) return reject('user_not_found');
  const wait = secondsToWait(user.credentials.checks, at);
  return wait > 0 ? reject('login_locked', { details: { retryAfterSeconds: wait } }) : user;
}

/** Same limits as the sign-in (S4). */
export async function checkOwnPassword(
  { actor, at }: BySession,
  digest: string,
  needs: Pick<Needs, 'load' | 'passwords'>,
): Promise<{ readonly user: User; readonly isRight: boolean } | Rejection> {
  const user = await personUnlessLocked(`user-${actor.userId}`, at, needs);
  if (isRejection(user)) return user;
  return { user, isRight: await needs.passwords.verify(user.passwordRecord, digest, 'acquaintance') };
}

interface OwnChange extends BySession {
  readonly input: { readonly old_password: string; readonly password: string };
}

export async function changeOwnPasswordFacts(
  context: OwnChange,
  needs: Needs,
): Promise<Checked<{ readonly passwordRecord: string }> | Rejection> {
  const { old_password, password } = context.input;
  const checked = await checkOwnPassword(context, old_password, needs);
  if ('rejected' in checked) return checked;
  if (!checked.isRight) return { outcome: 'wrong' };
  const passwordRecord = await recordOfNew(checked.user, password, needs);
  return typeof passwordRecord === 'string' ? { outcome: 'right', passwordRecord } : passwordRecord;
}

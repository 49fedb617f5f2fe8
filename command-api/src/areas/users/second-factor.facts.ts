import { isRejection, type Rejection } from '@portal/contracts';
import type { Actor } from '@portal/platform/decider/decider';
import type { Services } from '../../services';
import type { Checked } from './credentials';
import { checkOwnPassword, personUnlessLocked } from './credentials.facts';
import { newSecondFactorSecret, recoveryCodes, recoveryDigest, useOfCode } from './second-factor-codes';
import type { User } from './user-state';

type Needs = Pick<Services, 'load' | 'passwords' | 'secrets' | 'names'>;

interface Context<Input> {
  readonly input: Input;
  readonly actor: Pick<Actor, 'userId'>;
  readonly at: string;
  readonly commandId: string;
}

/** Reservation kind: codes work once (RFC 6238, 5.2). */
const codeReservation = 'secondFactorCode';

/** @returns false if already used */
export const takeCode = (
  { names }: Pick<Needs, 'names'>,
  { userId, use, commandId }: { readonly userId: number; readonly use: string; readonly commandId: string },
): Promise<boolean> => names.reserve(codeReservation, `${userId} ${use}`, commandId);

const digestsOf = (secrets: Needs['secrets'], commandId: string): readonly string[] =>
  recoveryCodes(secrets, commandId).map((code) => recoveryDigest(secrets, code));

export async function prepareFacts(
  context: Context<{ readonly password: string }>,
  needs: Needs,
): Promise<Checked<{ readonly secret: string }> | Rejection> {
  const checked = await checkOwnPassword(context, context.input.password, needs);
  if ('rejected' in checked) return checked;
  return checked.isRight ? { outcome: 'right', secret: newSecondFactorSecret() } : { outcome: 'wrong' };
}

interface RightCode {
  readonly use: string;
  readonly recovery: readonly string[];
}

const wrongCode = { outcome: 'wrong', what: 'code' } as const;

function codeFacts(
  factor: User['credentials']['secondFactor'],
  { input, at, commandId }: Context<{ readonly code: string }>,
  { secrets }: Pick<Needs, 'secrets'>,
): Checked<RightCode> {
  const use = useOfCode(factor, input.code, { at, secrets });
  return use === null ? wrongCode : { outcome: 'right', use, recovery: digestsOf(secrets, commandId) };
}

/** Checks the first code. */
export async function enableFacts(
  context: Context<{ readonly code: string }>,
  needs: Needs,
): Promise<Checked<RightCode> | Rejection> {
  const user = await personUnlessLocked(`user-${context.actor.userId}`, context.at, needs);
  if (isRejection(user)) return user;
  const { secondFactor } = user.credentials;
  return codeFacts({ ...secondFactor, secret: secondFactor.prepared, recovery: [] }, context, needs);
}

export async function passwordAndCodeFacts(
  context: Context<{ readonly password: string; readonly code: string }>,
  needs: Needs,
): Promise<Checked<RightCode> | Rejection> {
  const checked = await checkOwnPassword(context, context.input.password, needs);
  if ('rejected' in checked) return checked;
  if (!checked.isRight) return { outcome: 'wrong' };
  return codeFacts(checked.user.credentials.secondFactor, context, needs);
}

import { reject } from '@portal/contracts';
import type { secondFactorCommands } from '@portal/contracts/areas/users';
import type { CommandFor, Decisions } from '@portal/platform/decider/decider';
import { type Checked, passwordCheckFailed } from './credentials';
import type { User, UserEvent } from './user-state';

type Commands = typeof secondFactorCommands;

/** With the name of its use. */
interface RightCode {
  readonly use: string;
}
interface NewCodes extends RightCode {
  /** Remaining recovery codes, keyed digests. */
  readonly recovery: readonly string[];
}

export type SecondFactorCommands = {
  PrepareSecondFactor: CommandFor<Commands['PrepareSecondFactor'], Checked<{ readonly secret: string }>>;
  EnableSecondFactor: CommandFor<Commands['EnableSecondFactor'], Checked<NewCodes>>;
  RenewRecoveryCodes: CommandFor<Commands['RenewRecoveryCodes'], Checked<NewCodes>>;
  DisableSecondFactor: CommandFor<Commands['DisableSecondFactor'], Checked<RightCode>>;
};

const notFound = reject('user_not_found');
const enabled = reject('second_factor_enabled');
const missing = reject('second_factor_missing');

/** By an administrator; ends all sessions (S2). */
export const secondFactorReset = ({ userId, credentials }: User, byUserId: number): UserEvent => ({
  type: 'SecondFactorReset',
  data: { userId, generation: credentials.generation + 1, keptSession: null, byUserId },
});

export const secondFactorDecisions: Decisions<User | null, SecondFactorCommands, UserEvent> = {
  PrepareSecondFactor: ({ facts, at }, user) => {
    if (!user) return notFound;
    if (facts.outcome === 'wrong') return [passwordCheckFailed(user, at)];
    if (user.credentials.secondFactor.secret !== null) return enabled;
    const { userId } = user;
    return [
      {
        type: 'SecondFactorPrepared',
        data: { userId },
        personal: { subject: `user-${userId}`, value: { secret: facts.secret } },
      },
    ];
  },

  EnableSecondFactor: ({ facts, at }, user) => {
    if (!user) return notFound;
    const { secret, prepared } = user.credentials.secondFactor;
    if (secret !== null) return enabled;
    if (prepared === null) return missing;
    if (facts.outcome === 'wrong') return [passwordCheckFailed(user, at)];
    return [{ type: 'SecondFactorEnabled', data: { userId: user.userId, recovery: [...facts.recovery] } }];
  },

  RenewRecoveryCodes: ({ facts, at }, user) => {
    if (!user) return notFound;
    if (user.credentials.secondFactor.secret === null) return missing;
    if (facts.outcome === 'wrong') return [passwordCheckFailed(user, at)];
    return [{ type: 'RecoveryCodesRenewed', data: { userId: user.userId, recovery: [...facts.recovery] } }];
  },

  DisableSecondFactor: ({ facts, at }, user) => {
    if (!user) return notFound;
    if (user.credentials.secondFactor.secret === null) return missing;
    if (facts.outcome === 'wrong') return [passwordCheckFailed(user, at)];
    return [{ type: 'SecondFactorDisabled', data: { userId: user.userId } }];
  },
};

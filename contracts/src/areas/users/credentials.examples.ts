import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { credentialCommands } from './credentials.commands';
import type { secondFactorCommands } from './second-factor.commands';

const otherPassword = 'c0de'.repeat(16);

/** A valid input of each call, in a world where these things exist. */
export const credentialExamples: ExamplesOf<typeof credentialCommands & typeof secondFactorCommands, World> =
  {
    RequestPasswordLink: ({ username }) => ({ username }),
    ChangePassword: ({ passwordLink }) => ({ id: passwordLink, password: otherPassword }),
    EndOtherSessions: () => ({}),
    PrepareSecondFactor: ({ ownPassword }) => ({ password: ownPassword }),
    EnableSecondFactor: ({ preparedCode }) => ({ code: preparedCode }),
    RenewRecoveryCodes: ({ ownPassword, ownCode }) => ({ password: ownPassword, code: ownCode }),
    DisableSecondFactor: ({ ownPassword, ownCode }) => ({ password: ownPassword, code: ownCode }),
    ChangeOwnPassword: ({ ownPassword, nextPassword }) => ({
      old_password: ownPassword,
      password: nextPassword,
    }),
  };

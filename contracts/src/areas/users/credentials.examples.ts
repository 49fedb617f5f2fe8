import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { credentialCommands } from './credentials.commands';

const otherPassword = 'c0de'.repeat(16);

/** A valid input of each call, in a world where these things exist. */
export const credentialExamples: ExamplesOf<typeof credentialCommands, World> = {
  RequestPasswordLink: ({ username }) => ({ username }),
  ChangePassword: ({ passwordLink }) => ({ id: passwordLink, password: otherPassword }),
  EndOtherSessions: () => ({}),
  ChangeOwnPassword: ({ ownPassword }) => ({ old_password: ownPassword, password: otherPassword }),
};

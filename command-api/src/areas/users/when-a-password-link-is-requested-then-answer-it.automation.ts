import type { EventOf } from '@portal/contracts';
import type { credentialEvents } from '@portal/contracts/areas/users';
import { defineAutomation, intend } from '@portal/platform/automation/automation';
import type { credentialBindings } from './credentials.bindings';

/** Resolves the address asynchronously: no timing leak (S7). */
export const whenAPasswordLinkIsRequestedThenAnswerIt = ({
  AnswerPasswordRequest,
}: Pick<ReturnType<typeof credentialBindings>, 'AnswerPasswordRequest'>) =>
  defineAutomation<EventOf<typeof credentialEvents>>('when-a-password-link-is-requested-then-answer-it', {
    on: {
      PasswordLinkRequested: ({ data: { address } }) => intend(AnswerPasswordRequest, { address }),
    },
  });

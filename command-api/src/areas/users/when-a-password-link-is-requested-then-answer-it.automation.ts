import type { EventOf } from '@portal/contracts';
import type { credentialEvents } from '@portal/contracts/areas/users';
import { defineAutomation, intend } from '@portal/platform/automation/automation';
import type { credentialBindings } from './credentials.bindings';

/** Whether somebody has the address is looked at here, where nobody waits for an answer (S7). */
export const whenAPasswordLinkIsRequestedThenAnswerIt = ({
  AnswerPasswordRequest,
}: Pick<ReturnType<typeof credentialBindings>, 'AnswerPasswordRequest'>) =>
  defineAutomation<EventOf<typeof credentialEvents>>('when-a-password-link-is-requested-then-answer-it', {
    on: {
      PasswordLinkRequested: ({ data: { address } }) => intend(AnswerPasswordRequest, { address }),
    },
  });

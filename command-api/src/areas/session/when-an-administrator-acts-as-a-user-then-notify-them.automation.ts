import type { EventOf } from '@portal/contracts';
import type { sessionEvents } from '@portal/contracts/areas/session';
import { defineAutomation, intend } from '@portal/platform/automation/automation';
import type { actingBindings } from './acting.bindings';

/** Also if rights change in between (W5). */
export const whenAnAdministratorActsAsAUserThenNotifyThem = ({
  NotifyOfActing,
}: Pick<ReturnType<typeof actingBindings>, 'NotifyOfActing'>) =>
  defineAutomation<EventOf<typeof sessionEvents>>('when-an-administrator-acts-as-a-user-then-notify-them', {
    on: {
      ActingAsUserStarted: ({ data: { asUserId, userId }, metadata: { at } }) =>
        intend(NotifyOfActing, { userId: asUserId, byUserId: userId, startedAt: at }),
    },
  });

import type { EventOf } from '@portal/contracts';
import type { erasureEvents } from '@portal/contracts/areas/users';
import { defineAutomation, intend } from '@portal/platform/automation/automation';
import type { templateBindings } from './templates.bindings';

/** Own templates only (S18). */
export const whenAPersonIsErasedThenDiscardTheirTemplates = ({
  DiscardTemplatesOf,
}: Pick<ReturnType<typeof templateBindings>, 'DiscardTemplatesOf'>) =>
  defineAutomation<EventOf<typeof erasureEvents>>('when-a-person-is-erased-then-discard-their-templates', {
    on: { UserErasureRequested: ({ data: { userId } }) => intend(DiscardTemplatesOf, { userId }) },
  });

import type { EventOf } from '@portal/contracts';
import { type templateEvents, templateExpiries, templateExpiry } from '@portal/contracts/areas/templates';
import { intend } from '@portal/platform/automation/automation';
import { defineDeadline, fallsDue } from '@portal/platform/automation/deadline';
import type { templateBindings } from './templates.bindings';

const separator = ' ';

/** With its files, after 30 days (R13). The decider skips restored ones. */
export const whenATemplateHasBeenDeletedForLongThenDiscardIt = ({
  DiscardTemplate,
}: Pick<ReturnType<typeof templateBindings>, 'DiscardTemplate'>) =>
  defineDeadline<EventOf<typeof templateEvents>>(
    'when-a-template-has-been-deleted-for-long-then-discard-it',
    templateExpiries,
    {
      on: {
        TemplateDeleted: ({ data: { templateId, deletedBy }, metadata: { at } }) =>
          fallsDue(`${templateId}${separator}${deletedBy}`, templateExpiry(at)),
      },
      then: ({ id: due }) => {
        const [id = '', deletedBy = ''] = due.split(separator);
        return intend(DiscardTemplate, { id, deletedBy });
      },
    },
  );

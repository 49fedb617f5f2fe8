import type { EventOf } from '@portal/contracts';
import type { templateEvents } from '@portal/contracts/areas/templates';
import { defineAutomation, intend } from '@portal/platform/automation/automation';
import { systemActor } from '@portal/platform/decider/decider';
import type { cartBindings } from './cart.bindings';
import { uploadDayOf } from './upload-day.decider';

/** Copies count towards the daily quota (S8). */
export const whenATemplateKeepsAFileThenCountIt = ({
  CountUpload,
}: Pick<ReturnType<typeof cartBindings>, 'CountUpload'>) =>
  defineAutomation<EventOf<typeof templateEvents>>('when-a-template-keeps-a-file-then-count-it', {
    on: {
      TemplateFileKept: ({ data: { userId, bytes }, metadata: { at } }) =>
        intend(CountUpload, { day: uploadDayOf(at), bytes }, { ...systemActor, userId }),
    },
  });

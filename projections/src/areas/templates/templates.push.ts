import { type EventOf, typesOf } from '@portal/contracts';
import { templateEvents, templatePushes } from '@portal/contracts/areas/templates';
import { toOwner } from '@portal/platform/push/audiences';
import { pushOnEach } from '@portal/platform/push/push-rules';

/** To the owner's devices, or the restaurant's people. */
export const templatePushRules = pushOnEach<EventOf<typeof templateEvents>, typeof templatePushes>(
  templatePushes,
  typesOf(templateEvents),
  ({ data: { templateId }, position }) => [
    { name: 'TemplateChanged', payload: { templateId, position }, to: toOwner(templateId) },
  ],
);

import { reject } from '@portal/contracts';
import { formsCommands, type SentFormKind, sentFormIdOf } from '@portal/contracts/areas/forms';
import { bindCommand } from '@portal/platform/decider/command-binding';
import type { Services } from '../../services';
import { restaurantOfForm } from './form-restaurant.facts';
import { sentFormDecider } from './sent-form.decider';

export function formsBindings(services: Pick<Services, 'load'>) {
  const sentAs = (kind: SentFormKind) =>
    ({
      decider: sentFormDecider,
      stream: ({ commandId }: { commandId: string }) => sentFormIdOf(kind, commandId),
      facts: (context: Parameters<typeof restaurantOfForm>[0]) => restaurantOfForm(context, services),
      answer: ({ commandId }: { commandId: string }) => ({ id: commandId }),
    }) as const;
  return {
    RequestCustomResource: bindCommand(formsCommands.RequestCustomResource, sentAs('custom')),
    SendOpeningForm: bindCommand(formsCommands.SendOpeningForm, sentAs('opening')),
    SendBriefing: bindCommand(formsCommands.SendBriefing, sentAs('briefing')),
    ChangeSentFormStatus: bindCommand(formsCommands.ChangeSentFormStatus, {
      decider: sentFormDecider,
      stream: ({ input }) => input.id,
      rejectMissing: reject('form_not_found'),
      expectedVersion: ({ version }) => version,
      formValues: (form) => form && { status: form.status },
      answer: ({ input, version }) => ({ id: input.id, status: input.status, version }),
    }),
  } as const;
}

import { formsCommands } from '@portal/contracts/areas/forms';
import { bindCommand } from '@portal/platform/decider/command-binding';
import type { Services } from '../../services';
import { meantRestaurant } from './meant-restaurant.facts';
import { sentFormDecider } from './sent-form.decider';

/** Commands of the forms that go to the agency. */
export function formsBindings(services: Pick<Services, 'load'>) {
  const sentAs = (kind: string) =>
    ({
      decider: sentFormDecider,
      stream: ({ commandId }: { commandId: string }) => `${kind}-${commandId}`,
      facts: (context: Parameters<typeof meantRestaurant>[0]) => meantRestaurant(context, services),
      answer: ({ commandId }: { commandId: string }) => ({ id: commandId }),
    }) as const;
  return {
    RequestCustomResource: bindCommand(formsCommands.RequestCustomResource, sentAs('customRequest')),
    SendOpeningForm: bindCommand(formsCommands.SendOpeningForm, sentAs('openingForm')),
    SendBriefing: bindCommand(formsCommands.SendBriefing, sentAs('briefing')),
  } as const;
}

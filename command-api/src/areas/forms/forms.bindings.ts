import { formsCommands } from '@portal/contracts/areas/forms';
import { bindCommand } from '@portal/platform/decider/command-binding';
import type { Services } from '../../services';
import { customRequestDecider } from './custom-request.decider';
import { meantRestaurant } from './meant-restaurant.facts';

/** Commands of the forms that go to the agency. */
export const formsBindings = (services: Pick<Services, 'load'>) =>
  ({
    RequestCustomResource: bindCommand(formsCommands.RequestCustomResource, {
      decider: customRequestDecider,
      stream: ({ commandId }) => `customRequest-${commandId}`,
      facts: (context) => meantRestaurant(context, services),
      answer: ({ commandId }) => ({ id: commandId }),
    }),
  }) as const;

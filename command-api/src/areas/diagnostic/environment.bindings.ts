import { reject } from '@portal/contracts';
import { diagnosticCommands } from '@portal/contracts/areas/diagnostic';
import { bindCommand } from '@portal/platform/decider/command-binding';
import type { Services } from '../../services';
import { ofNamed, onDiagnostic, onOwn } from './diagnostic-binding';
import { isDeleted, newest } from './diagnostic-state';
import { activityOf, activityOfOwner, diagnosticStream } from './diagnostic.facts';

const missing = reject('environment_not_found');
const onOption = {
  ...ofNamed,
  answer: ({ input: { id, restaurant_id } }: { input: { id: string; restaurant_id: number } }) => ({
    id,
    restaurant_id,
  }),
} as const;

export const environmentBindings = (services: Pick<Services, 'load'>) => {
  const activity = ({ input }: { input: { restaurant_id: number } }) =>
    activityOf(input.restaurant_id, services);
  const activityOfOwn = ({ input }: { input: { id: string } }) => activityOfOwner(input.id, services);
  return {
    AddCustomEnvironment: bindCommand(diagnosticCommands.AddCustomEnvironment, {
      ...onDiagnostic,
      stream: ({ input }) => diagnosticStream(input.id),
      facts: ({ input }) => activityOf(input.id, services),
      isGone: ({ made, state }) => isDeleted(state.customEnvironments, newest(made.customEnvironments)),
      // After this command's event, the newest is the added one.
      answer: ({ input: { id: restaurant_id }, state: { customEnvironments } }) => {
        const option = newest(customEnvironments);
        return option ? { id: option.id, name: option.name, restaurant_id } : missing;
      },
    }),
    SelectEnvironment: bindCommand(diagnosticCommands.SelectEnvironment, { ...onOption, facts: activity }),
    UnselectEnvironment: bindCommand(diagnosticCommands.UnselectEnvironment, {
      ...onOption,
      facts: activity,
    }),
    DeleteCustomEnvironment: bindCommand(diagnosticCommands.DeleteCustomEnvironment, {
      ...onOwn(missing),
      facts: activityOfOwn,
    }),
    RestoreCustomEnvironment: bindCommand(diagnosticCommands.RestoreCustomEnvironment, {
      ...onOwn(missing),
      facts: activityOfOwn,
    }),
  } as const;
};

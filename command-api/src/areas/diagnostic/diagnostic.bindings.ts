import { diagnosticCommands } from '@portal/contracts/areas/diagnostic';
import { importKindSchema } from '@portal/contracts/areas/imports';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { competitionBindings } from './competition.bindings';
import { onBlock } from './diagnostic-binding';
import { activityOf } from './diagnostic.facts';
import { environmentBindings } from './environment.bindings';
import { figureAgesDecider } from './figure-ages.decider';

const noteOldFigures = defineInternalCommand('diagnostic', 'NoteOldFigures', {
  input: z.object({ restaurantId: z.int(), kind: importKindSchema, dueAt: z.string() }),
  output: z.object({ id: z.int() }),
});

export const diagnosticBindings = (services: Pick<Services, 'load' | 'names'>) => {
  const activity = ({ input }: { input: { restaurant_id: number } }) =>
    activityOf(input.restaurant_id, services);
  return {
    UpdateClients: bindCommand(diagnosticCommands.UpdateClients, {
      ...onBlock('clients'),
      facts: activity,
    }),
    UpdateSwot: bindCommand(diagnosticCommands.UpdateSwot, { ...onBlock('swot'), facts: activity }),
    ...competitionBindings(services),
    ...environmentBindings(services),
    NoteOldFigures: bindCommand(noteOldFigures, {
      decider: figureAgesDecider,
      stream: ({ input }) => `figureAges-${input.restaurantId}`,
      answer: ({ input }) => ({ id: input.restaurantId }),
    }),
  } as const;
};

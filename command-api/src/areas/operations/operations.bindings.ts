import { allViews, personalViews, projectionOf, reject } from '@portal/contracts';
import { operationsCommands } from '@portal/contracts/areas/operations';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import { openAbout, operationsDecider, rebuildOf, retryOf } from './operations.decider';

const stream = ({ market }: { market: string }) => `operations-${market}`;
/** Projections are named after their views. */
const known = new Set(allViews.map(projectionOf));

const remakePersonalViews = defineInternalCommand('operations', 'RemakePersonalViews', {
  input: z.object({}),
  output: z.object({ id: z.string() }),
});

/** The answer is the operation id, that of an open one on the same subject. */
export const operationsBindings = () =>
  ({
    RetryParkedStream: bindCommand(operationsCommands.RetryParkedStream, {
      decider: operationsDecider,
      stream,
      answer: ({ input, state, commandId }) => ({ id: openAbout(state, retryOf(input)) ?? commandId }),
    }),
    RetryParkedMail: bindCommand(operationsCommands.RetryParkedMail, {
      decider: operationsDecider,
      stream,
      answer: ({ commandId }) => ({ id: commandId }),
    }),
    RebuildProjections: bindCommand(operationsCommands.RebuildProjections, {
      decider: operationsDecider,
      stream,
      facts: ({ input }) =>
        input.projections.every((name) => known.has(name)) ? undefined : reject('projection_unknown'),
      answer: ({ input, state, commandId }) => ({ id: openAbout(state, rebuildOf(input)) ?? commandId }),
    }),
    RemakePersonalViews: bindCommand(remakePersonalViews, {
      decider: operationsDecider,
      stream,
      facts: () => ({ projections: personalViews.map(({ name }) => name) }),
      answer: ({ commandId }) => ({ id: commandId }),
    }),
  }) as const;

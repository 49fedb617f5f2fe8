import { allViews, reject } from '@portal/contracts';
import { operationsCommands } from '@portal/contracts/areas/operations';
import { bindCommand } from '@portal/platform/decider/command-binding';
import { goingBackFrom, openAbout, operationsDecider, rebuildOf, retryOf } from './operations.decider';

const stream = ({ market }: { market: string }) => `operations-${market}`;
/** A projection is named after the view that it fills. */
const known = new Set(allViews.map(({ name }) => name));

/** Wishes about the house itself; answered with the operation's id, which is that of an open one about the same. */
export const operationsBindings = () =>
  ({
    retryParkedStream: bindCommand(operationsCommands.RetryParkedStream, {
      decider: operationsDecider,
      stream,
      answer: ({ input, state, commandId }) => ({ id: openAbout(state, retryOf(input)) ?? commandId }),
    }),
    retryParkedMail: bindCommand(operationsCommands.RetryParkedMail, {
      decider: operationsDecider,
      stream,
      answer: ({ commandId }) => ({ id: commandId }),
    }),
    rebuildProjections: bindCommand(operationsCommands.RebuildProjections, {
      decider: operationsDecider,
      stream,
      facts: ({ input }) =>
        input.projections.every((name) => known.has(name)) ? undefined : reject('projection_unknown'),
      answer: ({ input, state, commandId }) => ({ id: openAbout(state, rebuildOf(input)) ?? commandId }),
    }),
    goBackBeforeRebuild: bindCommand(operationsCommands.GoBackBeforeRebuild, {
      decider: operationsDecider,
      stream,
      answer: ({ input, state, commandId }) => ({ id: openAbout(state, goingBackFrom(input)) ?? commandId }),
    }),
  }) as const;

import type { EventOf } from '@portal/contracts';
import type { operationsCommands, operationsEvents } from '@portal/contracts/areas/operations';
import type { CommandFor } from '@portal/platform/decider/decider';
import { defineDecider } from '@portal/platform/decider/decider';

type OperationsEvent = EventOf<typeof operationsEvents>;
type Commands = typeof operationsCommands;
export type OperationsCommands = {
  RetryParkedStream: CommandFor<Commands['RetryParkedStream']>;
  RetryParkedMail: CommandFor<Commands['RetryParkedMail']>;
  RebuildProjections: CommandFor<Commands['RebuildProjections']>;
};

/** What was wished and is not done yet: operation id → what it is about, as one text. */
export type OpenOperations = Readonly<Record<string, string>>;

export const retryOf = ({ projection, stream }: { projection: string; stream: string }): string =>
  `retry ${projection} ${stream}`;
export const rebuildOf = ({
  projections,
  activate,
}: {
  projections: readonly string[];
  activate: boolean;
}): string => `${activate ? 'rebuild' : 'compare'} ${[...new Set(projections)].sort().join(' ')}`;

/** The open operation that is about exactly this. */
export const openAbout = (open: OpenOperations, subject: string): string | undefined =>
  Object.keys(open).find((id) => open[id] === subject);

const finished = (open: OpenOperations, { data }: { data: { operationId: string } }): OpenOperations => {
  const { [data.operationId]: _done, ...rest } = open;
  return rest;
};

/**
 * Wishes of administrators about the house itself. Stream `operations-{market}`. Wishing again what is not done yet is
 * quiet. What comes of a wish is written into the same stream by the program that carries it out.
 */
export const operationsDecider = defineDecider<OpenOperations, OperationsCommands, OperationsEvent>({
  initial: {},

  decide: {
    RetryParkedStream: ({ input, actor, commandId }, open) => {
      if (openAbout(open, retryOf(input)) !== undefined) return [];
      const { projection, stream } = input;
      const data = { operationId: commandId, projection, stream, userId: actor.userId };
      const personal = { subject: actor.id, value: { userName: actor.name } };
      return [{ type: 'ParkedStreamRetryRequested', data, personal }];
    },
    // Never quiet: the same mail may be given up again. A repeated command has the id of the first one.
    RetryParkedMail: ({ input, actor, commandId }) => [
      {
        type: 'ParkedMailRetryRequested',
        data: { operationId: commandId, mailId: input.id, userId: actor.userId },
        personal: { subject: actor.id, value: { userName: actor.name } },
      },
    ],
    RebuildProjections: ({ input, actor, commandId }, open) => {
      if (openAbout(open, rebuildOf(input)) !== undefined) return [];
      const projections = [...new Set(input.projections)];
      const data = {
        operationId: commandId,
        projections,
        activate: input.activate,
        userId: actor.userId,
      };
      const personal = { subject: actor.id, value: { userName: actor.name } };
      return [{ type: 'RebuildRequested', data, personal }];
    },
  },

  evolve: {
    ParkedStreamRetryRequested: (open, { data }) => ({ ...open, [data.operationId]: retryOf(data) }),
    RebuildRequested: (open, { data }) => ({ ...open, [data.operationId]: rebuildOf(data) }),
    ParkedMailRetryRequested: (open) => open,
    OperationStarted: (open) => open,
    ParkedStreamRetried: finished,
    ProjectionsRebuilt: finished,
    OperationFailed: finished,
  },
});

import type { EventOf } from '@portal/contracts';
import type { operationsCommands, operationsEvents } from '@portal/contracts/areas/operations';
import { type CommandFor, defineDecider } from '@portal/platform/decider/decider';
import { PersistentMap } from '@portal/platform/decider/persistent-map';

type OperationsEvent = EventOf<typeof operationsEvents>;
type Commands = typeof operationsCommands;
export type OperationsCommands = {
  RetryParkedStream: CommandFor<Commands['RetryParkedStream']>;
  RetryParkedMail: CommandFor<Commands['RetryParkedMail']>;
  RebuildProjections: CommandFor<Commands['RebuildProjections']>;
  RemakePersonalViews: { input: object; facts: { readonly projections: readonly string[] } };
};

/** Operation id → subject. */
type OpenOperations = PersistentMap<string, string>;

export interface OperationsState {
  readonly open: OpenOperations;
}

export const retryOf = ({ projection, stream }: { projection: string; stream: string }): string =>
  `retry ${projection} ${stream}`;
export const rebuildOf = ({
  projections,
  activate,
}: {
  projections: readonly string[];
  activate: boolean;
}): string => `${activate ? 'rebuild' : 'compare'} ${[...new Set(projections)].sort().join(' ')}`;

export const openAbout = ({ open }: OperationsState, subject: string): string | undefined =>
  [...open].find(([, about]) => about === subject)?.[0];

const requested = (state: OperationsState, operationId: string, subject: string): OperationsState => ({
  open: state.open.with(operationId, subject),
});

const finished = (
  { open }: OperationsState,
  { data }: { data: { operationId: string } },
): OperationsState => ({ open: open.without(data.operationId) });

/**
 * Stream `operations-{market}`. Repeats of open operations append nothing; the executor appends the results.
 */
export const operationsDecider = defineDecider<OperationsState, OperationsCommands, OperationsEvent>({
  initial: { open: PersistentMap.of() },

  decide: {
    RetryParkedStream: ({ input, actor, commandId }, state) => {
      if (openAbout(state, retryOf(input)) !== undefined) return [];
      const { projection, stream } = input;
      const data = { operationId: commandId, projection, stream, userId: actor.userId };
      return [{ type: 'ParkedStreamRetryRequested', data }];
    },
    // Always appends: a mail may fail again. Idempotent by command id.
    RetryParkedMail: ({ input, actor, commandId }) => [
      {
        type: 'ParkedMailRetryRequested',
        data: { operationId: commandId, mailId: input.id, userId: actor.userId },
      },
    ],
    RebuildProjections: ({ input, actor, commandId }, state) => {
      if (openAbout(state, rebuildOf(input)) !== undefined) return [];
      const projections = [...new Set(input.projections)];
      const data = {
        operationId: commandId,
        projections,
        activate: input.activate,
        userId: actor.userId,
      };
      return [{ type: 'RebuildRequested', data }];
    },
    // Always appends: a running rebuild may have read erased data.
    RemakePersonalViews: ({ facts, commandId }) => {
      const projections = [...facts.projections];
      const data = { operationId: commandId, projections, activate: true, userId: 0, thorough: true };
      return [{ type: 'RebuildRequested', data }];
    },
  },

  evolve: {
    ParkedStreamRetryRequested: (state, { data }) => requested(state, data.operationId, retryOf(data)),
    ParkedMailRetryRequested: (state) => state,
    RebuildRequested(state, { data }) {
      const subject = data.thorough ? `thorough ${data.operationId}` : rebuildOf(data);
      return requested(state, data.operationId, subject);
    },
    OperationStarted: (state) => state,
    ParkedStreamRetried: finished,
    ProjectionsRebuilt: finished,
    OperationFailed: finished,
  },
});

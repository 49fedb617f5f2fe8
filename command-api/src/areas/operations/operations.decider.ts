import { type EventOf, reject } from '@portal/contracts';
import type { operationsCommands, operationsEvents } from '@portal/contracts/areas/operations';
import { type CommandFor, defineDecider } from '@portal/platform/decider/decider';
import { PersistentMap } from '@portal/platform/decider/persistent-map';

type OperationsEvent = EventOf<typeof operationsEvents>;
type Commands = typeof operationsCommands;
export type OperationsCommands = {
  RetryParkedStream: CommandFor<Commands['RetryParkedStream']>;
  RetryParkedMail: CommandFor<Commands['RetryParkedMail']>;
  RebuildProjections: CommandFor<Commands['RebuildProjections']>;
  RollbackRebuild: CommandFor<Commands['RollbackRebuild']>;
  RemakePersonalViews: { input: object; facts: { readonly projections: readonly string[] } };
};

/** Operation id → subject. */
type OpenOperations = PersistentMap<string, string>;

interface Switch {
  readonly operationId: string;
  readonly projections: readonly string[];
  /** Replaced copies are dropped at once. */
  readonly thorough?: boolean | undefined;
}

export interface OperationsState {
  readonly open: OpenOperations;
  /** Oldest first. */
  readonly switching: PersistentMap<string, Switch>;
  /** Only its replaced copies are kept. */
  readonly lastSwitch: Switch | null;
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

export const rollingBackFrom = ({ id }: { id: string }): string => `back ${id}`;

export const openAbout = ({ open }: OperationsState, subject: string): string | undefined =>
  [...open].find(([, about]) => about === subject)?.[0];

const requested = (state: OperationsState, operationId: string, subject: string): OperationsState => ({
  ...state,
  open: state.open.with(operationId, subject),
});

const finished = (state: OperationsState, { data }: { data: { operationId: string } }): OperationsState => {
  const { operationId } = data;
  const { open, switching } = state;
  return { ...state, open: open.without(operationId), switching: switching.without(operationId) };
};

const willSwitch = (
  state: OperationsState,
  { operationId, projections, thorough }: Switch,
): OperationsState => ({
  ...state,
  switching: state.switching.with(operationId, { operationId, projections, thorough }),
});

/**
 * Stream `operations-{market}`. Repeats of open operations append nothing; the executor appends the results.
 */
export const operationsDecider = defineDecider<OperationsState, OperationsCommands, OperationsEvent>({
  initial: { open: PersistentMap.of(), switching: PersistentMap.of(), lastSwitch: null },

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
    RollbackRebuild: ({ input, actor, commandId }, state) => {
      if (openAbout(state, rollingBackFrom(input)) !== undefined) return [];
      if (state.switching.size > 0) return reject('rebuild_under_way');
      const { lastSwitch } = state;
      if (lastSwitch?.operationId !== input.id) return reject('previous_version_gone');
      const { projections } = lastSwitch;
      const data = { operationId: commandId, undoes: input.id, projections, userId: actor.userId };
      return [{ type: 'GoingBackRequested', data: { ...data, projections: [...projections] } }];
    },
  },

  evolve: {
    ParkedStreamRetryRequested: (state, { data }) => requested(state, data.operationId, retryOf(data)),
    ParkedMailRetryRequested: (state) => state,
    RebuildRequested(state, { data }) {
      const subject = data.thorough ? `thorough ${data.operationId}` : rebuildOf(data);
      const next = requested(state, data.operationId, subject);
      return data.activate ? willSwitch(next, data) : next;
    },
    GoingBackRequested: (state, { data }) =>
      willSwitch(requested(state, data.operationId, rollingBackFrom({ id: data.undoes })), data),
    OperationStarted: (state) => state,
    ParkedStreamRetried: finished,
    ProjectionsRebuilt(state, event) {
      const { operationId, activated } = event.data;
      const done = state.switching.get(operationId);
      const lastSwitch = activated && done ? done : state.lastSwitch;
      return { ...finished(state, event), lastSwitch: lastSwitch?.thorough ? null : lastSwitch };
    },
    OperationFailed: finished,
  },
});

import { actorIdOf, type EventOf } from '@portal/contracts';
import { operations, type operationsEvents } from '@portal/contracts/areas/operations';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type OperationsEvent = EventOf<typeof operationsEvents>;

const byOperation = keyedBy('operationId');

const requested = {
  stream: '',
  finishedAt: null,
  state: 'waiting',
  attempts: 0,
  report: null,
  reason: '',
} as const;

export const operationsProjection = defineProjection<OperationsEvent, typeof operations>(operations, {
  ParkedStreamRetryRequested: {
    id: byOperation,
    apply: (_none, { data, metadata }) => ({
      ...requested,
      id: data.operationId,
      kind: 'retry',
      projections: [data.projection],
      stream: data.stream,
      requestedBy: actorIdOf(metadata),
      requestedAt: metadata.at,
    }),
  },
  RebuildRequested: {
    id: byOperation,
    apply: (_none, { data, metadata }) => ({
      ...requested,
      id: data.operationId,
      kind: data.activate ? 'rebuild' : 'comparison',
      projections: data.projections,
      requestedBy: actorIdOf(metadata),
      requestedAt: metadata.at,
    }),
  },
  // The mailer executes it; the mail list shows the result.
  ParkedMailRetryRequested: {
    id: byOperation,
    apply: (_none, { data, metadata }) => ({
      ...requested,
      id: data.operationId,
      kind: 'mail',
      projections: [],
      stream: data.mailId,
      requestedBy: actorIdOf(metadata),
      requestedAt: metadata.at,
      finishedAt: metadata.at,
      state: 'done',
    }),
  },
  OperationStarted: {
    id: byOperation,
    apply: patch((_operation, { data }) => ({ state: 'running', attempts: data.attempt })),
  },
  ParkedStreamRetried: {
    id: byOperation,
    apply: patch((_operation, { data, metadata }) => ({
      state: data.freed ? 'freed' : 'stuck',
      finishedAt: metadata.at,
    })),
  },
  ProjectionsRebuilt: {
    id: byOperation,
    apply: patch((_operation, { data: { events, milliseconds, views, parked }, metadata }) => ({
      state: 'done',
      finishedAt: metadata.at,
      report: { events, milliseconds, views, parked },
    })),
  },
  OperationFailed: {
    id: byOperation,
    apply: patch((_operation, { data, metadata }) => ({
      state: 'failed',
      finishedAt: metadata.at,
      reason: data.reason,
    })),
  },
});

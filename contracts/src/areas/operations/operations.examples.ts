import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type {
  OperationRecord,
  ParkedStreamRecord,
  ProjectionHealth,
  operationsCommands,
  operationsQueries,
} from './operations.contract';

export const aProjection = (name: string, changes: Partial<ProjectionHealth> = {}): ProjectionHealth => {
  const reported_at = new Date().toISOString();
  const recent = [{ at: reported_at, lag: 0, rate: 4 }];
  const figures = { position: 1200, head: 1200, lag: 0, rate: 4, parked: 0, rebuild: null };
  return { name, ...figures, reported_at, silent: false, recent, verified: null, ...changes };
};

export const aParkedStream = (changes: Partial<ParkedStreamRecord> = {}): ParkedStreamRecord => ({
  projection: 'orders',
  stream: 'order-7',
  event_type: 'OrderPlaced',
  event_id: 'event-9',
  position: 900,
  reason: 'RangeError: no such size',
  at: '2026-11-20T09:00:00.000Z',
  ...changes,
});

export const anOperation = (changes: Partial<OperationRecord> = {}): OperationRecord => ({
  id: 'operation-1',
  kind: 'retry',
  projections: ['orders'],
  stream: 'order-7',
  user_name: 'Nuria Vidal',
  requested_at: '2026-11-20T09:10:00.000Z',
  finished_at: null,
  state: 'waiting',
  attempts: 0,
  report: null,
  reason: '',
  ...changes,
});

export const operationsExamples: ExamplesOf<typeof operationsCommands & typeof operationsQueries, World> = {
  RetryParkedStream: ({ orderId }) => ({ projection: 'orders', stream: `order-${orderId}` }),
  RetryParkedMail: () => ({ id: 'when-nothing-then-mail-nobody:0:user-1' }),
  ListMails: () => ({ parked: 1, size: 10 }),
  CountMails: () => ({}),
  RebuildProjections: () => ({ projections: ['sections'], activate: false }),
  ListProjections: () => ({}),
  ListParkedStreams: () => ({}),
  ListOperations: () => ({ size: 10 }),
};

import type {
  OperationRecord,
  OutboxMail,
  ParkedStreamRecord,
  ProjectionHealth,
} from '@portal/contracts/areas/operations';
import { aSession, FakeHouse } from '../../../testing/fake-house';

/** A projection that is well, unless a test wants otherwise. */
export const aProjection = (name: string, facts: Partial<ProjectionHealth> = {}): ProjectionHealth => {
  const reported_at = new Date().toISOString();
  const recent = [{ at: reported_at, lag: 0, rate: 4 }];
  const figures = { position: 1200, head: 1200, lag: 0, rate: 4, parked: 0, rebuild: null };
  return { name, ...figures, reported_at, silent: false, recent, ...facts };
};

export const aParkedStream = (facts: Partial<ParkedStreamRecord> = {}): ParkedStreamRecord => ({
  projection: 'orders',
  stream: 'order-7',
  event_type: 'OrderPlaced',
  event_id: 'event-9',
  position: 900,
  reason: 'RangeError: no such size',
  at: '2026-11-20T09:00:00.000Z',
  ...facts,
});

export const anOperation = (facts: Partial<OperationRecord> = {}): OperationRecord => ({
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
  can_go_back: false,
  reason: '',
  ...facts,
});

/** A house whose projections, parked streams and operations are what a test puts there. */
export class OperationsHouse extends FakeHouse {
  projections: readonly ProjectionHealth[] = [aProjection('orders'), aProjection('users')];
  parked: readonly ParkedStreamRecord[] = [];
  operations: readonly OperationRecord[] = [];
  mails: readonly OutboxMail[] = [];

  constructor() {
    super();
    this.signIn(aSession({ type: 2, restaurants: [] }));
    this.on('operations/projections', () => ({ data: this.projections }));
    this.on('operations/parked', () => ({ data: this.parked, more: { total: this.parked.length } }));
    this.on('operations/log', () => ({ data: this.operations, more: { total: this.operations.length } }));
    this.on('operations/mails', ({ query }) => {
      const wanted = query.get('parked') === 'true';
      const data = this.mails.filter(({ state }) => (state === 'parked') === wanted);
      return { data, more: { total: data.length } };
    });
    this.on('operations/mails/count', () => {
      const parked = this.mails.filter(({ state }) => state === 'parked').length;
      return { data: { waiting: this.mails.length - parked, parked, sent: 12, oldest_waiting: null } };
    });
    this.on('operations/mails/retry', () => ({ data: { id: 'operation-3' } }));
    this.on('operations/parked/retry', () => ({ data: { id: 'operation-1' } }));
    this.on('operations/rebuild', () => ({ data: { id: 'operation-1' } }));
    this.on('operations/rebuild/back', () => ({ data: { id: 'operation-2' } }));
  }
}

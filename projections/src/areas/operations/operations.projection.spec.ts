import { describe, it } from '@jest/globals';
import type { EventOf } from '@portal/contracts';
import type { operationsEvents } from '@portal/contracts/areas/operations';
import { type GivenEvent, projecting } from '@portal/platform/testing/projection-kit';
import { operationsProjection } from './operations.projection';

type Event = GivenEvent<EventOf<typeof operationsEvents>>;

const at = (minute: number) => ({ metadata: { at: `2026-11-20T09:${minute}:00.000Z` } });
const retry: Event = {
  type: 'ParkedStreamRetryRequested',
  data: { operationId: 'o', projection: 'orders', stream: 'order-7', userId: 2 },
  ...at(30),
};
const rebuild: Event = {
  type: 'RebuildRequested',
  data: { operationId: 'o', projections: ['orders'], activate: true, userId: 2 },
  ...at(30),
};
const started: Event = { type: 'OperationStarted', data: { operationId: 'o', attempt: 1 } };
const report = {
  events: 40,
  milliseconds: 12,
  views: [{ view: 'orders', live: 3, rebuilt: 3, different: 1 }],
  parked: 0,
};
const rebuilt: Event = {
  type: 'ProjectionsRebuilt',
  data: { operationId: 'o', activated: true, ...report },
  ...at(31),
};
const compared: Event = { ...rebuilt, data: { operationId: 'o', activated: false, ...report } } as Event;
const asRequested = {
  id: 'o',
  kind: 'retry',
  projections: ['orders'],
  stream: 'order-7',
  requestedBy: 12,
  requestedAt: '2026-11-20T09:30:00.000Z',
  finishedAt: null,
  state: 'waiting',
  attempts: 0,
  report: null,
  reason: '',
};
const finishedAt = '2026-11-20T09:31:00.000Z';

describe('the log of operations', () => {
  it('[R11] shows who requested what, from the moment of the request', async () => {
    await projecting(operationsProjection).given([retry]).thenDocument('o', asRequested);
    await projecting(operationsProjection)
      .given([rebuild])
      .thenDocument('o', { ...asRequested, kind: 'rebuild', stream: '' });
  });

  it('shows when it was started, and how often', async () => {
    const again: Event = { type: 'OperationStarted', data: { operationId: 'o', attempt: 2 } };
    await projecting(operationsProjection)
      .given([retry, started, again])
      .thenDocument('o', { ...asRequested, state: 'running', attempts: 2 });
  });

  it.each([
    [true, 'freed'],
    [false, 'stuck'],
  ])('[R9] shows after a retry whether the stream goes on (%s)', async (freed, state) => {
    const retried: Event = { type: 'ParkedStreamRetried', data: { operationId: 'o', freed }, ...at(31) };
    await projecting(operationsProjection)
      .given([retry, started, retried])
      .thenDocument('o', { ...asRequested, state, attempts: 1, finishedAt });
  });

  it('[R8] keeps what a rebuild came to; one that only compared is named so', async () => {
    const comparison: Event = { ...rebuild, data: { ...rebuild.data, activate: false } } as Event;
    const done = { ...asRequested, stream: '', state: 'done', attempts: 1, finishedAt, report };
    await projecting(operationsProjection)
      .given([rebuild, started, rebuilt])
      .thenDocument('o', { ...done, kind: 'rebuild' });
    await projecting(operationsProjection)
      .given([comparison, started, compared])
      .thenDocument('o', { ...done, kind: 'comparison' });
  });

  it('keeps the reason of a failure', async () => {
    const failed: Event = {
      type: 'OperationFailed',
      data: { operationId: 'o', reason: 'Error: the log is away' },
      ...at(31),
    };
    await projecting(operationsProjection)
      .given([retry, started, failed])
      .thenDocument('o', {
        ...asRequested,
        state: 'failed',
        attempts: 1,
        finishedAt,
        reason: 'Error: the log is away',
      });
  });

  it('does not hold what was never requested', async () => {
    await projecting(operationsProjection).given([started, rebuilt]).thenNoDocument('o');
  });
});

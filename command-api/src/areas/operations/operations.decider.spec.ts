import { describe, expect, it } from '@jest/globals';
import { type EventOf, Role } from '@portal/contracts';
import type { operationsEvents } from '@portal/contracts/areas/operations';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { operationsBindings } from './operations.bindings';
import { openAbout, operationsDecider, rebuildOf } from './operations.decider';

const actor = testActor(Role.Administrator, { userId: 2 });
const parked = { projection: 'orders', stream: 'order-7' };
const retryRequested = {
  type: 'ParkedStreamRetryRequested',
  data: { operationId: 'first', ...parked, userId: 2 },
} as const;
const rebuildRequested = {
  type: 'RebuildRequested' as const,
  data: { operationId: 'second', projections: ['orders', 'users'], activate: true, userId: 2 },
} satisfies EventOf<typeof operationsEvents>;

describe('retrying a parked stream', () => {
  it('[R9] [R11] records who requested it', () => {
    givenEvents(operationsDecider, [])
      .when('RetryParkedStream', { input: parked, actor, commandId: 'first' })
      .then([retryRequested]);
  });

  it('produces no event while the same stream of the same projection waits for its retry', () => {
    const requested = givenEvents(operationsDecider, [retryRequested]);
    requested.when('RetryParkedStream', { input: parked, actor }).thenNothing();
    requested
      .when('RetryParkedStream', {
        input: { ...parked, projection: 'order-chats' },
        actor,
        commandId: 'other',
      })
      .then([
        {
          ...retryRequested,
          data: { ...retryRequested.data, operationId: 'other', projection: 'order-chats' },
        },
      ]);
  });

  it.each([
    { type: 'ParkedStreamRetried', data: { operationId: 'first', freed: false } },
    { type: 'OperationFailed', data: { operationId: 'first', reason: 'the program was ended' } },
  ] as const)('may be requested again after $type', (over) => {
    givenEvents(operationsDecider, [
      retryRequested,
      { type: 'OperationStarted', data: { operationId: 'first', attempt: 1 } },
      over,
    ])
      .when('RetryParkedStream', { input: parked, actor, commandId: 'first' })
      .then([retryRequested]);
  });
});

describe('rebuilding views', () => {
  const input = { projections: ['orders', 'users'], activate: true };

  it('[R8] [R11] records who requested it, and each view once', () => {
    givenEvents(operationsDecider, [])
      .when('RebuildProjections', {
        input: { projections: ['orders', 'users', 'orders'], activate: true },
        actor,
        commandId: 'second',
      })
      .then([rebuildRequested]);
  });

  it('produces no event while the same is under way, for any order of the views', () => {
    const requested = givenEvents(operationsDecider, [rebuildRequested]);
    requested
      .when('RebuildProjections', { input: { ...input, projections: ['users', 'orders'] }, actor })
      .thenNothing();
    expect(openAbout(requested.state, rebuildOf(input))).toBe('second');
    requested
      .when('RebuildProjections', { input: { ...input, activate: false }, actor, commandId: 'third' })
      .then([
        { ...rebuildRequested, data: { ...rebuildRequested.data, operationId: 'third', activate: false } },
      ]);
  });

  it('may be requested again once it is done', () => {
    const report = { activated: true, events: 9, milliseconds: 1, views: [], parked: 0 };
    givenEvents(operationsDecider, [
      rebuildRequested,
      { type: 'ProjectionsRebuilt', data: { operationId: 'second', ...report } },
    ])
      .when('RebuildProjections', { input, actor, commandId: 'second' })
      .then([rebuildRequested]);
  });

  it('rejects a view that no projection fills', () => {
    const { RebuildProjections } = operationsBindings();
    const asked = { actor, market: 'ES', commandId: 'second', at: '2026-11-20T09:30:00.000Z' } as const;
    const factsOf = (projections: string[]) =>
      RebuildProjections.facts?.({ ...asked, input: { projections, activate: true } });
    expect(factsOf(['orders', 'oders'])).toEqual({ rejected: 'projection_unknown' });
    expect(factsOf(['orders', 'users'])).toBeUndefined();
  });
});

describe('rebuilding views because a person was erased', () => {
  const facts = { projections: ['orders', 'users'] };
  const rebuild = (operationId: string) => ({
    type: 'RebuildRequested' as const,
    data: { operationId, projections: ['orders', 'users'], activate: true, userId: 0, thorough: true },
  });

  it('[S18] is asked for again while the same is under way: that may have read what was erased since', () => {
    const asking = { input: {}, facts, actor, commandId: 'third' };
    givenEvents(operationsDecider, [])
      .when('RemakePersonalViews', asking)
      .then([rebuild('third')]);
    givenEvents(operationsDecider, [rebuildRequested, rebuild('first')])
      .when('RemakePersonalViews', asking)
      .then([rebuild('third')]);
  });
});

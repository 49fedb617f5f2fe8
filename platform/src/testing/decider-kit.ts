import assert from 'node:assert/strict';
import { type DomainEvent, isRejection, type Rejection } from '@portal/contracts';
import {
  type Command,
  type CommandMap,
  type Decider,
  type Decision,
  evolve,
  type TakenOf,
} from '../decider/decider';
import { deepFreeze } from './deep-freeze';
import { testActor } from './test-actor';

/** Input, facts and taken; the rest has defaults. */
export type GivenCommand<C extends CommandMap, N extends keyof C & string> = Partial<
  Omit<Command, 'input' | 'facts'>
> & { readonly input: C[N]['input'] } & (undefined extends C[N]['facts']
    ? { readonly facts?: C[N]['facts'] }
    : { readonly facts: C[N]['facts'] }) &
  (undefined extends TakenOf<C[N]> ? object : { readonly taken: TakenOf<C[N]> });

/** Three questions: right events? rejected? no effect? */
export interface Decided<E extends DomainEvent> {
  then(events: readonly E[]): void;
  /** @param details compared if given */
  thenRejected(code: string, details?: Rejection['details']): void;
  thenNothing(): void;
}

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const defaults = {
  actor: testActor(),
  at: '2026-11-20T09:30:00.000Z',
  market: 'ES' as const,
  commandId: 'command-1',
};

function decided<E extends DomainEvent>(decision: Decision<E>): Decided<E> {
  return {
    then: (events) => assert.deepEqual(stored(decision), stored(events)),
    thenRejected: (code, details) => {
      assert.equal(isRejection(decision) ? decision.rejected : JSON.stringify(decision), code);
      if (details && isRejection(decision)) assert.deepEqual(decision.details, details);
    },
    thenNothing: () => assert.deepEqual(stored(decision), []),
  };
}

/**
 * `givenEvents(orderDecider, [placed]).when('ChangeOrderStatus', { input }).then([changed])`.
 * Inputs are frozen and each decision is made twice, so impure deciders fail.
 */
export function givenEvents<S, C extends CommandMap, E extends DomainEvent>(
  decider: Decider<S, C, E>,
  events: readonly E[],
) {
  const state = events.reduce(
    (before, event) => deepFreeze(evolve(decider, before, deepFreeze(event))),
    deepFreeze(decider.initial),
  );
  return {
    state,
    when<N extends keyof C & string>(name: N, given: GivenCommand<C, N>): Decided<E> {
      const { taken, ...command } = deepFreeze({ taken: undefined, facts: undefined, ...defaults, ...given });
      const decide = () => {
        const decision = decider.decide[name](command, state);
        return typeof decision === 'function' ? decision(taken as never) : decision;
      };
      const decision = decide();
      assert.deepEqual(decide(), decision, `${name} decides differently the second time`);
      return decided(decision);
    },
  };
}

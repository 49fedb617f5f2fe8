import { describe, expect, it } from '@jest/globals';
import { defineDecider } from '../decider/decider';
import { givenEvents } from './decider-kit';
import { jarDecider, type JarEvent } from './sample-aggregate';
import { testActor } from './test-actor';

const opened: JarEvent = {
  type: 'JarOpened',
  data: { jarId: 'command-1', restaurantId: 1, ownerId: 12, number: 7 },
  personal: { subject: 'user-12', value: { label: 'Tips' } },
};
const coin = (value: number): JarEvent => ({ type: 'CoinAdded', data: { jarId: 'command-1', value } });
const closed: JarEvent = { type: 'JarClosed', data: { jarId: 'command-1' } };
const input = { id: 'command-1', value: 60 };

describe('the given/when/then kit for deciders', () => {
  it('passes for the right events, the right rejection and for silence', () => {
    const opening = { input: { restaurantId: 1, label: 'Tips' }, taken: { number: 7 } };
    givenEvents(jarDecider, []).when('OpenJar', opening).then([opened]);
    givenEvents(jarDecider, [opened]).when('OpenJar', opening).thenNothing();
    givenEvents(jarDecider, [opened, coin(50)])
      .when('AddCoin', { input })
      .then([coin(60), closed]);
    givenEvents(jarDecider, [opened, closed]).when('AddCoin', { input }).thenRejected('jar_closed');
  });

  it('fails for other events, another rejection, and for events where silence was expected', () => {
    const adding = () => givenEvents(jarDecider, [opened]).when('AddCoin', { input });
    expect(() => adding().then([coin(61)])).toThrow();
    expect(() => adding().thenNothing()).toThrow();
    expect(() => adding().thenRejected('jar_closed')).toThrow();
    const refused = givenEvents(jarDecider, [closed]).when('AddCoin', { input });
    expect(() => refused.thenRejected('jar_closed')).toThrow(/not_found/);
    expect(() => refused.thenRejected('not_found', { max: 1 })).toThrow();
    expect(() => refused.thenNothing()).toThrow();
  });

  it('fails for a decider that changes its state or looks at anything but its arguments', () => {
    let calls = 0;
    const evolve = { JarClosed: (state: { n: number }) => state };
    type Impure = { Touch: { input: null; facts: undefined }; Count: { input: null; facts: undefined } };
    const impure = defineDecider<{ n: number }, Impure, Extract<JarEvent, { type: 'JarClosed' }>>({
      initial: { n: 0 },
      decide: {
        Touch: (_command, state) => {
          state.n += 1;
          return [];
        },
        Count: () => [{ type: 'JarClosed', data: { jarId: String((calls += 1)) } }],
      },
      evolve,
    });
    expect(() => givenEvents(impure, []).when('Touch', { input: null })).toThrow(TypeError);
    expect(() => givenEvents(impure, []).when('Count', { input: null })).toThrow(/second time/);
  });

  it('lets a spec say who acts', () => {
    const actor = testActor(2, { userId: 3 });
    expect(actor).toEqual({ id: 'user-3', userId: 3, role: 2, restaurants: [1, 2] });
    const opening = { input: { restaurantId: 9, label: 'Ada' }, taken: { number: 1 }, actor, commandId: 'c' };
    givenEvents(jarDecider, [])
      .when('OpenJar', opening)
      .then([
        {
          type: 'JarOpened',
          data: { jarId: 'c', restaurantId: 9, ownerId: 3, number: 1 },
          personal: { subject: 'user-3', value: { label: 'Ada' } },
        },
      ]);
  });
});

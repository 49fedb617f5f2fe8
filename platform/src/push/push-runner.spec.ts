import { describe, expect, it } from '@jest/globals';
import { definePushes, Role } from '@portal/contracts';
import { z } from 'zod';
import { InProcessPushBus } from '../stores/push-bus/in-process.push-bus';
import type { Push } from '../stores/push-bus/push-bus.port';
import { type GivenEvent, projected } from '../testing/projection-kit';
import type { JarEvent } from '../testing/sample-aggregate';
import { jarClock } from '../testing/sample-aggregate-log';
import { definePushRules } from './push-rules';
import { createPushRunner } from './push-runner';

const jarPushes = definePushes('jars', [], {
  JarClosed: { payload: { jarId: z.string() } },
  JarFilled: { payload: { jarId: z.string() } },
});

const rules = definePushRules<JarEvent, typeof jarPushes>(jarPushes, {
  CoinAdded: ({ data }) =>
    data.value < 10 ? [] : [{ name: 'JarFilled', payload: { jarId: data.jarId }, to: [{ user: 'user-12' }] }],
  JarClosed: ({ data, position }) => [
    { name: 'JarClosed', payload: { jarId: data.jarId, position }, to: [{ role: Role.Administrator }] },
  ],
});
const otherArea = definePushRules<JarEvent, typeof jarPushes>(jarPushes, {
  JarClosed: ({ data }) => [{ name: 'JarFilled', payload: { jarId: data.jarId }, to: [{ restaurant: 1 }] }],
});

function wire(secondsLater = 0, head = 1) {
  const bus = new InProcessPushBus((error) => {
    throw error;
  });
  const published: (readonly Push[])[] = [];
  bus.listen((pushes) => published.push(pushes));
  const now = () => new Date(Date.parse(jarClock) + secondsLater * 1_000);
  const runner = createPushRunner({ rules: [rules, otherArea], bus, now, head });
  const handle = (...events: GivenEvent<JarEvent>[]) =>
    runner.handle(events.map((event, index) => projected<JarEvent>(event, index)));
  return { published, handle };
}

const coin = (value: number): JarEvent => ({ type: 'CoinAdded', data: { jarId: 'j', value } });
const closed: JarEvent = { type: 'JarClosed', data: { jarId: 'j' } };

describe('the push runner', () => {
  it('publishes the hints of a batch of events at once, of every area that has a rule', () => {
    const { published, handle } = wire();
    handle(coin(3), coin(10), closed);
    expect(published).toEqual([
      [
        { name: 'JarFilled', payload: { jarId: 'j' }, to: [{ user: 'user-12' }] },
        { name: 'JarClosed', payload: { jarId: 'j', position: 3 }, to: [{ role: Role.Administrator }] },
        { name: 'JarFilled', payload: { jarId: 'j' }, to: [{ restaurant: 1 }] },
      ],
    ]);
  });

  it('stays silent when no rule applies', () => {
    const { published, handle } = wire();
    handle(coin(3));
    expect(published).toEqual([]);
  });

  it('pushes no history: of what the log had at the start, only the last 30 seconds', () => {
    const young = wire(30);
    young.handle(closed);
    expect(young.published).toHaveLength(1);
    const old = wire(31);
    old.handle(closed);
    expect(old.published).toEqual([]);
  });

  it('[R16] pushes an event of a deadline that was due an hour ago', () => {
    const { published, handle } = wire(3_600, 0);
    handle(closed);
    expect(published).toHaveLength(1);
  });
});

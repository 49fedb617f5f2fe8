import { describe, expect, it } from '@jest/globals';
import { OutboxSender } from '../outbox/outbox-sender';
import type { NewEntry } from '../stores/outbox/outbox.port';
import { SqliteOutbox } from '../stores/outbox/sqlite.outbox';
import { deviceChannel, type Prepared, timeoutWithNoticesMs } from './device-channel';
import type { PushDelivery, PushOutcome } from './push-client';

const start = Date.parse('2026-11-20T09:00:00.000Z');
const second = 1_000;
const notice = (id: string, { device = 'phone', kind = 'order' } = {}): NewEntry<'device'> => ({
  id,
  person: 'user-1',
  bundle: `${device}:${kind}`,
  content: { device, kind, note: id },
});
const taken: PushOutcome = { result: 'taken' };
const later = (afterSeconds: number | null = null): PushOutcome => ({
  result: 'later',
  reason: 'status 429',
  afterSeconds,
});

function open(...answers: readonly PushOutcome[]) {
  const outbox = new SqliteOutbox(':memory:', 'device');
  const clock = { now: start };
  const world = {
    sent: [] as string[],
    gone: [] as string[],
    errors: [] as string[],
    said: [] as string[],
    prepared: null as Prepared | null,
  };
  const waiting = [...answers];
  const channel = deviceChannel({
    client: {
      async send({ content }: PushDelivery) {
        world.sent.push(content);
        return waiting.shift() ?? taken;
      },
    },
    async prepare({ notices, device }) {
      if (world.prepared) return world.prepared;
      const content = `${device}: ${notices.map((each) => each.content).join()}`;
      const subscription = { endpoint: 'https://push.example', p256dh: '', auth: '' };
      return { do: 'send', delivery: { subscription, content, topic: '', ttl: 1, urgency: 'normal' } };
    },
    onGone: async ({ person, device }) => void world.gone.push(`${device} of ${person}`),
    onOutcome: (message) => void world.said.push(message),
  });
  const now = () => new Date(clock.now);
  const onError = (error: unknown) => void world.errors.push(String(error));
  const startSender = () => new OutboxSender({ outbox, channel, now, onError, random: () => 0.5 });
  let sender = startSender();
  return {
    outbox,
    waiting: async () => (await outbox.stats()).waiting,
    restart: () => (sender = startSender()),
    round: () => sender.round(),
    world,
    clock,
    record: (...notices: NewEntry<'device'>[]) => outbox.record(notices, new Date(clock.now).toISOString()),
    async after(milliseconds: number) {
      clock.now += milliseconds;
      await sender.round();
      return world.sent;
    },
  };
}

describe('what sends notices to devices', () => {
  it('[R12] sends what is due of a kind to a device as one message, and each once', async () => {
    const { record, after, waiting } = open();
    await record(
      notice('a'),
      notice('b'),
      notice('c', { kind: 'message' }),
      notice('d', { device: 'laptop' }),
    );
    expect((await after(0)).toSorted()).toEqual(['laptop: d', 'phone: a,b', 'phone: c']);
    expect(await after(60 * second)).toHaveLength(3);
    expect(await waiting()).toBe(0);
  });

  it('[R12] retries after growing pauses while the service asks for it', async () => {
    const { record, after, world, waiting } = open(later(), later());
    await record(notice('a'));
    expect(await after(0)).toHaveLength(1);
    expect(await waiting()).toBe(1);
    expect(await after(9 * second)).toHaveLength(1);
    expect(await after(second)).toHaveLength(2);
    expect(await after(19 * second)).toHaveLength(2);
    expect(await after(second)).toHaveLength(3);
    expect(world.errors).toEqual([]);
    expect([world.said, await waiting()]).toEqual([['later', 'later', 'taken'], 0]);
  });

  it('[R12] waits for as long as the service asks, an hour at the most', async () => {
    const { record, after } = open(later(120), later(86_400));
    await record(notice('a'));
    expect(await after(0)).toHaveLength(1);
    expect(await after(119 * second)).toHaveLength(1);
    expect(await after(second)).toHaveLength(2);
    expect(await after(3_599 * second)).toHaveLength(2);
    expect(await after(second)).toHaveLength(3);
  });

  it('reports that a device is gone, and sends it no more', async () => {
    const { record, after, world } = open({ result: 'gone' });
    await record(notice('a'));
    await after(0);
    expect(await after(600 * second)).toHaveLength(1);
    expect(world.gone).toEqual(['phone of user-1']);
  });

  it('discards what a service refuses, and what is old, and logs it without its content', async () => {
    const { record, after, world, waiting } = open(
      { result: 'refused', reason: 'status 400' },
      later(),
      later(),
    );
    await record(notice('secret'));
    await after(0);
    await record(notice('another secret'));
    await after(0);
    await after(timeoutWithNoticesMs);
    expect(await waiting()).toBe(0);
    expect(world.errors).toEqual([
      'Error: device phone:order was given up: status 400',
      'Error: device phone:order was given up: status 429',
    ]);
  });

  it('holds back what is not to come yet, and sends all of it together then', async () => {
    const { record, after, world } = open();
    world.prepared = { do: 'hold', until: new Date(start + 3_600 * second).toISOString() };
    await record(notice('a'));
    await after(0);
    await record(notice('b'));
    expect(await after(second)).toEqual([]);
    world.prepared = null;
    expect(await after(3_598 * second)).toEqual([]);
    expect(await after(second)).toEqual(['phone: a,b']);
  });

  it('sends nothing whose recipient has no right to it any more', async () => {
    const { record, after, world, waiting } = open();
    world.prepared = { do: 'drop' };
    await record(notice('a'));
    expect(await after(0)).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  it('[R12] leaves to the next one what it could not finish', async () => {
    const { record, round, restart, after, outbox } = open();
    await record(notice('a'));
    const settle = outbox.settle.bind(outbox);
    outbox.settle = () => Promise.reject(new Error('killed'));
    await expect(round()).rejects.toThrow('killed');
    outbox.settle = settle;
    restart();
    expect(await after(44 * second)).toHaveLength(1);
    expect(await after(second)).toHaveLength(2);
    expect(await after(60 * second)).toHaveLength(2);
  });
});

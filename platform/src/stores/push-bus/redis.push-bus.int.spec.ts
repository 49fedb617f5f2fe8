import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { LineTo } from '../../testing/line-to';
import { redisIsInstalled, RedisServer } from '../../testing/redis-server';
import type { Push } from './push-bus.port';
import { describePushBus } from './push-bus.suite';
import { RedisPushBus, type RedisPushBusOptions } from './redis.push-bus';

const installed = redisIsInstalled();
if (!installed) process.stderr.write('\nSKIPPED: RedisPushBus, as there is no redis-server here\n\n');

/** Shared Redis: only the suite runs, no faults. */
const { REDIS_URL: server } = process.env;
if (server !== undefined)
  describePushBus('RedisPushBus, on the Redis that REDIS_URL names', async () => {
    const errors: unknown[] = [];
    const stream = `pushes-${randomUUID()}`;
    const bus = new RedisPushBus({ url: server, stream, onError: (error) => void errors.push(error) });
    await bus.ready();
    return { bus, errors };
  });

const push = (id: number): Push => ({ name: 'OrderPlaced', payload: { id }, to: [{ restaurant: 17 }] });
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

(installed ? describe : describe.skip)('RedisPushBus, on a real Redis', () => {
  let redis: RedisServer;
  let streams = 0;
  let stream = '';
  const open: { close(): Promise<void> }[] = [];
  beforeAll(async () => {
    redis = await RedisServer.start();
  });
  afterEach(async () => {
    for (const each of open.splice(0).reverse()) await each.close();
  });
  afterAll(() => redis.remove());

  const newStream = () => (stream = `pushes-${(streams += 1)}`);
  async function openBus(options: Partial<RedisPushBusOptions> = {}) {
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const bus = new RedisPushBus({ url: redis.url, stream, onError, ...options });
    open.push(bus);
    await bus.ready();
    return { bus, errors };
  }
  async function lineToRedis() {
    const line = await LineTo.open(redis.port);
    open.push(line);
    return { line, url: `redis://127.0.0.1:${line.port}` };
  }

  function gateway(bus: RedisPushBus) {
    const heard: unknown[] = [];
    let wake: () => void = () => undefined;
    const state = { heard, missed: 0 };
    bus.listen(
      (pushes) => {
        heard.push(...pushes.map(({ payload }) => payload.id));
        wake();
      },
      () => {
        state.missed += 1;
        wake();
      },
    );
    const until = async (there: () => boolean) => {
      while (!there()) await new Promise<void>((resolve) => (wake = resolve));
    };
    return { state, until, untilReceived: (id: number) => until(() => heard.includes(id)) };
  }

  describePushBus('RedisPushBus', () => {
    newStream();
    return openBus();
  });

  it('[R14] carries the hints of one process to the gateways of all others, in order and once', async () => {
    newStream();
    const projections = await openBus();
    const gateways = [gateway((await openBus()).bus), gateway((await openBus()).bus)];
    for (const id of numbers(1, 1_000)) projections.bus.publish([push(id)]);
    for (const { state, untilReceived } of gateways) {
      await untilReceived(1_000);
      expect(state).toEqual({ heard: numbers(1, 1_000), missed: 0 });
    }
  });

  it('sends nothing of the past to a gateway that opens later', async () => {
    newStream();
    const projections = await openBus();
    const early = gateway((await openBus()).bus);
    projections.bus.publish([push(1)]);
    await early.untilReceived(1);
    const late = gateway((await openBus()).bus);
    projections.bus.publish([push(2)]);
    await late.untilReceived(2);
    expect(late.state).toEqual({ heard: [2], missed: 0 });
  });

  it('[R15] loses and repeats nothing when connections break on both sides', async () => {
    newStream();
    const toProjections = await lineToRedis();
    const toGateway = await lineToRedis();
    const projections = await openBus({ url: toProjections.url });
    const away = await openBus({ url: toGateway.url });
    const { state, untilReceived } = gateway(away.bus);
    for (const round of numbers(0, 9)) {
      for (const id of numbers(round * 100 + 1, round * 100 + 50)) projections.bus.publish([push(id)]);
      if (round % 2 === 0) toGateway.line.cut();
      else toProjections.line.cut();
      for (const id of numbers(round * 100 + 51, round * 100 + 100)) projections.bus.publish([push(id)]);
      toGateway.line.mend();
      toProjections.line.mend();
      await untilReceived(round * 100 + 100);
    }
    expect(state).toEqual({ heard: numbers(1, 1_000), missed: 0 });
  });

  it('[R14] reports missed hints to a gateway that was absent for longer than Redis remembers', async () => {
    newStream();
    const { line, url } = await lineToRedis();
    const projections = await openBus({ maxEntries: 10 });
    const witness = gateway((await openBus()).bus);
    const { state, untilReceived, until } = gateway((await openBus({ url })).bus);
    projections.bus.publish([push(0)]);
    await untilReceived(0);
    line.cut();
    for (const id of numbers(1, 500)) {
      projections.bus.publish([push(id)]);
      await witness.untilReceived(id);
    }
    line.mend();
    await untilReceived(500);
    await until(() => state.missed > 0);
    expect(state.missed).toBe(1);
    expect(state.heard.length).toBeLessThan(500);
    expect(witness.state).toEqual({ heard: numbers(0, 500), missed: 0 });
  });

  it('[R15] goes on publishing without Redis, and both sides come back by themselves', async () => {
    newStream();
    const projections = await openBus();
    const { state, untilReceived } = gateway((await openBus()).bus);
    projections.bus.publish([push(1)]);
    await untilReceived(1);
    await redis.kill();
    for (const id of numbers(2, 300)) projections.bus.publish([push(id)]);
    await redis.startAgain();
    await untilReceived(300);
    expect(state.heard).toEqual(numbers(1, 300));
    expect(projections.errors).toHaveLength(1);
  });

  it('[R14] reports missed hints to a gateway when Redis came back without what had not been read', async () => {
    newStream();
    const { line, url } = await lineToRedis();
    const projections = await openBus();
    const witness = gateway((await openBus()).bus);
    const { state, untilReceived, until } = gateway((await openBus({ url })).bus);
    projections.bus.publish([push(1)]);
    await untilReceived(1);
    line.cut();
    projections.bus.publish([push(2)]);
    await witness.untilReceived(2);
    await redis.kill();
    await redis.startAgain();
    line.mend();
    await until(() => state.missed > 0);
    projections.bus.publish([push(3)]);
    await untilReceived(3);
    expect(state).toEqual({ heard: [1, 3], missed: 1 });
  });

  it('[R15] opens while Redis is down', async () => {
    newStream();
    await redis.kill();
    let refused: (error: unknown) => void = () => undefined;
    const firstError = new Promise<unknown>((resolve) => (refused = resolve));
    const bus = new RedisPushBus({ url: redis.url, stream, onError: (error) => refused(error) });
    open.push(bus);
    const { untilReceived } = gateway(bus);
    expect(String(await firstError)).toContain('ECONNREFUSED');
    await redis.startAgain();
    await bus.ready();
    bus.publish([push(1)]);
    await untilReceived(1);
  });

  it('[R15] keeps a bounded number of hints for an absent Redis, the newest, and logs what it dropped', async () => {
    newStream();
    const { line, url } = await lineToRedis();
    const projections = await openBus({ url, maxWaiting: 100 });
    const { state, untilReceived } = gateway((await openBus()).bus);
    projections.bus.publish([push(1)]);
    await untilReceived(1);
    line.cut();
    for (const id of numbers(2, 1_000)) projections.bus.publish([push(id)]);
    line.mend();
    await untilReceived(1_000);
    expect(state.heard.length).toBeLessThanOrEqual(1 + 100 + 100);
    expect(state.missed).toBe(1);
    expect(projections.errors.map(String).join()).toMatch(/Error: \d+ hints were dropped/);
  });
});

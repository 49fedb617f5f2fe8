import { describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { createMailMetrics } from './mail-metrics';

const at = Date.parse('2026-11-20T09:30:00.000Z');

function open() {
  const registry = new Registry();
  const clock = { now: at };
  const send = createMailMetrics(registry, () => clock.now);
  const valueOf = async (name: string) =>
    (await registry.getSingleMetric(`portal_mails_${name}`)?.get())?.values[0]?.value;
  return { clock, send, valueOf };
}

describe('the metrics of mails', () => {
  it('[R12] say how many wait, were given up and were sent', async () => {
    const { send, valueOf } = open();
    send({ waiting: 3, parked: 2, sent: 40, oldestWaiting: '2026-11-20T09:29:00.000Z' });
    expect(await Promise.all(['waiting', 'parked', 'sent'].map(valueOf))).toEqual([3, 2, 40]);
    send({ waiting: 0, parked: 0, sent: 45, oldestWaiting: null });
    expect(await Promise.all(['waiting', 'parked', 'sent'].map(valueOf))).toEqual([0, 0, 45]);
  });

  it('[R12] let the age of the oldest grow, although nothing is reported while a server is silent', async () => {
    const { clock, send, valueOf } = open();
    expect(await valueOf('oldest_waiting_seconds')).toBe(0);
    send({ waiting: 1, parked: 0, sent: 0, oldestWaiting: '2026-11-20T09:29:00.000Z' });
    expect(await valueOf('oldest_waiting_seconds')).toBe(60);
    clock.now += 90_000;
    expect(await valueOf('oldest_waiting_seconds')).toBe(150);
    send({ waiting: 0, parked: 0, sent: 1, oldestWaiting: null });
    expect(await valueOf('oldest_waiting_seconds')).toBe(0);
  });
});

import { afterEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../http/create-app';
import type { ProjectionState } from '../projection/projection-states';
import { addCoins, openJarLog } from '../testing/sample-aggregate-log';
import { createMetrics } from './create-metrics';

const state: ProjectionState = {
  id: 'orders',
  program: 'projections',
  position: 40,
  head: 50,
  lag: 2_500,
  rate: 12,
  parked: 3,
  rebuild: null,
  at: '2026-11-20T09:30:00.000Z',
  recent: [],
};

describe('the metrics of a program', () => {
  let app: FastifyInstance | null = null;
  afterEach(() => app?.close());

  async function openApp(metrics: ReturnType<typeof createMetrics>) {
    app = await createApp({ logLevel: 'silent', https: false });
    metrics.calls(app);
    app.get('/api/order/:id', { config: { call: 'GetOrder' } }, async () => ({}));
    return app;
  }

  it('[S19] count and time answers by contract and status, never by a path from a client', async () => {
    const metrics = createMetrics('portal', 'ES');
    const served = await openApp(metrics);
    await served.inject('/api/order/3f2a?phone=600123456');
    await served.inject('/api/order/4b1c');
    await served.inject('/carmen.ruiz@es.chain.example');
    const text = await metrics.text();
    const countOf = (labels: string) =>
      new RegExp(`portal_http_request_seconds_count\\{.*${labels}\\} (\\d+)`).exec(text)?.[1];
    expect(countOf('call="GetOrder",method="GET",status="200"')).toBe('2');
    expect(countOf('call="other",method="GET",status="404"')).toBe('1');
    expect(text).not.toMatch(/3f2a|600123456|carmen/);
  });

  it('[R4] count what was appended, by type, and who was too late', async () => {
    const metrics = createMetrics('command-api', 'ES');
    const log = openJarLog();
    const events = metrics.appends(log);
    await addCoins(events, 'a', [1, 2]);
    const [opened] = await log.readStream('jar-a');
    if (!opened) throw new Error('the jar is missing');
    await expect(events.append('jar-a', 0, [{ ...opened, id: randomUUID() }])).rejects.toThrow(
      'expected revision',
    );
    const text = await metrics.text();
    expect(text).toMatch(/portal_events_appended_total\{type="CoinAdded",.*\} 2/);
    expect(text).toMatch(/portal_events_appended_total\{type="JarOpened",.*\} 1/);
    expect(text).toMatch(/portal_append_conflicts_total\{.*\} 1/);
  });

  it('[R9] say what the projections last reported: position, lag and parked streams', async () => {
    const metrics = createMetrics('projections', 'PT');
    metrics.projections([state]);
    const text = await metrics.text();
    const at = '{projection="orders",program="projections",market="PT"}';
    expect(text).toContain(`portal_projection_position${at} 40`);
    expect(text).toContain(`portal_projection_lag_seconds${at} 2.5`);
    expect(text).toContain(`portal_projection_parked_streams${at} 3`);
    expect(text).toContain(`portal_projection_rebuild_ratio${at} -1`);
    metrics.projections([{ ...state, rebuild: { done: 1, total: 4 } }]);
    expect(await metrics.text()).toContain(`portal_projection_rebuild_ratio${at} 0.25`);
  });

  it('[R14] count pushes on, also when the gateway was started again', async () => {
    const metrics = createMetrics('query-api', 'ES');
    for (const figures of [
      { sockets: 4, pushes: 10 },
      { sockets: 5, pushes: 12 },
      { sockets: 1, pushes: 2 },
    ]) {
      metrics.gateway(figures);
    }
    const text = await metrics.text();
    expect(text).toMatch(/portal_pushes_sent_total\{.*\} 14/);
    expect(text).toMatch(/portal_sockets_open\{.*\} 1/);
  });

  it('are served on a port of their own, and nothing else is', async () => {
    const server = await createMetrics('portal', 'ES').serve({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toContain('process_cpu_seconds_total');
    expect((await fetch(`http://127.0.0.1:${server.port}/api/init`)).status).toBe(404);
    await server.close();
  });
});

import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { freePort } from '@portal/platform/testing/free-port';
import { buildPortal, emptyDataDir, type PortalProcess, startPortal } from './portal-process';

jest.setTimeout(60_000);

describe('the metrics of the running portal', () => {
  let portal: PortalProcess | null = null;
  beforeAll(buildPortal, 120_000);
  afterEach(async () => void (await portal?.end('SIGTERM')));

  it('[R9] cover calls, projections and sockets, from all of its threads and processes', async () => {
    const port = await freePort();
    portal = await startPortal({ DATA_DIR: emptyDataDir(), PORTAL_METRICS_PORT: String(port) });
    await fetch(`${portal.url}/api/market?phone=600123456`);
    const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    let text = await read();
    while (!text.includes('portal_projection_parked_streams{') || !text.includes('portal_sockets_open{')) {
      text = await read();
    }
    expect(text).toMatch(/portal_http_request_seconds_count\{.*call="GetMarket".*status="200".*\} 1/);
    expect(text).toMatch(/portal_projection_parked_streams\{projection="orders",.*\} 0/);
    expect(text).not.toContain('600123456');
    // [X9] Loopback only.
    await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow();
    // Not on the public port.
    const outside = await fetch(`${portal.url}/metrics`);
    expect(await outside.text()).not.toContain('portal_projection');
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { buildPortal, emptyDataDir, type PortalProcess, startPortal, startRefused } from './portal-process';

jest.setTimeout(60_000);

describe('the program', () => {
  let portals: PortalProcess[] = [];

  beforeAll(buildPortal, 120_000);
  afterEach(async () => {
    const running = portals.filter(({ child }) => child.exitCode === null && child.signalCode === null);
    await Promise.all(running.map((portal) => portal.end('SIGKILL')));
    portals = [];
  });

  async function open(env: Record<string, string>) {
    const portal = await startPortal(env);
    portals.push(portal);
    return portal;
  }
  const market = async ({ url }: PortalProcess) =>
    ((await (await fetch(`${url}/api/market`)).json()) as { data: { market: string } }).data.market;

  it.each([
    ['MARKET', 'FR'],
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['DEMO', 'yes'],
    ['PORTAL_PUBLIC_ORIGIN', 'ftp://portal.example'],
    ['PORTAL_COLOUR', 'red'],
  ])('refuses to start with %s=%s and names the variable', async (name, value) => {
    const { code, output } = await startRefused({ DATA_DIR: emptyDataDir(), [name]: value });
    expect(code).toBe(2);
    expect(output).toContain(name);
    expect(output).not.toContain('    at ');
  });

  it('[S2] refuses to start with a master secret that is too short, and explains what to do', async () => {
    const DATA_DIR = emptyDataDir();
    writeFileSync(join(DATA_DIR, 'secret.key'), '');
    const { code, output } = await startRefused({ DATA_DIR });
    expect(code).toBe(2);
    expect(output).toContain('secret.key: holds 0 bytes');
    expect(output).not.toContain('    at ');
  });

  it('opens the configured market, reports live and ready, and shows the page for every path', async () => {
    const portal = await open({ DATA_DIR: emptyDataDir(), MARKET: 'PT' });
    expect(await market(portal)).toBe('PT');
    expect(await (await fetch(`${portal.url}/livez`)).json()).toEqual({ alive: true });
    expect(await (await fetch(`${portal.url}/readyz`)).json()).toEqual({ ready: true });
    const page = await fetch(`${portal.url}/nacional/anything`);
    const nonce = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1];
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(`content="${nonce}"`);
    expect(html).toContain('<meta name="market" content="PT"');
    expect(html).toContain('<html lang="pt-PT"');
    expect((await fetch(`${portal.url}/api/nothing`)).status).toBe(404);
    expect((await fetch(`${portal.url}/api/docs`)).status).toBe(200);
  });

  it('ends with 0 at Ctrl-C, and opens again within five seconds', async () => {
    const DATA_DIR = emptyDataDir();
    const first = await open({ DATA_DIR });
    expect(await first.end('SIGINT')).toEqual({ code: 0, signal: null });
    const second = await open({ DATA_DIR });
    expect(second.milliseconds).toBeLessThan(5_000);
    expect(await second.end('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  it('[R1] starts again after it was killed', async () => {
    const DATA_DIR = emptyDataDir();
    const first = await open({ DATA_DIR });
    await first.end('SIGKILL');
    expect(await market(await open({ DATA_DIR }))).toBe('ES');
  });
});

import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildPortal, emptyDataDir, type PortalProcess, startPortal } from './portal-process';

const assets = new URL('../../../.build/web/assets', import.meta.url);

describe('the scripts of the page', () => {
  let portal: PortalProcess;
  let script: string;

  beforeAll(async () => {
    await buildPortal();
    portal = await startPortal({ DATA_DIR: emptyDataDir() });
    const page = await (await fetch(portal.url)).text();
    script = `${portal.url}${/"(\/assets\/login-[^"]+\.js)"/.exec(page)?.[1]}`;
  }, 180_000);
  afterAll(() => portal.end('SIGTERM'));

  const ask = (url: string, encodings: string) => fetch(url, { headers: { 'accept-encoding': encodings } });

  it('travel compressed to every browser that takes them so, and are the same to all others', async () => {
    const plain = await ask(script, 'identity');
    const text = await plain.text();
    expect(text.length).toBeGreaterThan(1024);
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const [encodings, chosen] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const answer = await ask(script, encodings);
      expect(answer.headers.get('content-encoding')).toBe(chosen);
      expect(answer.headers.get('content-type')).toBe(plain.headers.get('content-type'));
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(text.length / 2);
      expect(await answer.text()).toBe(text);
    }
  });

  it('are kept for ever, apart by encoding, and their twins have no address of their own', async () => {
    const { headers } = await ask(script, 'br');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')).toContain('accept-encoding');
    expect((await ask(`${script}.br`, 'identity')).status).toBe(404);
  });

  it('[R17] the service worker is revalidated each time, and may fetch from here only', async () => {
    const { status, headers } = await fetch(`${portal.url}/sw.js`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/javascript; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
    const page = (await fetch(portal.url)).headers.get('content-security-policy');
    expect(page).toContain("worker-src 'self'; manifest-src 'self'");
  });

  it('[S14] the reader of PDFs has decoders under their own names, and a policy of its own that lets it compile them', async () => {
    const stored = await (await fetch(`${portal.url}/sw.js`)).text();
    const reader = /assets\/pdf\.worker[\w.-]+\.mjs/.exec(stored)?.[0] ?? '';
    const code = await ask(`${portal.url}/${reader}`, 'br');
    expect(code.headers.get('content-encoding')).toBe('br');
    expect(code.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    const folder = readdirSync(assets).find((name) => name.startsWith('pdfjs-'));
    for (const name of ['openjpeg.wasm', 'qcms_bg.wasm']) {
      const { status, headers } = await ask(`${portal.url}/assets/${folder}/${name}`, 'identity');
      expect([status, headers.get('content-type')]).toEqual([200, 'application/wasm']);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    // Loaded on demand.
    expect(stored).not.toContain('.wasm');
    for (const path of ['/', script.slice(portal.url.length)])
      expect((await fetch(portal.url + path)).headers.get('content-security-policy')).not.toContain('wasm');
  });

  it('the service worker stores every file of the build, and the entry that the page names', async () => {
    const worker = await (await fetch(`${portal.url}/sw.js`)).text();
    expect(worker).toContain(new URL(script).pathname.slice(1));
    expect(worker.match(/assets\/[\w.-]+\.js/g)?.length).toBeGreaterThan(100);
  });

  it('[AMB-21] the portal can be installed under its title, with icons that are there', async () => {
    const answer = await fetch(`${portal.url}/manifest.webmanifest`);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const manifest = (await answer.json()) as { icons: { src: string; purpose: string }[] };
    expect(manifest).toMatchObject({ name: 'LSM', short_name: 'LSM', lang: 'es', display: 'standalone' });
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
    for (const { src } of manifest.icons) expect((await fetch(portal.url + src)).status).toBe(200);
  });
});

import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as yauzl from 'yauzl';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';

/* Ranges, archives, and safe headers. */

const content = '%PDF-1.4 small';
/** Headers of user files (S12). */
const harmless = {
  'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
  'x-content-type-options': 'nosniff',
  'content-disposition': expect.stringMatching(/^attachment/),
};

interface Archive {
  eachEntry(): AsyncIterable<yauzl.Entry>;
  openReadStreamPromise(entry: yauzl.Entry): Promise<Readable>;
}

async function entriesOf(zip: Buffer): Promise<Record<string, string>> {
  const { fromBufferPromise } = yauzl as unknown as { fromBufferPromise(zip: Buffer): Promise<Archive> };
  const archive = await fromBufferPromise(zip);
  const entries: Record<string, string> = {};
  for await (const entry of archive.eachEntry()) {
    const stream = await archive.openReadStreamPromise(entry);
    entries[entry.fileName] = (await buffer(stream)).toString();
  }
  return entries;
}

describe('files on their way out', () => {
  let portal: InProcessPortal;
  let manager: SignedIn;
  let administrator: SignedIn;
  beforeAll(async () => {
    portal = await openInProcessPortal('ES');
    await buildTestFixture(portal);
    manager = await portal.signIn(3, 3);
    administrator = await portal.signIn(2, 2);
  });
  afterAll(() => portal.close());

  const get = (url: string, headers: Record<string, string> = {}, signedIn: SignedIn = manager) =>
    portal.app.inject({ method: 'GET', url, headers: { ...signedIn, ...headers } });
  const post = (url: string, payload: object) =>
    portal.app.inject({ method: 'POST', url, payload, headers: { ...manager } });
  const downloads = async () => {
    await portal.caughtUp();
    return (await get('/api/resource/1')).json<{ data: { downloads: number } }>().data.downloads;
  };
  const granted = async () =>
    (await post('/api/resource/1/download', {})).json<{ data: { url: string } }>().data.url;

  it('[W14] [S12] are attachments that run nothing, whole or in part', async () => {
    const url = await granted();
    const whole = await get(url);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({ ...harmless, 'accept-ranges': 'bytes' });
    const part = await get(url, { range: 'bytes=1-3' });
    expect(part).toMatchObject({ statusCode: 206, body: 'PDF' });
    expect(part.headers).toMatchObject({ ...harmless, 'content-range': `bytes 1-3/${content.length}` });
    const none = await get(url, { range: 'bytes=99-' });
    expect(none.statusCode).toBe(416);
    expect(none.headers['content-range']).toBe(`bytes */${content.length}`);
  });

  it('are sent in part only while they are still the same (If-Range)', async () => {
    const url = await granted();
    const { etag } = (await get(url)).headers;
    const same = await get(url, { range: 'bytes=1-3', 'if-range': String(etag) });
    expect(same.statusCode).toBe(206);
    expect(await get(url, { range: 'bytes=1-3', 'if-range': '"other"' })).toMatchObject({
      statusCode: 200,
      body: content,
    });
  });

  it('answer HEAD with their length and nothing else', async () => {
    const head = await portal.app.inject({ method: 'HEAD', url: await granted(), headers: { ...manager } });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
    expect(head.headers['content-length']).toBe(String(content.length));
  });

  it('[R-CON-29] can be looked at without counting as a download', async () => {
    const before = await downloads();
    const preview = await get('/api/resource/1/preview', { range: 'bytes=0-3' });
    expect(preview).toMatchObject({ statusCode: 206, body: '%PDF' });
    expect(preview.headers).toMatchObject(harmless);
    expect(await downloads()).toBe(before);
  });

  it('[AMB-05] of a draft can be looked at by administrators only', async () => {
    const { runner, bindings } = portal.writeSide;
    const actor = { id: 'user-2', userId: 2, name: 'A', role: 2 as const, restaurants: [] };
    const change = (status: number) =>
      runner.run(
        bindings.resources.ChangeResourceStatus,
        { id: 1, status: status as 1 | 2 },
        { actor, correlationId: 'x' },
      );
    await change(2);
    await portal.caughtUp();
    expect((await get('/api/resource/1/preview')).statusCode).toBe(404);
    expect((await get('/api/resource/1/preview', {}, administrator)).statusCode).toBe(200);
    await change(1);
    await portal.caughtUp();
  });

  it('[AMB-36] [R-CAT-05] go out in one archive, each counted; those that have none are named', async () => {
    const before = await downloads();
    const answer = await post('/api/resource/zip', { ids: [1, 99], restaurant_id: 1 });
    const { data } = answer.json<{ data: { url: string; ids: number[]; refused: number[] } }>();
    expect(data).toMatchObject({ ids: [1], refused: [99] });
    const zip = await get(data.url);
    expect(zip.headers).toMatchObject({ ...harmless, 'content-type': 'application/zip' });
    expect(await entriesOf(zip.rawPayload)).toEqual({ 'menu.pdf': content });
    expect(await downloads()).toBe(before + 1);
    expect((await get(data.url, {}, await portal.signIn(1, 1))).statusCode).toBe(404);
    expect((await get(data.url, {}, administrator)).statusCode).toBe(403);
    expect((await post('/api/resource/zip', { ids: [99] })).json()).toMatchObject({
      error: { code: 'nothing_to_download' },
    });
  });
});

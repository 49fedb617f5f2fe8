import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { reject } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { FileStoreUnavailable } from '../stores/file-store/file-store.port';
import { anUpload, openUploadWorld, personHeader } from '../testing/upload-world';

const contract = anUpload({ resumable: true });
const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000, 'x')]);
const tus = { 'tus-resumable': '1.0.0' };
const named = (name: string) => `filename ${Buffer.from(name).toString('base64')}`;

let portal: Awaited<ReturnType<typeof openUploadWorld>>;
let app: FastifyInstance;
beforeEach(async () => {
  portal = await openUploadWorld(contract);
  app = await portal.open();
});
afterEach(async () => {
  await app.close();
  await portal.close();
});

const begin = (options: { name?: string; length?: number; person?: number } = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/uploader/sample',
    headers: {
      ...tus,
      'upload-length': String(options.length ?? content.length),
      'upload-metadata': named(options.name ?? 'cartel.pdf'),
      [personHeader]: String(options.person ?? 1),
    },
  });
const addressOf = async (options: Parameters<typeof begin>[0] = {}) =>
  String((await begin(options)).headers.location);
const ask = (url: string, person = 1) =>
  app.inject({ method: 'HEAD', url, headers: { ...tus, [personHeader]: String(person) } });
const send = (url: string, offset: number, piece: Buffer, person = 1) =>
  app.inject({
    method: 'PATCH',
    url,
    payload: piece,
    headers: {
      ...tus,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      [personHeader]: String(person),
    },
  });
const leftovers = () => readdirSync(join(portal.folder, 'uploads', 'pieces', contract.name));

describe('[U9] an upload in pieces', () => {
  it('[R-ARS-16] [R-API-64] is answered with its key when the last piece has come, and kept whole', async () => {
    const url = await addressOf();
    expect(url).toMatch(/^\/api\/uploader\/sample\/[0-9a-f]{32}$/);
    const first = await send(url, 0, content.subarray(0, 2_000));
    expect(first).toMatchObject({ statusCode: 204, body: '' });
    expect(first.headers['upload-offset']).toBe('2000');
    const last = await send(url, 2_000, content.subarray(2_000));
    const [kept] = portal.received;
    expect(last.statusCode).toBe(200);
    expect(last.json()).toMatchObject({ status: true, data: { Key: kept?.key }, position: 1 });
    const opened = await portal.files.open(kept?.key ?? '');
    expect(opened && (await buffer(opened.stream)).equals(content)).toBe(true);
  });

  it('goes on where it was after the program was started again', async () => {
    const url = await addressOf();
    await send(url, 0, content.subarray(0, 2_000));
    await app.close();
    app = await portal.open();
    expect((await ask(url)).headers).toMatchObject({ 'upload-offset': '2000', 'cache-control': 'no-store' });
    expect((await send(url, 2_000, content.subarray(2_000))).statusCode).toBe(200);
    expect(portal.received).toHaveLength(1);
  });

  it('repeats its outcome to a client that missed the answer, and stores it once', async () => {
    const url = await addressOf();
    const answer = await send(url, 0, content);
    expect((await ask(url)).headers).toMatchObject({
      'upload-offset': String(content.length),
      'upload-length': String(content.length),
    });
    const again = await send(url, content.length, Buffer.alloc(0));
    expect(again.json()).toEqual(answer.json());
    expect(portal.received).toHaveLength(1);
  });

  it('[R13] ends later when its end failed: nothing is lost, and nothing doubled', async () => {
    const url = await addressOf();
    portal.outcome.fault = new FileStoreUnavailable('no storage');
    expect((await send(url, 0, content)).json()).toMatchObject({ error: { code: 'unavailable' } });
    portal.outcome.fault = null;
    expect((await ask(url)).headers['upload-offset']).toBe(String(content.length));
    expect((await send(url, content.length, Buffer.alloc(0))).statusCode).toBe(200);
    expect(portal.received).toHaveLength(1);
  });

  it('[R13] ends once, however many ask for its end at the same time', async () => {
    const url = await addressOf();
    portal.outcome.fault = new FileStoreUnavailable('no storage');
    await send(url, 0, content);
    portal.outcome.fault = null;
    const asked = [1, 2, 3].map(() => send(url, content.length, Buffer.alloc(0)));
    const keys = (await Promise.all(asked)).map(
      (answer) => answer.json<{ data: { Key: string } }>().data.Key,
    );
    expect(portal.received).toHaveLength(1);
    expect(new Set(keys)).toEqual(new Set([portal.received[0]?.key]));
  });

  it('[W13] does not exist for other people', async () => {
    const url = await addressOf();
    for (const answer of [await ask(url, 2), await send(url, 0, content, 2)])
      expect(answer.statusCode).toBe(404);
    const removed = await app.inject({ method: 'DELETE', url, headers: { ...tus, [personHeader]: '2' } });
    expect(removed.statusCode).toBe(404);
    expect((await ask(url)).headers['upload-offset']).toBe('0');
  });

  it('is gone when it is called off', async () => {
    const url = await addressOf();
    expect((await app.inject({ method: 'DELETE', url, headers: tus })).statusCode).toBe(204);
    expect((await ask(url)).statusCode).toBe(404);
    expect(leftovers()).toEqual([]);
  });
});

describe('[W13] the id that is checked is the id that is used', () => {
  const remove = (url: string, person = 1) =>
    app.inject({ method: 'DELETE', url, headers: { ...tus, [personHeader]: String(person) } });
  const tails: readonly (readonly [string, (other: string) => string])[] = [
    ['a query', (other) => `?x=/${other}`],
    ['a query with an encoded slash', (other) => `?x=%2f${other}`],
    ['a query that ends in bookkeeping', (other) => `?x=/${other}.json`],
    ['a query that cannot be decoded', () => '?x=/%zz'],
    ['a bookkeeping suffix', () => '.json'],
    ['another suffix', () => '.info'],
    ['an encoded slash', (other) => `%2f${other}`],
    ['a path above', (other) => `%2f..%2f${other}`],
  ];

  it.each(tails)('when an address goes on with %s', async (_what, tail) => {
    const mine = await addressOf({ person: 2 });
    const other = await addressOf();
    const otherId = other.split('/').at(-1) ?? '';
    const before = leftovers();
    const url = mine + tail(otherId);
    for (const answer of [await ask(url, 2), await send(url, 0, content, 2), await remove(url, 2)])
      expect([400, 404]).toContain(answer.statusCode);
    expect(leftovers()).toEqual(before);
    expect((await ask(other)).headers['upload-offset']).toBe('0');
    expect(portal.received).toEqual([]);
  });

  it('[S8] and what was begun counts until its bytes are gone', async () => {
    const url = await addressOf();
    await remove(`${url}?x=${url}.json`);
    await begin();
    expect((await remove(url)).statusCode).toBe(204);
    expect((await remove(url)).statusCode).toBe(404);
    await begin();
    expect(portal.announced).toEqual([1, 2, 2].map((times) => times * content.length));
    expect(leftovers()).toHaveLength(4);
  });

  it('[R13] and a removal that was cut short is finished by asking again', async () => {
    const url = await addressOf();
    const id = url.split('/').at(-1) ?? '';
    rmSync(join(portal.folder, 'uploads', 'pieces', contract.name, id));
    expect((await remove(url)).statusCode).toBe(204);
    expect(leftovers()).toEqual([]);
  });
});

describe('[S8] an upload in pieces is refused', () => {
  it.each([
    ['virus.exe', 'file_type_refused', 415],
    ['cartel.pdf.html', 'file_type_refused', 415],
    ['cartel\u202egpj.pdf', 'file_name_refused', 422],
    ['cartel.pdf\u0000.exe', 'file_name_refused', 422],
    ['', 'file_name_refused', 422],
  ])('before a byte is sent, by its name: %j', async (name, code, status) => {
    const answer = await begin({ name });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status: false, error: { code } });
    expect(leftovers()).toEqual([]);
  });

  it('before a byte is sent, by its length, and by what was uploaded today', async () => {
    expect((await begin({ length: contract.maxBytes + 1 })).json()).toMatchObject({
      error: { code: 'file_too_large' },
    });
    portal.outcome.refused = reject('too_many_uploads', { details: { retryAfterSeconds: 60 } });
    const answer = await begin();
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');
    expect(leftovers()).toEqual([]);
  });

  it('before a byte is sent, where its length is not given', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/uploader/sample',
      headers: { ...tus, 'upload-defer-length': '1', 'upload-metadata': named('cartel.pdf') },
    });
    expect(answer.statusCode).toBe(400);
    expect(leftovers()).toEqual([]);
  });

  it('at its end, by its content, and nothing of it stays', async () => {
    const url = await addressOf({ length: 12 });
    const answer = await send(url, 0, Buffer.from('<html></html'));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { code: 'file_content_refused' } });
    expect(leftovers()).toEqual([]);
    expect((await ask(url)).statusCode).toBe(404);
  });

  it('when a piece does not follow, is longer than announced, or is no piece at all', async () => {
    const url = await addressOf();
    expect((await send(url, 7, content)).json()).toMatchObject({ error: { code: 'upload_out_of_step' } });
    const longer = await send(url, 0, Buffer.concat([content, content]));
    expect(longer.json()).toMatchObject({ error: { code: 'file_too_large' } });
    const odd = await app.inject({ method: 'PATCH', url, payload: {}, headers: tus });
    expect(odd).toMatchObject({ statusCode: 400 });
    const plain = await app.inject({ method: 'POST', url: '/api/uploader/sample', payload: {} });
    expect(plain.json()).toMatchObject({ error: { code: 'invalid_input' } });
    expect(portal.received).toEqual([]);
  });

  it.each(['..%2f..%2fsecret', 'a'.repeat(32), 'x', '%00'])('under an invalid id: %s', async (id) => {
    expect((await ask(`/api/uploader/sample/${id}`)).statusCode).toBe(404);
  });

  it('[W13] under an id that leads out of its folder, to an upload of the same person', async () => {
    const beside = join(portal.folder, 'uploads', 'pieces', 'other');
    writeFileSync(beside, content);
    const bookkeeping = { id: '../other', size: content.length, offset: 0, metadata: { owner: '1' } };
    writeFileSync(`${beside}.json`, JSON.stringify(bookkeeping));
    const url = '/api/uploader/sample/..%2fother';
    expect((await ask(url)).statusCode).toBe(404);
    expect((await app.inject({ method: 'DELETE', url, headers: tus })).statusCode).toBe(404);
    expect(readFileSync(beside)).toEqual(content);
  });

  it('answers no other origin', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/uploader/sample',
      headers: { ...tus, origin: 'https://evil.example' },
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

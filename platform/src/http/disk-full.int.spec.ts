import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { mountSmallDisk } from '../testing/small-disk';
import { anUpload, openUploadWorld } from '../testing/upload-world';

const disk = mountSmallDisk(8);
if (!disk) process.stderr.write('\nSKIPPED: uploads onto a full disk, as this user may not mount one\n\n');
afterAll(() => disk?.remove());

const mebibyte = 1024 * 1024;
const aPdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 'x')]);
const tus = { 'tus-resumable': '1.0.0' };

(disk ? describe : describe.skip)('[R15] [S8] an upload while the disk is full', () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function listen(resumable: boolean) {
    const contract = anUpload({ maxBytes: 64 * mebibyte, resumable });
    const uploads = await openUploadWorld(contract, { ...(disk && { parent: disk.folder }) });
    const app = await uploads.open();
    closing.push(uploads.close, () => app.close());
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const ballast = join(disk?.folder ?? '', 'ballast');
    return {
      ...uploads,
      url: `${origin}/api/${contract.path}`,
      origin,
      leaveOnly: (mebibytes: number) => writeFileSync(ballast, Buffer.alloc((8 - mebibytes) * mebibyte)),
      makeRoom: () => rmSync(ballast, { force: true }),
      bytesLeftOver: () =>
        readdirSync(uploads.folder, { recursive: true, withFileTypes: true }).filter((entry) =>
          entry.isFile(),
        ),
    };
  }

  const sendAtOnce = (url: string, bytes: number) => {
    const form = new FormData();
    form.set('file', new Blob([aPdf(bytes)]), 'cartel.pdf');
    return fetch(url, { method: 'POST', body: form });
  };

  it.each([
    ['where it lands', 1, 12],
    ['where it would be kept', 5, 3],
  ])('is answered with 507, every time, and nothing of it stays: %s', async (_where, left, size) => {
    const { url, leaveOnly, makeRoom, bytesLeftOver, received } = await listen(false);
    leaveOnly(left);
    for (let time = 0; time < 4; time += 1) {
      const answer = await sendAtOnce(url, size * mebibyte);
      expect(answer.status).toBe(507);
      expect(await answer.json()).toMatchObject({ status: false, error: { code: 'storage_full' } });
    }
    expect([received, bytesLeftOver()]).toEqual([[], []]);
    makeRoom();
    expect((await sendAtOnce(url, mebibyte)).status).toBe(200);
  });

  it('in pieces is answered with 507 or 503, and goes on where it was when there is space', async () => {
    const { url, origin, leaveOnly, makeRoom, received } = await listen(true);
    const content = aPdf(2 * mebibyte);
    const begin = () =>
      fetch(url, {
        method: 'POST',
        headers: {
          ...tus,
          'upload-length': String(content.length),
          'upload-metadata': `filename ${Buffer.from('cartel.pdf').toString('base64')}`,
        },
      });
    const at = `${origin}${String((await begin()).headers.get('location'))}`;
    const send = (offset: number) =>
      fetch(at, {
        method: 'PATCH',
        body: content.subarray(offset),
        headers: { ...tus, 'upload-offset': `${offset}`, 'content-type': 'application/offset+octet-stream' },
      });
    leaveOnly(1);
    const refused = await send(0);
    const { error } = (await refused.json()) as { error: { code: string } };
    expect([
      [507, 'storage_full'],
      [503, 'unavailable'],
    ]).toContainEqual([refused.status, error.code]);
    makeRoom();
    const offset = Number((await fetch(at, { method: 'HEAD', headers: tus })).headers.get('upload-offset'));
    expect((await send(offset)).status).toBe(200);
    expect(received).toMatchObject([{ bytes: content.length }]);
  });

  it('in pieces is not begun', async () => {
    const { url, leaveOnly, makeRoom, folder } = await listen(true);
    leaveOnly(1);
    const filler = join(folder, 'filler');
    try {
      for (;;) writeFileSync(filler, Buffer.alloc(4_096), { flag: 'a' });
    } catch {
      // The disk is full.
    }
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...tus, 'upload-length': '100', 'upload-metadata': 'filename Y2FydGVsLnBkZg==' },
    });
    expect(answer.status).toBe(507);
    expect(await answer.json()).toMatchObject({ error: { code: 'storage_full' } });
    rmSync(filler);
    makeRoom();
  });
});

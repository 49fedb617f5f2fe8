import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { createLogger } from '@portal/platform/program/logger';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { actorWith, buildTestFixture, ownRestaurant, placeOrder } from '../programs/test-fixture';

interface Line {
  readonly file?: string;
  readonly finding?: string;
  readonly level: number;
}

describe('[R13] a stored file that is not what was uploaded any more', () => {
  let portal: InProcessPortal;
  let manager: SignedIn;
  const clock = { now: Date.now() };
  const lines: Line[] = [];
  const log = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)) as Line);
      done();
    },
  });
  beforeAll(async () => {
    portal = await openInProcessPortal(
      'ES',
      () => new Date(clock.now),
      undefined,
      createLogger('error', log),
    );
    await buildTestFixture(portal);
    manager = await portal.signIn(Role.Manager, Role.Manager);
  });
  afterAll(() => portal.close());

  let url: string;
  let path: string;
  let content: Buffer;
  let key: string;
  beforeEach(async () => {
    const { orderId, fileKey } = await placeOrder(portal, actorWith(Role.Manager), ownRestaurant);
    await portal.caughtUp();
    key = fileKey;
    url = `/api/order/${orderId}/file/${key}`;
    path = join(portal.dataDir, 'files', key.slice(0, 2), key);
    content = readFileSync(path);
  });

  const get = (headers: Record<string, string> = {}) =>
    portal.app.inject({ method: 'GET', url, headers: { ...manager, ...headers } });
  const findings = () => lines.filter(({ file }) => file === key).map(({ finding }) => finding);
  const rot = () => writeFileSync(path, content.toString().replace('custom', 'cvstom'));

  it('is answered with an error, not cached by browsers, and reported in the log', async () => {
    expect(await get()).toMatchObject({ statusCode: 200, body: content.toString() });
    clock.now += 25 * 3_600_000;
    manager = await portal.signIn(Role.Manager, Role.Manager);
    rot();
    const answer = await get();
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ status: false, error: { code: 'file_damaged' } });
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.headers).not.toHaveProperty('content-disposition');
    expect(answer.body).not.toContain('cvstom');
    expect(findings()).toEqual(['damaged']);
  });

  it('is not served in part either once found, until the right one was put back', async () => {
    rot();
    expect((await get({ range: 'bytes=0-3' })).statusCode).toBe(206);
    expect((await get()).statusCode).toBe(500);
    expect((await get({ range: 'bytes=0-3' })).json()).toMatchObject({ error: { code: 'file_damaged' } });
    writeFileSync(path, content);
    clock.now += 60_000;
    expect((await get({ range: 'bytes=0-3' })).statusCode).toBe(206);
    expect((await get()).body).toBe(content.toString());
  });

  it('is refused at once when it is shorter or missing, for any requested part', async () => {
    writeFileSync(path, content.subarray(0, 5));
    expect((await get({ range: 'bytes=0-3' })).statusCode).toBe(500);
    rmSync(path);
    clock.now += 60_000;
    expect((await get()).json()).toMatchObject({ error: { code: 'file_damaged' } });
    expect(findings()).toEqual(['damaged', 'missing']);
  });
});

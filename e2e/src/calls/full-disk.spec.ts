import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { fillDisk, forgetConnections, makeRoom, watchConnections } from '@portal/platform/testing/full-disk';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';

let portal: InProcessPortal;
let administrator: SignedIn;
beforeAll(async () => {
  watchConnections();
  portal = await openInProcessPortal('ES');
  await buildTestFixture(portal);
  administrator = await portal.signIn(Role.Administrator, Role.Administrator);
});
afterAll(async () => {
  forgetConnections();
  await portal.close();
});

const read = () => portal.app.inject({ url: '/api/order?size=1', headers: { ...administrator } });
const write = () =>
  portal.app.inject({
    method: 'POST',
    url: '/api/section/add',
    headers: { ...administrator, 'idempotency-key': randomUUID() },
    payload: { name: `Sección ${randomUUID()} ${'x'.repeat(40)}`, type: 2, parent_id: -1, status: true },
  });

describe('a full disk', () => {
  it('[R15] refuses commands with 503 and a retry time, keeps reading, and recovers when there is room', async () => {
    expect((await write()).statusCode).toBe(200);
    await portal.caughtUp();
    fillDisk();
    let refused = await write();
    for (let turn = 0; turn < 2_000 && refused.statusCode === 200; turn += 1) refused = await write();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(refused.json()).toMatchObject({ status: false, error: { code: 'unavailable' } });
    expect((await read()).statusCode).toBe(200);
    const head = await portal.stores.events.head();
    makeRoom();
    const taken = await write();
    expect(taken.statusCode).toBe(200);
    expect(taken.json<{ position: number }>().position).toBeGreaterThan(head);
    // The views had no space, too, and catch up.
    await portal.caughtUp();
    expect((await read()).statusCode).toBe(200);
    expect(await portal.stores.views.count('parked-streams', {})).toBe(0);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { fillDisk, forgetConnections, makeRoom, watchConnections } from '@portal/platform/testing/full-disk';
import { type InProcessHouse, openInProcessHouse, type SignedIn } from '../house/in-process-house';
import { buildSmallWorld } from '../house/small-world';

let house: InProcessHouse;
let administrator: SignedIn;
beforeAll(async () => {
  watchConnections();
  house = await openInProcessHouse('ES');
  await buildSmallWorld(house);
  administrator = await house.signIn(Role.Administrator, Role.Administrator);
});
afterAll(async () => {
  forgetConnections();
  await house.close();
});

const read = () => house.app.inject({ url: '/api/order?size=1', headers: { ...administrator } });
const write = () =>
  house.app.inject({
    method: 'POST',
    url: '/api/section/add',
    headers: { ...administrator, 'idempotency-key': randomUUID() },
    payload: { name: `Sección ${randomUUID()} ${'x'.repeat(40)}`, type: 2, parent_id: -1, status: true },
  });

describe('a full disk', () => {
  it('[R15] refuses commands with 503 and says when to come back, goes on reading, and is over when there is room', async () => {
    expect((await write()).statusCode).toBe(200);
    await house.caughtUp();
    fillDisk();
    let refused = await write();
    for (let turn = 0; turn < 2_000 && refused.statusCode === 200; turn += 1) refused = await write();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(refused.json()).toMatchObject({ status: false, error: { code: 'unavailable' } });
    expect((await read()).statusCode).toBe(200);
    const head = await house.stores.events.head();
    makeRoom();
    const taken = await write();
    expect(taken.statusCode).toBe(200);
    expect(taken.json<{ position: number }>().position).toBeGreaterThan(head);
    // The views had no room either, and catch up by themselves.
    await house.caughtUp();
    expect((await read()).statusCode).toBe(200);
    expect(await house.stores.views.count('parked-streams', {})).toBe(0);
  });
});

import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { makeWorldOnDisk, type WorldOnDisk } from '../faults/world-on-disk';
import { buildPortal, type PortalProcess, startPortal } from './portal-process';
import type { SignedIn } from './signing-in';

/* The main process hands sockets to the gateway process. */

const socketCount = 300;
const busyPeople = 8;
const bodiesAtOnce = 8;
/** Takes milliseconds to parse; longer than anonymous bodies may be. */
const heavyBody = JSON.stringify({ order: Array.from({ length: 60_000 }, (_, at) => ({ at })) });
const openPacket = '0';
const connectPacket = '40';
const refusedPacket = '44';

const sendHeavyBody = (url: string, person: SignedIn) =>
  fetch(`${url}/api/order/add`, {
    method: 'POST',
    headers: { ...person, 'content-type': 'application/json' },
    body: heavyBody,
  });

describe('sockets that are handed over to the gateway', () => {
  let portal: PortalProcess;
  let world: WorldOnDisk;

  beforeAll(async () => {
    await buildPortal();
    world = await makeWorldOnDisk('ES');
    portal = await startPortal({ DATA_DIR: world.dataDir, PORTAL_SOCKETS_PER_ADDRESS: String(socketCount) });
  }, 180_000);
  afterAll(() => portal.end('SIGTERM'));

  /** Before sign-in. */
  async function answerToFirstWords(): Promise<string> {
    const { port } = new URL(portal.url);
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
    const [open] = (await once(socket, 'message')) as [Buffer];
    expect(String(open).startsWith(openPacket)).toBe(true);
    socket.send(connectPacket);
    const [answer] = (await once(socket, 'message')) as [Buffer];
    socket.terminate();
    return String(answer);
  }

  it('[R14] lose none of their first words, however many come at once while the portal is busy', async () => {
    const busy = world.crew
      .slice(0, busyPeople)
      .flatMap((person) => Array.from({ length: bodiesAtOnce }, () => sendHeavyBody(portal.url, person)));
    const answers = await Promise.all(Array.from({ length: socketCount }, answerToFirstWords));
    const statuses = (await Promise.all(busy)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect(answers.filter((answer) => !answer.startsWith(refusedPacket))).toEqual([]);
  }, 60_000);
});

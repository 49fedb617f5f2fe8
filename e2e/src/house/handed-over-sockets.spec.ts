import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { buildHouse, emptyDataDir, type HouseProcess, startHouse } from './house-process';

/* Browsers' sockets arrive in the main process, which hands them over to the gateway process. */

const socketCount = 300;
/** A body that takes milliseconds to parse, whoever sends it. */
const heavyBody = JSON.stringify({ order: Array.from({ length: 60_000 }, (_, at) => ({ at })) });
const [openPacket, connectPacket, refusedPacket] = ['0', '40', '44'];

const sendHeavyBody = (url: string) =>
  fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: heavyBody,
  });

describe('sockets that are handed over to the gateway', () => {
  let house: HouseProcess;

  beforeAll(async () => {
    await buildHouse();
    house = await startHouse({ DATA_DIR: emptyDataDir() });
  }, 180_000);
  afterAll(() => house.end('SIGTERM'));

  /** What the gateway answers to the first words of a browser that nobody has signed in on. */
  async function answerToFirstWords(): Promise<string> {
    const { port } = new URL(house.url);
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
    const [open] = (await once(socket, 'message')) as [Buffer];
    expect(String(open).startsWith(openPacket)).toBe(true);
    socket.send(connectPacket);
    const [answer] = (await once(socket, 'message')) as [Buffer];
    socket.terminate();
    return String(answer);
  }

  it('[R14] lose none of their first words, however many come at once while the house is busy', async () => {
    const busy = Array.from({ length: 100 }, () => sendHeavyBody(house.url));
    const answers = await Promise.all(Array.from({ length: socketCount }, answerToFirstWords));
    await Promise.all(busy);
    expect(answers.filter((answer) => !answer.startsWith(refusedPacket))).toEqual([]);
  }, 60_000);
});

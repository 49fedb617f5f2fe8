import { setTimeout as delay } from 'node:timers/promises';
import type { Attack } from './attack';
import { addressOf, rawRequest } from './raw-request';

/** Milliseconds before reconnecting. */
const pause = 50;
const addresses = 64;

const announced = 1_000_000;
const missing = 100;
const partialBody = Buffer.alloc(announced - missing, ' ');
const headWithBody =
  'POST /api/order/add HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
  `Content-Length: ${announced}\r\n\r\n`;

/** Unauthenticated: a megabyte announced, its end missing. */
export const unfinishedBodies: Attack = {
  name: 'unfinished bodies',
  concurrency: 400,
  async attempt({ port }, n, signal) {
    const bytes = [headWithBody, partialBody];
    const outcome = await rawRequest({ port, from: addressOf(n, addresses), bytes, signal });
    await delay(pause);
    return outcome;
  },
};

/** Unauthenticated: a part of the head. */
export const unfinishedHeads: Attack = {
  name: 'unfinished heads',
  concurrency: 100,
  async attempt({ port }, n, signal) {
    const bytes = ['GET /api/init HTTP/1.1\r\nHost: localhost\r\nX-Padding: '];
    const outcome = await rawRequest({ port, from: addressOf(n, addresses), bytes, signal });
    await delay(pause);
    return outcome;
  },
};

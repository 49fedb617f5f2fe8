import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { csrfHeader } from '@portal/contracts';
import { postRequest, type Visitor } from '../load/requests';
import { addressOf, type Attack, rawRequest } from './attack';

const anonymous: Visitor = { cookie: '', csrf: '' };
const ownAddress = '127.8.0.1';
const neighbours = '127.8.0.2';

function visitorOf(managers: readonly Visitor[], at: number): Visitor {
  const visitor = managers[at];
  if (!visitor) throw new RangeError(`attacker ${at} has no account`);
  return visitor;
}

/** Many accounts from one address. */
export const guesses: Attack = {
  name: 'wrong passwords from one address',
  concurrency: 4,
  attempt({ port }, _n, signal) {
    const login = { username: `${randomUUID()}@es.chain.example`, password: randomBytes(32).toString('hex') };
    const bytes = [postRequest('/api/login', anonymous, JSON.stringify(login), randomUUID())];
    return rawRequest({ port, from: neighbours, bytes, signal });
  },
};

export const commandsOfOnePerson: Attack = {
  name: 'commands of one person',
  concurrency: 4,
  attempt({ port, managers }, n, signal) {
    const body = JSON.stringify({ topic: `Cartel ${n}`, restaurant_id: 1 });
    const bytes = [postRequest('/api/resource/custom/mail', visitorOf(managers, 1), body, randomUUID())];
    return rawRequest({ port, from: ownAddress, bytes, signal });
  },
};

const depth = 100_000;
const deepJson = `{"params":${'['.repeat(depth)}${']'.repeat(depth)}}`;

/** Deeper than recursive readers survive. */
export const deepBodies: Attack = {
  name: 'deeply nested JSON',
  concurrency: 2,
  attempt({ port, managers }, _n, signal) {
    const bytes = [postRequest('/api/order/add', visitorOf(managers, 2), deepJson, randomUUID())];
    return rawRequest({ port, from: ownAddress, bytes, signal });
  },
};

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

const address = '127.8.0.3';
const boundary = 'attack-boundary';

const headOf = (path: string, { cookie, csrf }: Visitor, length: number, more: string) =>
  `POST /api/${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n${csrfHeader}: ${csrf}\r\n` +
  `Content-Length: ${length}\r\n${more}\r\n`;

function formWith(name: string, content: Buffer): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

const blanks = 400 * 1024;
const quadraticStyle = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg"><style>a{b:url(${' '.repeat(blanks)}x)}</style></svg>`,
);

/** Quadratic backtracking in style attributes. */
export const quadraticDrawings: Attack = {
  name: 'drawings with quadratic styles',
  concurrency: 2,
  attempt({ port, administrator }, _n, signal) {
    const name = Buffer.from('dibujo.svg').toString('base64');
    const more =
      'Content-Type: application/offset+octet-stream\r\nTus-Resumable: 1.0.0\r\n' +
      `Upload-Length: ${quadraticStyle.length}\r\nUpload-Metadata: filename ${name}\r\n`;
    const head = headOf('uploader/resumable', administrator, quadraticStyle.length, more);
    return rawRequest({ port, from: address, bytes: [head, quadraticStyle], signal });
  },
};

/** @param picture an interlaced PNG of many pixels */
export const hugePictures = (picture: Buffer): Attack => ({
  name: 'interlaced pictures of 400 megapixels',
  concurrency: 4,
  attempt({ port, managers }, n, signal) {
    // Several people, because of the daily limit of files.
    const visitor = managers[3 + (n % (managers.length - 3))];
    if (!visitor) throw new RangeError('the attack needs more than three accounts');
    const body = formWith('foto.png', picture);
    const more = `Content-Type: multipart/form-data; boundary=${boundary}\r\n`;
    const head = headOf('uploader/files', visitor, body.length, more);
    return rawRequest({ port, from: address, bytes: [head, body], signal });
  },
});

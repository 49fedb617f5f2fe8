import { randomBytes, randomUUID } from 'node:crypto';
import { HttpConnection } from './http-connection';
import { postRequest, type Visitor } from './requests';
import type { Destination } from './work';

/** Closed loop. */
export interface GuessJob {
  readonly destination: Pick<Destination, 'port' | 'base'>;
  readonly guessers: number;
  readonly milliseconds: number;
}

/** Below the limit per address (50 in a quarter of an hour, S4). */
const guessesOfAnAddress = 45;
const anonymous: Visitor = { cookie: '', csrf: '' };
const wrongPassword = 401;
let addresses = 0;

/** From 127.0.0.0/8. */
function nextAddress(): string {
  addresses += 1;
  return `127.${1 + ((addresses >> 16) & 63)}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** Unknown account: as expensive as a known one (S7). */
function guess(base: string): string {
  const username = `${randomUUID()}@es.chain.example`;
  const password = randomBytes(32).toString('hex');
  return postRequest(`${base}/login`, anonymous, JSON.stringify({ username, password }), randomUUID());
}

/** @returns guesses per second */
export async function guessPasswords(job: GuessJob): Promise<{ readonly perSecond: number }> {
  const { destination, guessers, milliseconds } = job;
  const end = performance.now() + milliseconds;
  let wrong = 0;
  async function guessRepeatedly(): Promise<void> {
    while (performance.now() < end) {
      const connection = await HttpConnection.open(destination.port, nextAddress());
      for (let made = 0; made < guessesOfAnAddress && performance.now() < end; made += 1) {
        const { status } = await connection.send(guess(destination.base));
        if (status === wrongPassword) wrong += 1;
      }
      connection.close();
    }
  }
  await Promise.all(Array.from({ length: guessers }, guessRepeatedly));
  return { perSecond: wrong / (milliseconds / 1000) };
}

import { randomBytes, randomUUID } from 'node:crypto';
import { HttpConnection } from './http-connection';
import { postRequest, type Visitor } from './requests';
import type { Destination } from './work';

/** Closed loop: everybody guesses again as soon as the last guess was refused. */
export interface GuessJob {
  readonly kind: 'guess-passwords';
  readonly destination: Pick<Destination, 'port' | 'base'>;
  readonly guessers: number;
  readonly milliseconds: number;
}

/** A guesser takes another address before the limit of one (50 in a quarter of an hour, S4) stops him. */
const guessesOfAnAddress = 45;
const nobody: Visitor = { cookie: '', csrf: '' };
const wrongPassword = 401;
let addresses = 0;

/** Addresses of this very machine: all of 127.0.0.0/8 lead to it. */
function nextAddress(): string {
  addresses += 1;
  return `127.${1 + ((addresses >> 16) & 63)}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** A guess at an account that nobody has guessed at yet: as much work as at one that is there (S7). */
function guess(base: string): string {
  const username = `${randomUUID()}@es.chain.example`;
  const password = randomBytes(32).toString('hex');
  return postRequest(`${base}/login`, nobody, JSON.stringify({ username, password }), randomUUID());
}

/** @returns how many guesses were looked at and found wrong in a second */
export async function guessPasswords(job: GuessJob): Promise<{ readonly perSecond: number }> {
  const { destination, guessers, milliseconds } = job;
  const end = performance.now() + milliseconds;
  let wrong = 0;
  async function keepGuessing(): Promise<void> {
    while (performance.now() < end) {
      const connection = await HttpConnection.open(destination.port, nextAddress());
      for (let made = 0; made < guessesOfAnAddress && performance.now() < end; made += 1) {
        const { status } = await connection.send(guess(destination.base));
        if (status === wrongPassword) wrong += 1;
      }
      connection.close();
    }
  }
  await Promise.all(Array.from({ length: guessers }, keepGuessing));
  return { perSecond: wrong / (milliseconds / 1000) };
}

import { attack } from '../attacks/all-attacks';
import { flood } from './flood';
import { guessPasswords } from './guesses';
import { paced } from './paced';
import { readYourWrite } from './read-your-write';
import { SocketClients } from './socket-clients';
import type { Destination } from './work';

/* Generates load, one job at a time. */

const crowds = new Map<number, SocketClients>();

const handlers = {
  flood,
  paced,
  'read-your-write': readYourWrite,
  'guess-passwords': guessPasswords,
  attack,
  async 'open-sockets'({ destination, count }: { destination: Destination; count: number }) {
    crowds.set(destination.port, await SocketClients.open(destination, count));
  },
  /** By log position. */
  'take-receipts': async ({ port }: { port: number }) => [...(crowds.get(port)?.takeReceipts() ?? [])],
};
export type Handlers = typeof handlers;
export type Reply = { readonly result: unknown } | { readonly failure: string };

const reply = (message: Reply) => process.send?.(message);

process.on('message', ({ kind, job }: { kind: keyof Handlers; job: never }) => {
  handlers[kind](job).then(
    (result: unknown) => reply({ result }),
    (error: unknown) =>
      reply({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));

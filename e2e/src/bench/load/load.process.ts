import { attack } from '../attacks/all-attacks';
import { flood } from './flood';
import { guessPasswords } from './guesses';
import type { Job, Reply, Results } from './jobs';
import { paced } from './paced';
import { readYourWrite } from './read-your-write';
import { SocketClients } from './socket-clients';

/* Generates load, one job at a time. */

type Handlers = {
  readonly [Kind in Job['kind']]: (job: Extract<Job, { kind: Kind }>) => Promise<Results[Kind]>;
};

const crowds = new Map<number, SocketClients>();

const handlers: Handlers = {
  flood,
  paced,
  'read-your-write': readYourWrite,
  'guess-passwords': guessPasswords,
  attack,
  async 'open-sockets'({ destination, count }) {
    const crowd = await SocketClients.open(destination, count);
    crowds.set(destination.port, crowd);
    return { sockets: crowd.size };
  },
  async 'take-receipts'({ port }) {
    return [...(crowds.get(port)?.takeReceipts() ?? [])];
  },
  async 'close-sockets'({ port }) {
    await crowds.get(port)?.close();
    crowds.delete(port);
    return null;
  },
};

const reply = (message: Reply) => process.send?.(message);

process.on('message', (job: Job) => {
  const handle = handlers[job.kind] as (job: Job) => Promise<unknown>;
  handle(job).then(
    (result) => reply({ result }),
    (error: unknown) =>
      reply({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));

import { parseArgs } from 'node:util';
import { EventStoreDbDouble } from './eventstoredb-double';

/*
 * The double as a program of its own, for a house of several processes: `--port 2113 --file log.jsonl`. Prints its
 * connection string when it listens. SIGUSR2 drops all subscriptions; SIGSTOP and SIGCONT make it hang; a killed one
 * that is started again with the same file has kept its log.
 */
const { values } = parseArgs({ options: { port: { type: 'string' }, file: { type: 'string' } } });
const double = await EventStoreDbDouble.start({ port: Number(values.port ?? 2113), file: values.file });
process.on('SIGUSR2', () => double.dropSubscriptions());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void double.close());
process.stdout.write(`${double.url}\n`);

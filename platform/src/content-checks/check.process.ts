import { setPriority } from 'node:os';
import sharp from 'sharp';
import { checkJobs } from './check-jobs';
import type { CheckJobs, CheckMessage, CheckRequest } from './inspections';

/*
 * Looks into files that others made, in a process that can be killed for the time and the memory that one of them takes.
 */

const lowPriority = 10;
setPriority(lowPriority);
sharp.cache(false);
sharp.concurrency(1);
// The formats that calls take; the loaders of all others never see a byte.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

// What a file adds to a prototype would be there for the next one.
for (const { prototype } of [Object, Array, Function, String, Number, Boolean, RegExp, Map, Set, Promise])
  Object.freeze(prototype);
// A reader of workbooks writes there what it does not know; errors are sent.
Object.assign(console, { error: () => undefined });

const send = (message: CheckMessage) => process.send?.(message);

function run<Name extends keyof CheckJobs>({ name, job }: CheckRequest<Name>): Promise<unknown> {
  return (checkJobs[name] as (of: typeof job) => Promise<unknown>)(job);
}

process.on('message', (request: CheckRequest) => {
  run(request)
    .then(
      (result) => send({ kind: 'done', result }),
      (error: NodeJS.ErrnoException) => send({ kind: 'failed', reason: String(error), code: error.code }),
    )
    // What a file leaves behind would count as the memory of the next one.
    .finally(() => globalThis.gc?.());
});
// Ctrl-C reaches the whole process group; the program decides when this one ends.
process.on('SIGINT', () => undefined);
// `process.exit` would wait for the decoder.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
send({ kind: 'ready' });

import { setPriority } from 'node:os';
import sharp from 'sharp';
import { checkJobs } from './check-jobs';
import type { CheckJobs, CheckMessage, CheckRequest } from './inspections';

const lowPriority = 10;
setPriority(lowPriority);
sharp.cache(false);
sharp.concurrency(1);
// Only loaders of accepted formats.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

// Files must not change prototypes for later ones.
for (const { prototype } of [Object, Array, Function, String, Number, Boolean, RegExp, Map, Set, Promise])
  Object.freeze(prototype);
// The workbook reader logs unknown parts; errors are sent.
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
    .finally(() => globalThis.gc?.());
});
// Ctrl-C reaches the process group; the parent ends this process.
process.on('SIGINT', () => undefined);
// `process.exit` would wait for the decoder.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
send({ kind: 'ready' });

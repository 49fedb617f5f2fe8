import { startWorker } from './child-process';
import type { Handlers, Reply } from './load.process';

type Results = { readonly [Kind in keyof Handlers]: Awaited<ReturnType<Handlers[Kind]>> };

/** Generates load in a process of its own, one job at a time. */
export function startLoad() {
  const worker = startWorker('load.process');
  return {
    async run<Kind extends keyof Handlers>(
      kind: Kind,
      job: Parameters<Handlers[Kind]>[0],
    ): Promise<Results[Kind]> {
      const reply = (await worker.ask({ kind, job })) as Reply;
      if ('failure' in reply) throw new Error(`${kind}: ${reply.failure}`);
      return reply.result as Results[Kind];
    },
    stop: () => worker.stop(),
  };
}
export type Load = ReturnType<typeof startLoad>;

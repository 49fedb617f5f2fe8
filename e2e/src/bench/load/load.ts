import { startWorker } from './child-process';
import type { Job, Reply, Results } from './jobs';

export interface Load {
  run<J extends Job>(job: J): Promise<Results[J['kind']]>;
  stop(): Promise<void>;
}

export function startLoad(): Load {
  const worker = startWorker('load.process');
  return {
    async run<J extends Job>(job: J) {
      const reply = (await worker.ask(job)) as Reply;
      if ('failure' in reply) throw new Error(`${job.kind}: ${reply.failure}`);
      return reply.result as Results[J['kind']];
    },
    stop: () => worker.stop(),
  };
}

import { startWorker } from '../load/child-process';

/** What the floor's process says when it listens. */
export interface BaselineReady {
  readonly port: number;
}

/** Starts the floor's server over a data folder of its own. */
export async function startBaseline(dataDir: string) {
  const worker = startWorker('baseline.process', dataDir);
  const { port } = (await worker.onMessage()) as BaselineReady;
  return { port, pid: worker.pid, stop: () => worker.stop() };
}

import { startWorker } from '../load/child-process';

export interface BaselineReady {
  readonly port: number;
}

export async function startBaseline(dataDir: string) {
  const worker = startWorker('baseline.process', dataDir);
  const { port } = (await worker.onMessage()) as BaselineReady;
  return { port, pid: worker.pid, stop: () => worker.stop() };
}

import { Worker } from 'node:worker_threads';
import type { Market, Position } from '@portal/contracts';
import type { ProjectionState } from '@portal/platform/projection/projection-states';
import type { Push } from '@portal/platform/stores/push-bus/push-bus.port';
import type { FromProjections, ToProjections } from './messages';

export interface ProjectionsWorld {
  readonly dataDir: string;
  readonly market: Market;
  readonly logLevel: string;
  readonly traces: boolean;
}

export interface ProjectionsListener {
  appended(): void;
  committed(position: Position, identitiesChanged: boolean): void;
  pushes(pushes: readonly Push[]): void;
  /** At most once a second. */
  reported(states: readonly ProjectionState[]): void;
  failed(message: string): void;
  /** Unhandled error. */
  died(error: Error): void;
}

export interface ProjectionsThread {
  /** Skips the poll interval. */
  wake(): void;
  stop(): Promise<void>;
}

function onMessage(message: FromProjections, listener: ProjectionsListener): void {
  if (message.kind === 'ready') listener.committed(message.position, true);
  else if (message.kind === 'committed') listener.committed(message.position, message.identities);
  else if (message.kind === 'appended') listener.appended();
  else if (message.kind === 'reported') listener.reported(message.states);
  else if (message.kind === 'pushes') listener.pushes(message.pushes);
  else listener.failed(message.message);
}

/** Resolves with the current position once the thread follows the log. */
export async function startProjectionsThread(
  world: ProjectionsWorld,
  listener: ProjectionsListener,
): Promise<ProjectionsThread> {
  const { dataDir, market, logLevel, traces } = world;
  const workerData: ProjectionsWorld = { dataDir, market, logLevel, traces };
  const worker = new Worker(new URL('./projections.worker.js', import.meta.url), { workerData });
  const send = (message: ToProjections) => worker.postMessage(message);
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', (message: FromProjections) => {
      if (message.kind === 'ready') resolve();
      onMessage(message, listener);
    });
  });
  worker.on('error', (error) => listener.died(error));

  let waking = false;
  return {
    wake() {
      if (waking) return;
      waking = true;
      // One message per turn of the event loop.
      setImmediate(() => {
        waking = false;
        send({ kind: 'wake' });
      });
    },
    async stop() {
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      send({ kind: 'stop' });
      await ended;
    },
  };
}

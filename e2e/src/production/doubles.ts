import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { checkout } from '../programs/checkout';
import { endLater } from '../programs/start-program';
import type { DoublesOrder } from './doubles.process';

/** Environment variables. */
export type Variables = Readonly<Record<string, string>>;

export interface Doubles {
  readonly addresses: Variables;
  order(order: DoublesOrder): Promise<void>;
  stop(): Promise<void>;
}

/** Programs and doubles, if stale. */
export async function buildProduction(): Promise<void> {
  const building = spawn(process.execPath, ['scripts/build.mjs', '--doubles'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(building, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the programs could not be built: scripts/build.mjs ended with ${code}`);
}

export async function startDoubles(): Promise<Doubles> {
  const child = fork(join(checkout, '.build/doubles/doubles.js'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // SIGKILL would leave its Redis running.
  endLater(child, () => child.connected && child.disconnect());
  const [addresses] = (await once(child, 'message')) as [Variables];
  return {
    addresses,
    async order(order) {
      const done = once(child, 'message');
      child.send(order);
      await done;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

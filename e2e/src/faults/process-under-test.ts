import { once } from 'node:events';
import { freePort } from '@portal/platform/testing/free-port';
import { type PortalProcess, startPortal } from '../programs/portal-process';
import { untilReady, within } from '../programs/until';
import type { WorldOnDisk } from './world-on-disk';

/** Crashes and restarts, as under a supervisor. */
export interface ProcessUnderTest {
  readonly url: string;
  /** @returns milliseconds until it answers again */
  killNow(): Promise<number>;
  /**
   * @returns milliseconds until it answers again
   * @param whenArmed called once it is open
   */
  nextDeath(crashAt: string, whenArmed?: () => void): Promise<number>;
  stop(): Promise<{ code: number | null; output: string }>;
}

/** SIGKILL leaves no exit code; other early exits are errors. */
function refuseOtherEnd(crashAt: string, error: Error): void {
  if (!error.message.startsWith('the portal ended with null'))
    throw new Error(`it was to die at ${crashAt}`, { cause: error });
}

export async function startProcessUnderTest({
  market,
  dataDir,
}: Pick<WorldOnDisk, 'market' | 'dataDir'>): Promise<ProcessUnderTest> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const start = (crashAt: Readonly<Record<string, string>> = {}) =>
    startPortal({ MARKET: market, DATA_DIR: dataDir, PORT: String(port), ...crashAt });
  let portal: PortalProcess = await start();

  async function comeBack(since: number) {
    portal = await start();
    await untilReady(url, portal.output);
    return performance.now() - since;
  }

  return {
    url,
    async killNow() {
      const killedAt = performance.now();
      await portal.end('SIGKILL');
      return comeBack(killedAt);
    },
    async nextDeath(crashAt, whenArmed = () => undefined) {
      await portal.end('SIGTERM');
      // May crash before it listens.
      const armed = await start({ CRASH_AT: crashAt }).catch((error: unknown) => error as Error);
      if (armed instanceof Error) refuseOtherEnd(crashAt, armed);
      else whenArmed();
      if (!(armed instanceof Error) && armed.child.exitCode === null && armed.child.signalCode === null)
        await within(`dead at ${crashAt}`, once(armed.child, 'close'), armed.output);
      if (!(armed instanceof Error) && armed.child.signalCode !== 'SIGKILL')
        throw new Error(`it was to die at ${crashAt} and ended with ${armed.child.exitCode}`);
      return comeBack(performance.now());
    },
    async stop() {
      const { code } = await portal.end('SIGTERM');
      return { code, output: portal.output() };
    },
  };
}

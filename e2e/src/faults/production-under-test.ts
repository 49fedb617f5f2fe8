import type { App, ProductionPortal } from '../production/production-portal';
import { untilReady, within } from '../programs/until';

/** Crashes and restarts one program, as under a supervisor. */
export function processIn(portal: ProductionPortal, app: App) {
  async function comeBack(since: number): Promise<number> {
    await portal.start(app);
    await untilReady(portal.urlOf(app), () => portal.outputOf(app));
    return performance.now() - since;
  }

  return {
    /** @returns milliseconds until ready */
    async killNow(): Promise<number> {
      const killedAt = performance.now();
      await portal.end(app, 'SIGKILL');
      return comeBack(killedAt);
    },
    /** Waits for the crash of `crashAt`. @returns milliseconds until ready */
    async dieAt(crashAt: string): Promise<number> {
      await portal.end(app, 'SIGTERM');
      // May crash before it is ready.
      await portal.start(app, { CRASH_AT: crashAt }).catch(() => undefined);
      const output = () => portal.outputOf(app);
      const { code, signal } = await within(`${app} dead at ${crashAt}`, portal.ended(app), output);
      if (signal !== 'SIGKILL') throw new Error(`${app} was to die at ${crashAt} and ended with ${code}`);
      return comeBack(performance.now());
    },
  };
}

import type { App, ProductionPortal } from '../production/production-portal';
import { untilReady, within } from '../programs/until';

/** One program of the portal, which is killed again and again, and comes back by itself as under any supervisor. */
export function processIn(portal: ProductionPortal, app: App) {
  async function comeBack(since: number): Promise<number> {
    await portal.start(app);
    await untilReady(portal.urlOf(app), () => portal.outputOf(app));
    return performance.now() - since;
  }

  return {
    /** Kills it now. @returns the milliseconds until it was ready again */
    async killNow(): Promise<number> {
      const killedAt = performance.now();
      await portal.end(app, 'SIGKILL');
      return comeBack(killedAt);
    },
    /** Waits until it has died by itself, by what `crashAt` arms. @returns the milliseconds until it was ready again */
    async dieAt(crashAt: string): Promise<number> {
      await portal.end(app, 'SIGTERM');
      // It may pass the point before it has told that it is there.
      await portal.start(app, { CRASH_AT: crashAt }).catch(() => undefined);
      const output = () => portal.outputOf(app);
      const { code, signal } = await within(`${app} dead at ${crashAt}`, portal.ended(app), output);
      if (signal !== 'SIGKILL') throw new Error(`${app} was to die at ${crashAt} and ended with ${code}`);
      return comeBack(performance.now());
    },
  };
}

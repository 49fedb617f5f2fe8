import type { App, ProductionHouse } from '../production/production-house';
import { untilReady, within } from '../house/until';

/** One program of the house, which is killed again and again, and comes back by itself as under any supervisor. */
export function victimIn(house: ProductionHouse, app: App) {
  async function comeBack(since: number): Promise<number> {
    await house.start(app);
    await untilReady(house.urlOf(app), () => house.outputOf(app));
    return performance.now() - since;
  }

  return {
    /** Kills it now. @returns the milliseconds until it was ready again */
    async killNow(): Promise<number> {
      const killedAt = performance.now();
      await house.end(app, 'SIGKILL');
      return comeBack(killedAt);
    },
    /** Waits until it has died by itself, by what `crashAt` arms. @returns the milliseconds until it was ready again */
    async dieAt(crashAt: string): Promise<number> {
      await house.end(app, 'SIGTERM');
      // It may pass the point before it has told that it is there.
      await house.start(app, { CRASH_AT: crashAt }).catch(() => undefined);
      const output = () => house.outputOf(app);
      const { code, signal } = await within(`${app} dead at ${crashAt}`, house.ended(app), output);
      if (signal !== 'SIGKILL') throw new Error(`${app} was to die at ${crashAt} and ended with ${code}`);
      return comeBack(performance.now());
    },
  };
}

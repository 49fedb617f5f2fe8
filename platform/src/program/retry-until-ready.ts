import { setTimeout as sleep } from 'node:timers/promises';

const firstPause = 250;
const maxPause = 5_000;

/** Pauses grow. @param name for the log */
export async function retryUntilReady<T>(
  name: string,
  attempt: () => Promise<T>,
  send: (message: string) => void,
): Promise<T> {
  for (let pause = firstPause; ; pause = Math.min(pause * 2, maxPause)) {
    try {
      return await attempt();
    } catch (error) {
      send(`${name} is not there yet: ${error instanceof Error ? error.message : String(error)}`);
      await sleep(pause);
    }
  }
}

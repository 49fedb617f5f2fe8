import { once } from 'node:events';
import { startFixture } from './start-fixture';

interface Killing {
  /** Absolute path of the program that sends; its last argument says how many milliseconds its clock is ahead. */
  readonly script: string;
  readonly args: readonly string[];
  /** What takes messages over, and tells so before it answers. */
  readonly service: { onTaken: () => void };
  /** A process is killed once so many messages were taken over, counted through all of them. */
  readonly kills: readonly number[];
}

/** Sends in processes that are killed one after the other; the last one sends what remains. */
export async function killSenders({ script, args, service, kills }: Killing): Promise<void> {
  let taken = 0;
  for (const [run, killAt] of [...kills, Number.POSITIVE_INFINITY].entries()) {
    // Each run finds the claims of the one before it run out.
    const child = startFixture(script, [...args, String(run * 60_000)]);
    service.onTaken = () => {
      taken += 1;
      if (taken === killAt) child.kill('SIGKILL');
    };
    await once(child, 'exit');
  }
}

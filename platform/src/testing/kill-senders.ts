import { once } from 'node:events';
import { startFixture } from './start-fixture';

interface Killing {
  /** Absolute path; the last argument is the clock offset in milliseconds. */
  readonly script: string;
  readonly args: readonly string[];
  readonly service: { onTaken: () => void };
  readonly kills: readonly number[];
}

/** Kills senders in turn; the last one finishes. */
export async function killSenders({ script, args, service, kills }: Killing): Promise<void> {
  let taken = 0;
  for (const [run, killAt] of [...kills, Number.POSITIVE_INFINITY].entries()) {
    const child = startFixture(script, [...args, String(run * 60_000)]);
    service.onTaken = () => {
      taken += 1;
      if (taken === killAt) child.kill('SIGKILL');
    };
    await once(child, 'exit');
  }
}

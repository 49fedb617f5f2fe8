import type { Bench } from '../bench';
import type { Load } from '../load/load';
import type { PacedCommand } from '../load/paced';
import type { Destination } from '../load/work';
import { percentile } from '../measuring/percentiles';

export interface Pacing extends Pick<Bench, 'pace'> {
  readonly load: Load;
  readonly orderIds: readonly string[];
  readonly everyMilliseconds: number;
}

/** Milliseconds; p99 needs many commands. */
export const roundOf = ({ pace }: Pick<Bench, 'pace'>) => 4 * pace.milliseconds;

/** Status changes at a fixed rate, independent of answers. */
export function pacedCommands(pacing: Pacing, destination: Destination): Promise<readonly PacedCommand[]> {
  const { load, orderIds, everyMilliseconds } = pacing;
  const work = { kind: 'change-statuses', orderIds } as const;
  const requests = roundOf(pacing) / everyMilliseconds;
  return load.run('paced', { destination, work, everyMilliseconds, requests });
}

/** p99 in milliseconds. */
export async function ownLatency(pacing: Pacing, destination: Destination): Promise<number> {
  const commands = await pacedCommands(pacing, destination);
  return percentile(
    commands.map(({ latency }) => latency),
    0.99,
  );
}

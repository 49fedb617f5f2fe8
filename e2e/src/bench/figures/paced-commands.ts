import type { Bench } from '../bench';
import type { Load } from '../load/load';
import type { PacedCommand } from '../load/paced';
import type { Destination } from '../load/work';
import { percentile } from '../measuring/percentiles';

export interface Pacing extends Pick<Bench, 'pace'> {
  readonly load: Load;
  /** Orders whose statuses change. */
  readonly orderIds: readonly string[];
  readonly everyMilliseconds: number;
}

/** How long a round takes, in milliseconds: four times as long as others, because a 99th percentile needs some commands. */
export const roundOf = ({ pace }: Pick<Bench, 'pace'>) => 4 * pace.milliseconds;

/** Changes of statuses for one round, at an even pace whether or not the last one was answered. */
export function pacedCommands(pacing: Pacing, destination: Destination): Promise<readonly PacedCommand[]> {
  const { load, orderIds, everyMilliseconds } = pacing;
  const work = { kind: 'change-statuses', orderIds } as const;
  const requests = roundOf(pacing) / everyMilliseconds;
  return load.run({ kind: 'paced', destination, work, everyMilliseconds, requests });
}

/** Milliseconds that such a command takes itself, p99. */
export async function ownLatency(pacing: Pacing, destination: Destination): Promise<number> {
  const commands = await pacedCommands(pacing, destination);
  return percentile(
    commands.map(({ latency }) => latency),
    0.99,
  );
}

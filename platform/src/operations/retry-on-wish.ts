import type { RunningAutomations } from '../automation/automation-runner';
import type { FollowerOptions } from '../automation/log-follower';
import { LogFollower } from '../automation/log-follower';
import { OperationsDesk } from './operations-desk';
import type { OperationsStreamOptions } from './operations-stream';
import { isWish } from './operations-stream';

interface Options extends OperationsStreamOptions, FollowerOptions {
  /** Under which their parked streams are listed. */
  readonly names: readonly string[];
}

/** Position up to which this program has read requests. */
const followerName = 'operations-desk-automations';

/**
 * The same automations, whose parked streams are retried on an administrator's request: the program that runs them
 * listens to the log by itself (R9).
 */
export async function retryOnWish(
  running: RunningAutomations,
  options: Options,
): Promise<RunningAutomations> {
  const { onTrouble = () => undefined } = options;
  const desk = new OperationsDesk({ ...options, retryParked: running.retryParked, onTrouble });
  const react = (event: Parameters<OperationsDesk['hear']>[0][number]) => {
    desk.hear([event]);
    return [];
  };
  const concerns = (type: string) => isWish({ type });
  // From now on: earlier requests are still open in the log, where the runner finds them at its start.
  const follower = new LogFollower({ name: followerName, startAt: 'now', concerns, react }, options);
  await follower.start();
  void desk.start();
  return {
    retryParked: running.retryParked,
    async stop() {
      await follower.stop();
      await desk.stop();
      await running.stop();
    },
  };
}

import type { RunningAutomations } from '../automation/automation-runner';
import { type FollowerOptions, LogFollower } from '../automation/log-follower';
import { OperationsRunner } from './operations-runner';
import { isRequest, type OperationsStreamOptions } from './operations-stream';

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
export async function retryOnRequest(
  running: RunningAutomations,
  options: Options,
): Promise<RunningAutomations> {
  const { onError = () => undefined } = options;
  const runner = new OperationsRunner({ ...options, retryParked: running.retryParked, onError });
  const react = (event: Parameters<OperationsRunner['onMessage']>[0][number]) => {
    runner.onMessage([event]);
    return [];
  };
  const concerns = (type: string) => isRequest({ type });
  // From now on: earlier requests are still open in the log, where the runner finds them at its start.
  const follower = new LogFollower({ name: followerName, startAt: 'now', concerns, react }, options);
  await follower.start();
  void runner.start();
  return {
    retryParked: running.retryParked,
    async stop() {
      await follower.stop();
      await runner.stop();
      await running.stop();
    },
  };
}

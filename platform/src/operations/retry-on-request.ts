import type { RunningAutomations } from '../automation/automation-runner';
import { type FollowerOptions, LogFollower } from '../automation/log-follower';
import { OperationsRunner } from './operations-runner';
import { isRequest, type OperationsStreamOptions } from './operations-stream';

interface Options extends OperationsStreamOptions, FollowerOptions {
  readonly names: readonly string[];
}

const followerName = 'operations-desk-automations';

/** Automations whose parked streams are retried on request, read from the log (R9). */
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
  // Earlier requests: the runner finds the open ones at its start.
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

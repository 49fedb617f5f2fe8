import type { RunningAutomations } from './automation-runner';

/** Several runners as one. */
export const combineAutomations = (running: readonly RunningAutomations[]): RunningAutomations => ({
  async retryParked(name, stream) {
    const retried = await Promise.all(running.map((each) => each.retryParked(name, stream)));
    return retried.includes(true);
  },
  stop: async () => void (await Promise.all(running.map((each) => each.stop()))),
});

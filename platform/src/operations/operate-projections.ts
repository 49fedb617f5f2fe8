import { type Market, Role } from '@portal/contracts';
import type { operationsPushes } from '@portal/contracts/areas/operations';
import { type ProjectionsOptions, startProjections } from '../projection/projection-runner';
import type { ProjectionState } from '../projection/projection-states';
import type { RunningProjections } from '../projection/running-projections';
import { StateReports } from '../projection/state-reports';
import type { Push, PushBus } from '../stores/push-bus/push-bus.port';
import { recordVerification } from '../projection/verifications';
import { NightlyVerification } from './nightly-verification';
import { OperationsRunner } from './operations-runner';
import { pollEvery } from '../program/poll-every';

export interface OperatedProjectionsOptions extends ProjectionsOptions {
  readonly market: Market;
  readonly bus: Pick<PushBus, 'publish'>;
  readonly onError: (error: unknown) => void;
  readonly onReported?: (states: readonly ProjectionState[]) => void;
}

const reportMilliseconds = 1_000;

/** Push to administrators, at most one per second. */
const projectionsMoved: Push = {
  name: 'ProjectionsMoved' satisfies keyof (typeof operationsPushes)['payloads'],
  payload: {},
  to: [{ role: Role.Administrator }],
};

/** Reports go into a view, requests come from the log. */
export async function operateProjections(
  options: OperatedProjectionsOptions,
): Promise<Pick<RunningProjections, 'caughtUp' | 'position' | 'stop'>> {
  const { events, codec, views, projections, market, bus, now, onError } = options;
  let runner: OperationsRunner | null = null;
  let committedAt = performance.now();
  const running = await startProjections({
    ...options,
    onCommitted(committed) {
      committedAt = performance.now();
      options.onCommitted?.(committed);
      runner?.onMessage(committed.events);
    },
  });
  const names = projections.map(({ name }) => name);
  const retryParked = running.retryParked.bind(running);
  const rebuild: RunningProjections['rebuild'] = async (chosen, request) => {
    const report = await running.rebuild(chosen, request);
    if (request?.comparing) await recordVerification(views, projections, report, now()).catch(onError);
    return report;
  };
  const actions = { retryParked, rebuild };
  const requests = new OperationsRunner({ events, codec, market, now, views, names, ...actions, onError });
  runner = requests;
  const stopVerifying = new NightlyVerification({
    market,
    now,
    names,
    views,
    rebuild,
    whenIdle: requests.whenIdle.bind(requests),
    idleFor: () => performance.now() - committedAt,
    onError,
  }).start();
  const onReported = (states: readonly ProjectionState[]) => {
    options.onReported?.(states);
    bus.publish([projectionsMoved]);
  };
  const progress = () => running.progress();
  const reports = new StateReports({ program: 'projections', progress, events, views, now, onReported });
  const stopReporting = pollEvery(() => reports.report(), reportMilliseconds, onError);
  void requests.start();
  return {
    caughtUp: running.caughtUp,
    position: () => running.position(),
    async stop() {
      await stopReporting();
      await Promise.all([requests.stop(), stopVerifying()]);
      await running.stop();
    },
  };
}

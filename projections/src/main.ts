import { openBoundStores } from '@portal/platform/program/http-program';
import { openHealthServer } from '@portal/platform/http/health-server';
import { startMetrics } from '@portal/platform/metrics/start-metrics';
import { createLogger } from '@portal/platform/program/logger';
import { readProgramConfig } from '@portal/platform/program/production-config';
import { runProgram } from '@portal/platform/program/run-program';
import { operateProjections } from '@portal/platform/operations/operate-projections';
import { createPushRunner } from '@portal/platform/push/push-runner';
import { allTraces, traceTo } from '@portal/platform/push/trace';
import { startTracing } from '@portal/platform/tracing/start-tracing';
import { sendServerHints } from '@portal/platform/push/server-hints';
import { changesIdentities } from '@portal/platform/session/changes-identities';
import { allProjections, allPushRules } from './index';

/* Projections as a program (production). Exactly one instance runs. */

/** Repeats the position for programs that missed a hint or just started. */
const repeatMilliseconds = 2_000;

runProgram(async (opened) => {
  const config = readProgramConfig(process.env);
  const { stores, codec } = await openBoundStores(config);
  const now = () => new Date();
  const logError = (error: unknown) => console.error(error);
  const hints = sendServerHints(stores.pushes);
  const metrics = await startMetrics('projections', config);
  const tracing = await startTracing('projections', config);
  const trace = allTraces(traceTo(createLogger(config.logLevel)), tracing);
  const pushes = createPushRunner({
    rules: allPushRules,
    bus: stores.pushes,
    now,
    head: await stores.events.head(),
    onPushed: trace.pushed,
  });
  const projections = await operateProjections({
    market: config.market,
    bus: stores.pushes,
    events: stores.events,
    codec,
    views: stores.views,
    projections: allProjections,
    now,
    onCommitted({ position, events }) {
      hints.viewsMoved(position, events.some(changesIdentities));
      trace.projected(events);
      pushes.handle(events);
    },
    onReported: metrics.projections,
    onError: logError,
    onParked: (parked) => logError(`parked: ${JSON.stringify(parked)}`),
  });
  const repeat = setInterval(() => hints.viewsMoved(projections.position(), false), repeatMilliseconds);
  const health = openHealthServer(config.port);
  // Not ready earlier: stale views would follow newer ones.
  void projections.caughtUp.then(health.isReady);
  opened({
    async close() {
      clearInterval(repeat);
      health.close();
      await projections.stop();
      await stores.close();
      await Promise.all([metrics.close(), tracing.close()]);
    },
  });
  console.log(`projections ${config.market} follow the log from position ${projections.position()}`);
});

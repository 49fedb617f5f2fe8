import type { FastifyInstance } from 'fastify';
import { type MetricsConfig, type ProgramMetrics, startMetrics } from '../metrics/start-metrics';
import type { EventStore } from '../stores/event-store/event-store.port';
import { startTracing, type TracingConfig } from '../tracing/start-tracing';

export interface Telemetry {
  readonly metrics: ProgramMetrics;
  appends(events: EventStore): EventStore;
  close(): Promise<void>;
}

/** As configured. Call before the app's routes are mounted. */
export async function startTelemetry(
  program: string,
  app: FastifyInstance,
  config: MetricsConfig & TracingConfig,
): Promise<Telemetry> {
  const metrics = await startMetrics(program, config);
  const tracing = await startTracing(program, config);
  metrics.calls(app);
  tracing.calls(app);
  return {
    metrics,
    appends: (events) => tracing.appends(metrics.appends(events)),
    close: async () => void (await Promise.all([metrics.close(), tracing.close()])),
  };
}

import type { Market } from '@portal/contracts';
import { createMetrics, type Metrics } from './create-metrics';
import type { MetricsAddress } from './metrics-server';

export type ProgramMetrics = Omit<Metrics, 'serve' | 'text'> & { close(): Promise<void> };

export interface MetricsConfig {
  readonly market: Market;
  readonly metricsAt: MetricsAddress | undefined;
}

const nothing: ProgramMetrics = {
  calls: () => undefined,
  appends: (events) => events,
  projections: () => undefined,
  gateway: () => undefined,
  mails: () => undefined,
  notices: { onOutcome: () => undefined, onWaiting: () => undefined },
  files: () => undefined,
  close: async () => undefined,
};

/** Counts and serves metrics if a port is configured. */
export async function startMetrics(
  program: string,
  { market, metricsAt }: MetricsConfig,
): Promise<ProgramMetrics> {
  if (metricsAt === undefined) return nothing;
  const metrics = createMetrics(program, market);
  const server = await metrics.serve(metricsAt);
  return { ...metrics, close: () => server.close() };
}

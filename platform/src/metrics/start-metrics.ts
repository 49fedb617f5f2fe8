import type { Market } from '@portal/contracts';
import { createMetrics, type Metrics } from './create-metrics';
import type { MetricsAddress } from './metrics-server';

/** The metrics of a running program. */
export type ProgramMetrics = Omit<Metrics, 'serve' | 'text'> & { close(): Promise<void> };

export interface MetricsConfig {
  readonly market: Market;
  /** Left out: nothing is counted and nothing served. */
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

/** Counts and serves what a program does, where its configuration names a port for that. */
export async function startMetrics(
  program: string,
  { market, metricsAt }: MetricsConfig,
): Promise<ProgramMetrics> {
  if (metricsAt === undefined) return nothing;
  const metrics = createMetrics(program, market);
  const server = await metrics.serve(metricsAt);
  return { ...metrics, close: () => server.close() };
}

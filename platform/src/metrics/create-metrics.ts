import type { Market } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { ProjectionState } from '../projection/projection-states';
import type { EventStore } from '../stores/event-store/event-store.port';
import type { OutboxStats } from '../stores/outbox/outbox.port';
import { measureAppends } from './append-metrics';
import { createGatewayMetrics, type GatewayFigures } from './gateway-metrics';
import { measureCalls } from './call-metrics';
import type { FileFinding } from '../files/checked-file-store';
import { createFileMetrics } from './file-metrics';
import { createMailMetrics } from './mail-metrics';
import { createNoticeMetrics, type NoticeMetrics } from './notice-metrics';
import { type MetricsAddress, serveMetrics, type MetricsServer } from './metrics-server';
import { createProjectionMetrics } from './projection-metrics';

/** Prometheus metrics. Labels are contract names, never ids or people (S19). */
export interface Metrics {
  /** Call before the app's routes are mounted. */
  calls(app: FastifyInstance): void;
  appends(events: EventStore): EventStore;
  projections(states: readonly ProjectionState[]): void;
  gateway(figures: GatewayFigures): void;
  mails(stats: OutboxStats): void;
  readonly notices: NoticeMetrics;
  files(key: string, finding: FileFinding): void;
  text(): Promise<string>;
  serve(address: MetricsAddress): Promise<MetricsServer>;
}

/** @param program `portal`, `command-api`, … */
export function createMetrics(program: string, market: Market): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ program, market });
  collectDefaultMetrics({ register: registry });
  const projections = createProjectionMetrics(registry);
  const gateway = createGatewayMetrics(registry);
  return {
    calls: measureCalls(registry),
    appends: measureAppends(registry),
    projections,
    gateway,
    mails: createMailMetrics(registry, Date.now),
    notices: createNoticeMetrics(registry),
    files: createFileMetrics(registry),
    text: () => registry.metrics(),
    serve: (port) => serveMetrics(registry, port),
  };
}

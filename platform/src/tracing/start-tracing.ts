import type { Market } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { ProjectedEvent } from '../codec/event-codec.port';
import type { Trace } from '../push/trace';
import type { EventStore } from '../stores/event-store/event-store.port';
import { withAppend } from '../stores/event-store/with-append';
import type { SpanRecorder } from './otlp-recorder';

/** Traces clicks from request to push. */
export interface ProgramTracing extends Trace {
  /** Call before the app's routes are mounted. */
  calls(app: FastifyInstance): void;
  appends(events: EventStore): EventStore;
  close(): Promise<void>;
}

export interface TracingConfig {
  readonly market: Market;
  /** Without a collector nothing is loaded. */
  readonly traces: boolean;
}

const nothing: ProgramTracing = {
  calls: () => undefined,
  appends: (events) => events,
  projected: () => undefined,
  pushed: () => undefined,
  close: async () => undefined,
};

const recordCalls = (record: SpanRecorder['record']) => (app: FastifyInstance) =>
  app.addHook('onResponse', async ({ id, method, routeOptions }, reply) => {
    const name = routeOptions.config.call;
    if (name === undefined) return;
    record({
      name,
      kind: 'server',
      correlationId: id,
      as: id,
      from: Date.now() - reply.elapsedTime,
      to: Date.now(),
      failed: reply.statusCode >= 500,
      attributes: { 'http.request.method': method, 'http.response.status_code': reply.statusCode },
    });
  });

const recordAppends =
  (record: SpanRecorder['record']) =>
  (events: EventStore): EventStore =>
    withAppend(events, async (stream, expected, newEvents) => {
      const from = Date.now();
      const result = await events.append(stream, expected, newEvents);
      const [first] = newEvents;
      if (first === undefined) return result;
      const { correlationId, commandId } = first.metadata;
      record({
        name: `append ${first.type}`,
        kind: 'producer',
        correlationId,
        as: commandId,
        after: correlationId,
        from,
        to: Date.now(),
        attributes: { 'portal.events': newEvents.length, 'portal.position': result.position },
      });
      return result;
    });

/** No traces of older events: a rebuild reads those of years. */
const longest = 3_600_000;

function recordEvent(record: SpanRecorder['record'], doing: string, event: ProjectedEvent): void {
  const { correlationId, commandId, at } = event.metadata;
  const from = Date.parse(at);
  const to = Date.now();
  if (to - from > longest) return;
  const what = { name: `${doing} ${event.type}`, kind: 'consumer', correlationId, after: commandId } as const;
  record({ ...what, from, to, attributes: { 'portal.position': event.position } });
}

/** Traces to OpenTelemetry if configured (decision 026). */
export async function startTracing(
  program: string,
  { market, traces }: TracingConfig,
): Promise<ProgramTracing> {
  if (!traces) return nothing;
  const { openOtlpRecorder } = await import('./otlp-recorder');
  const { record, close } = openOtlpRecorder(program, market);
  return {
    calls: recordCalls(record),
    appends: recordAppends(record),
    projected: (events) => events.forEach((event) => recordEvent(record, 'project', event)),
    pushed: (event) => recordEvent(record, 'push', event),
    close,
  };
}

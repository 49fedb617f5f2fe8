import { setTimeout as pause } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type IdGenerator,
  RandomIdGenerator,
} from '@opentelemetry/sdk-trace-base';
import type { Market } from '@portal/contracts';
import { type Span, spanIdOf, traceIdOf } from './span';

/** Milliseconds for which shutdown waits for a slow collector (R17). */
const patienceMilliseconds = 1_000;

/** Where spans go. */
export interface SpanRecorder {
  record(span: Span): void;
  /** Sends what is still here, to a collector that takes it at once. */
  close(): Promise<void>;
}

const kinds = { server: SpanKind.SERVER, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER } as const;

/** Ids that are set before a span begins; the SDK asks for them while it does. */
class GivenIds implements IdGenerator {
  readonly #random = new RandomIdGenerator();
  #traceId = '';
  #spanId = '';

  give({ correlationId, as }: Span): void {
    this.#traceId = traceIdOf(correlationId);
    this.#spanId = as === undefined ? this.#random.generateSpanId() : spanIdOf(as);
  }
  generateTraceId = (): string => this.#traceId;
  generateSpanId = (): string => this.#spanId;
}

function contextOf({ correlationId, after }: Span) {
  if (after === undefined) return ROOT_CONTEXT;
  const parent = { traceId: traceIdOf(correlationId), spanId: spanIdOf(after) };
  return trace.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags: TraceFlags.SAMPLED, isRemote: true });
}

/**
 * Sends spans in batches with the SDK of OpenTelemetry, as OTLP over HTTP. The SDK reads `OTEL_EXPORTER_OTLP_*`,
 * `OTEL_TRACES_SAMPLER` and `OTEL_BSP_*` from the environment. Spans that no collector takes are lost.
 */
export function openOtlpRecorder(program: string, market: Market): SpanRecorder {
  const ids = new GivenIds();
  const provider = new BasicTracerProvider({
    idGenerator: ids,
    resource: resourceFromAttributes({ 'service.name': `portal-${program}`, 'portal.market': market }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('portal');
  return {
    record(span) {
      const { name, kind, from, to, failed, correlationId, attributes } = span;
      ids.give(span);
      const described = { ...attributes, 'portal.correlation_id': correlationId };
      const options = { kind: kinds[kind], startTime: from, attributes: described };
      const recorded = tracer.startSpan(name, options, contextOf(span));
      if (failed === true) recorded.setStatus({ code: SpanStatusCode.ERROR });
      recorded.end(to);
    },
    close: () => Promise.race([provider.shutdown(), pause(patienceMilliseconds, undefined, { ref: false })]),
  };
}

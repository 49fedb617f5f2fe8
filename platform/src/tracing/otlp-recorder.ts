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

/** Longest wait for the collector at shutdown (R17). */
const shutdownTimeoutMs = 1_000;

export interface SpanRecorder {
  record(span: Span): void;
  close(): Promise<void>;
}

const kinds = { server: SpanKind.SERVER, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER } as const;

/** Sets ids in advance; the SDK requests them when a span begins. */
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
 * OTLP/HTTP, configured by `OTEL_EXPORTER_OTLP_*`, `OTEL_TRACES_SAMPLER`, `OTEL_BSP_*`. Undeliverable spans are lost.
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
    close: () => Promise.race([provider.shutdown(), pause(shutdownTimeoutMs, undefined, { ref: false })]),
  };
}

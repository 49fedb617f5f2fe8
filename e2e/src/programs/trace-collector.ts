import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { until } from './until';

/** Fields of an OTLP JSON span. */
export interface CollectedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly object[];
  /** `portal-command-api`. */
  readonly program: string;
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string };
}
interface Batch {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Omit<CollectedSpan, 'program'>[] }[];
  }[];
}

const spansOf = ({ resourceSpans }: Batch): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name');
    const program = service?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, program })));
  });

export class TraceCollector {
  readonly #server: Server;
  readonly #spans: CollectedSpan[] = [];

  private constructor(answers: boolean) {
    this.#server = createServer((request, response) => {
      void json(request).then((batch) => {
        if (!answers) return;
        if (request.url === '/v1/traces') this.#spans.push(...spansOf(batch as Batch));
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
  }

  /** @param answers `false`: never responds */
  static async start({ answers = true } = {}): Promise<TraceCollector> {
    const collector = new TraceCollector(answers);
    collector.#server.listen(0, '127.0.0.1');
    await once(collector.#server, 'listening');
    return collector;
  }

  /** Exports to this collector without delay. */
  get environment() {
    const { port } = this.#server.address() as AddressInfo;
    return { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_BSP_SCHEDULE_DELAY: '50' };
  }

  async until(isEnough: (spans: readonly CollectedSpan[]) => boolean): Promise<readonly CollectedSpan[]> {
    await until('enough spans have come', async () => isEnough(this.#spans));
    return this.#spans;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}

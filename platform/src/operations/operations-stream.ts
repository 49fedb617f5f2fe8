import { randomUUID } from 'node:crypto';
import type { DomainEvent, EventOf, Market } from '@portal/contracts';
import type { operationsEvents } from '@portal/contracts/areas/operations';
import type { EventCodec } from '../codec/event-codec.port';
import { platformMetadata } from '../decider/platform-metadata';
import {
  type EventStore,
  type JsonRecord,
  type RecordedEvent,
  WrongExpectedRevision,
} from '../stores/event-store/event-store.port';

type OperationsEvent = EventOf<typeof operationsEvents>;
type DataOf<Type extends OperationsEvent['type']> = Extract<OperationsEvent, { type: Type }>['data'];

export type OperationRequest = {
  readonly operationId: string;
  readonly position: number;
  readonly eventId: string;
  readonly correlationId: string;
  readonly attempts: number;
} & (
  | { readonly kind: 'retry'; readonly projection: string; readonly stream: string }
  | {
      readonly kind: 'rebuild';
      readonly projections: readonly string[];
      readonly activate: boolean;
      readonly thorough: boolean;
    }
);

export type OperationOutcome = Extract<
  OperationsEvent,
  { type: 'OperationStarted' | 'ParkedStreamRetried' | 'ProjectionsRebuilt' | 'OperationFailed' }
>;

const operationsStreamOf = (market: Market): string => `operations-${market}`;

const requestTypes: Readonly<Record<string, (data: JsonRecord) => object>> = {
  ParkedStreamRetryRequested(data) {
    const { projection, stream } = data as DataOf<'ParkedStreamRetryRequested'>;
    return { kind: 'retry', projection, stream };
  },
  RebuildRequested(data) {
    const { projections, activate, thorough = false } = data as DataOf<'RebuildRequested'>;
    return { kind: 'rebuild', projections, activate, thorough };
  },
};

const over: ReadonlySet<string> = new Set<OperationOutcome['type']>([
  'ParkedStreamRetried',
  'ProjectionsRebuilt',
  'OperationFailed',
]);

export const isRequest = ({ type }: Pick<DomainEvent, 'type'>): boolean => type in requestTypes;

function openIn(events: readonly RecordedEvent[]): OperationRequest[] {
  const open = new Map<string, OperationRequest>();
  for (const { type, data, id, position, metadata } of events) {
    const operationId = data.operationId as string;
    const known = open.get(operationId);
    const { correlationId } = metadata;
    const what = requestTypes[type]?.(data);
    if (what)
      open.set(operationId, {
        operationId,
        position,
        eventId: id,
        correlationId,
        attempts: 0,
        ...what,
      } as OperationRequest);
    else if (over.has(type)) open.delete(operationId);
    else if (known) open.set(operationId, { ...known, attempts: known.attempts + 1 });
  }
  return [...open.values()];
}

export interface OperationsStreamOptions {
  readonly events: EventStore;
  readonly codec: EventCodec;
  readonly market: Market;
  readonly now: () => Date;
}

export class OperationsStream {
  readonly #options: OperationsStreamOptions;
  readonly name: string;

  constructor(options: OperationsStreamOptions) {
    this.#options = options;
    this.name = operationsStreamOf(options.market);
  }

  async open(): Promise<readonly OperationRequest[]> {
    return openIn(await this.#options.events.readStream(this.name));
  }

  async record(request: OperationRequest, outcome: OperationOutcome): Promise<void> {
    const { events, codec, market, now } = this.#options;
    const { correlationId, eventId: causationId } = request;
    const metadata = { ...platformMetadata(market, now()), correlationId, causationId };
    const event = await codec.encode(outcome, randomUUID(), metadata);
    for (;;) {
      const stream = await events.readStream(this.name);
      if (!openIn(stream).some(({ operationId }) => operationId === request.operationId)) return;
      try {
        await events.append(this.name, stream.length - 1, [event]);
        return;
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) throw error;
      }
    }
  }
}
